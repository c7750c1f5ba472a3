import SwiftUI
import Testing

@testable import Charts

@MainActor
struct DeclarationProxyTests {
  /// A plot of 100 by 50 points whose places are its values; y upwards.
  private struct Answers: ChartProxyAnswering {
    var selection = DeclaredSelection()
    var plotFrame: CGRect? { CGRect(x: 10, y: 20, width: 100, height: 50) }
    var plotContainerFrame: CGRect? { nil }

    func position(of value: PrimitiveValue, on axis: Axis) -> Double? {
      value.amount.map { axis == .horizontal ? $0 : 50 - $0 }
    }

    func extent(of value: PrimitiveValue, on axis: Axis) -> ClosedRange<Double>? {
      position(of: value, on: axis).map { $0 - 1...$0 + 1 }
    }

    func value(at position: Double, on axis: Axis) -> PrimitiveValue? {
      .number(axis == .horizontal ? position : 50 - position)
    }

    func value(atAngle radians: Double) -> PrimitiveValue? { .number(radians) }
    func domain(of scale: ChartProxyScale) -> [PrimitiveValue] {
      scale == .x ? [.number(0), .number(100)] : [.name("a")]
    }
    func foregroundStyle(for value: PrimitiveValue) -> AnyShapeStyle? { AnyShapeStyle(.red) }
    func lineStyle(for value: PrimitiveValue) -> StrokeStyle? { nil }
    func symbol(for value: PrimitiveValue) -> AnyChartSymbolShape? { nil }
    func symbolSize(for value: PrimitiveValue) -> Double? { 30 }
  }

  private let proxy = ChartProxy(answers: Answers())

  @Test func `places and values are asked for in the client's types`() {
    #expect(proxy.position(forX: 30) == 30)
    #expect(proxy.position(for: (x: 30, y: 20.0)) == CGPoint(x: 30, y: 30))
    #expect(proxy.position(forX: "a") == nil)
    #expect(proxy.positionRange(forX: 3) == 2...4)
    #expect(proxy.positionRange(for: (x: 30, y: 20)) == CGRect(x: 29, y: 29, width: 2, height: 2))
    #expect(proxy.value(atX: 2.6, as: Int.self) == 3)
    let value: (Int, Double)? = proxy.value(at: CGPoint(x: 3, y: 20))
    #expect(value?.0 == 3)
    #expect(value?.1 == 30)
    #expect(proxy.value(atX: 3, as: String.self) == nil)
    #expect(proxy.xDomain(dataType: Int.self) == [0, 100])
    #expect(proxy.symbolDomain(dataType: Int.self) == [])
    #expect(proxy.symbolSize(for: "a") == 30)
  }

  @Test func `frames are anchors, under their old names too`() {
    #expect(proxy.plotFrame?.rootValue == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(proxy.plotContainerFrame == nil)
    #expect(proxy.plotSize == CGSize(width: 100, height: 50))
  }

  @Test func `angles run clockwise from above`() {
    #expect(abs(proxy.angle(at: CGPoint(x: 50, y: 0)).degrees) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 90, y: 25)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 0, y: 25)).degrees - 270) < 1e-9)
  }

  @Test func `a proxy selects through the client's bindings`() {
    var value: Int?
    var range: ClosedRange<Int>?
    var answers = Answers()
    answers.selection.x = DeclaredValueBinding(Binding(get: { value }, set: { value = $0 }))
    answers.selection.yRange = DeclaredRangeBinding(Binding(get: { range }, set: { range = $0 }))
    let proxy = ChartProxy(answers: answers)
    proxy.selectXValue(at: 12)
    proxy.selectYRange(from: 10, to: 40)
    proxy.selectXRange(from: 1, to: 2)
    #expect(value == 12)
    #expect(range == 10...40)
  }

  @Test func `scrolling comes to rest at values`() {
    func rest(
      _ behavior: some ChartScrollTargetBehavior,
      at x: Double,
      velocity: Double = 0
    ) -> CGFloat {
      var target = ScrollTarget(rect: CGRect(x: x, y: 0, width: 20, height: 50))
      let context = ScrollTargetBehaviorContext(
        originalTarget: target,
        velocity: CGVector(dx: velocity, dy: 0),
        contentSize: CGSize(width: 100, height: 50),
        containerSize: CGSize(width: 20, height: 50),
        axes: .horizontal
      )
      behavior.updateTarget(
        &target,
        context: ChartScrollTargetBehaviorContext(chartProxy: proxy, context: context)
      )
      return target.rect.minX
    }
    #expect(rest(.valueAligned(unit: 5), at: 12) == 10)
    #expect(rest(.valueAligned(unit: 5, majorAlignment: .page), at: 12, velocity: 90) == 20)
    #expect(rest(.valueAligned(matching: DateComponents(hour: 0)), at: 12) == 12)
    #expect(rest(.paging, at: 28) == 20)
  }
}
