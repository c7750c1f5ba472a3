import ChartModel
import ChartScales
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringAxesTests {
  private var chart: some View {
    Chart(1..<4, id: \.self) { PointMark(x: .value("x", $0 * 10), y: .value("y", $0)) }
  }

  private var names: some View {
    Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
  }

  @Test func `an automatic domain holds zero, unless its author says otherwise`() throws {
    #expect(try lowered(chart).spec.x.includesZero == true)
    #expect(try lowered(chart).spec.x.domain == nil)
    let without = chart.chartXScale(domain: .automatic(includesZero: false))
    #expect(try lowered(without).spec.x.includesZero == false)
    #expect(try lowered(without).spec.y.includesZero == true)
  }

  @Test func `a domain is taken as it is given`() throws {
    let spec = try lowered(chart.chartXScale(domain: 5...35).chartYScale(domain: [2, 1, 7])).spec
    #expect(spec.x.domain == Interval(5, 35))
    #expect(spec.y.domain == Interval(1, 7))
    let reversed = try lowered(chart.chartYScale(domain: .automatic(reversed: true))).spec
    #expect(reversed.y.isReversed)
    #expect(!reversed.x.isReversed)
    let listed = try lowered(names.chartXScale(domain: ["c", "z", "a", "b"])).spec
    #expect(listed.x.categories == ["c", "z", "a", "b"])
  }

  @Test func `a domain that is changed is what the client makes of the inferred one`() throws {
    let wider = chart.chartXScale(
      domain: .automatic(includesZero: false, dataType: Int.self) { ends in
        ends[0] -= 5
        ends[1] += 5
      }
    )
    #expect(try lowered(wider).spec.x.domain == Interval(5, 35))
    let sorted = names.chartXScale(
      domain: .automatic(dataType: String.self) { $0.sort(by: >) }
    )
    #expect(try lowered(sorted).spec.x.categories == ["c", "b", "a"])
  }

  @Test func `domains that nothing can be shown over are told, and those that fit stand`() throws {
    let point = chart.chartXScale(domain: 3...3)
    #expect(try losses(point) == ["domainIgnored x 3 3"])
    #expect(try lowered(point).spec.x.domain == nil)
    #expect(try losses(chart.chartYScale(domain: 0...Double.infinity)) == ["domainIgnored y 0 inf"])
    #expect(try losses(chart.chartYScale(domain: [2, 2])) == ["domainIgnored y 2 2"])
    #expect(try losses(chart.chartYScale(domain: [2, 1])) == [])
  }

  @Test func `types of scales are kept, and those by impossible numbers told`() throws {
    let type = { (type: ScaleType) in try lowered(chart.chartYScale(type: type)).spec.y.scaleType }
    #expect(try type(.log) == .log)
    #expect(try type(.squareRoot) == .squareRoot)
    #expect(try type(.power(exponent: 3)) == .power(exponent: 3))
    #expect(try type(.symmetricLog(slopeAtZero: 2)) == .symmetricLog(slopeAtZero: 2))
    #expect(try type(.power(exponent: 0)) == .linear)
    #expect(
      try losses(
        chart.chartXScale(type: .power(exponent: 0)).chartYScale(type: .power(exponent: .nan))
      ) == ["scaleIgnored x 0", "scaleIgnored y nan"]
    )
  }

  @Test func `what stands at values of an axis is made once a value, in order`() throws {
    final class Calls { var values: [Double] = [] }
    let calls = Calls()
    let view = chart.chartXAxis {
      AxisMarks(values: [30, 10, 20]) { value in
        let amount = value.as(Double.self) ?? .nan
        let _ = calls.values.append(amount)
        AxisGridLine()
        if amount == 20 { AxisValueLabel("twenty") }
      }
    }
    let marks = try #require(try lowered(view).spec.x.marks?.first)
    #expect(calls.values == [30, 10, 20])
    #expect(marks.values == .places([30, 10, 20]))
    #expect(marks.items.map { $0.label?.text?.text } == [nil, nil, "twenty"])
    #expect(marks.items.allSatisfy { $0.grid != nil && $0.tick == nil })
  }

  @Test func `formats write labels, and say what the amounts are`() throws {
    let shares = Chart([0.25, 0.5], id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("Share", $0))
    }
    let percent = try lowered(
      shares.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    ).spec
    #expect(percent.layers[0].channels[.y]?.format == NumberFormat(style: .percent))
    #expect(percent.y.marks?.first?.items.contains { $0.label?.text?.text == "50%" } == true)
    let items = try lowered(
      shares.chartYAxis {
        AxisMarks { AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent()) }
      }
    ).spec
    #expect(items.layers[0].channels[.y]?.format == NumberFormat(style: .percent))
    let whole = try lowered(
      shares.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent().scale(1)) }
    ).spec
    #expect(whole.layers[0].channels[.y]?.format == nil)
    #expect(whole.layers[0].channels[.y]?.unit == "%")
    let money = try lowered(
      shares.chartYAxis {
        AxisMarks(format: FloatingPointFormatStyle<Double>.Currency(code: "EUR"))
      }
    ).spec
    #expect(money.layers[0].channels[.y]?.format == NumberFormat(prefix: "€"))
    let plain = try lowered(
      shares.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>()) }
    ).spec
    #expect(plain.layers[0].channels[.y]?.format == nil)
  }

  @Test func `sides, presets, strides and titles are those declared`() throws {
    let view = chart.chartXAxis {
      AxisMarks(preset: .aligned, position: .top, values: .stride(by: 10)) { _ in AxisTick() }
    }
    .chartXAxisLabel("Length (mm)").chartYAxis(.hidden)
    let spec = try lowered(view).spec
    #expect(spec.x.title == "Length (mm)")
    #expect(spec.x.marks?.first?.position == .top)
    #expect(spec.x.marks?.first?.preset == .aligned)
    #expect(spec.x.marks?.first?.values == .stride(by: 10))
    #expect(spec.y.isHidden)
    #expect(!spec.x.isHidden)
  }
}
