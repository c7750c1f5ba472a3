import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct ShapeTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func outline(of view: some View) -> ShapeOutline? {
    elements(of: view, in: frame).compactMap(\.outline).first
  }

  @Test func `shapes that have names keep them`() {
    #expect(outline(of: Rectangle())?.form == .rectangle)
    #expect(outline(of: Circle())?.form == .circle)
    #expect(outline(of: Capsule())?.form == .capsule)
    #expect(
      outline(of: RoundedRectangle(cornerRadius: 4))?.form
        == .roundedRectangle(cornerSize: CGSize(width: 4, height: 4))
    )
  }

  @Test func `a shape lies in the frame that it is offered, or in a unit square`() {
    #expect(outline(of: Rectangle())?.frame == frame)
    #expect(
      outline(of: Rectangle().frame(width: 20, height: 10))?.frame
        == CGRect(x: 50, y: 40, width: 20, height: 10)
    )
    #expect(
      outline(of: Rectangle().padding(5))?.frame == CGRect(x: 15, y: 25, width: 90, height: 40)
    )
    let unit = elements(of: Rectangle()).compactMap(\.outline).first
    #expect(unit?.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `fill and stroke are kept with their styles`() {
    let filled = outline(of: Circle().fill(.red.opacity(0.5)).stroke(.blue, lineWidth: 3))
    #expect(filled?.fill?.paint == .color(.red.opacity(0.5)))
    #expect(filled?.stroke?.style.paint == .color(.blue))
    #expect(filled?.stroke?.line.lineWidth == 3)
    let bordered = outline(of: Circle().strokeBorder(.green))
    #expect(bordered?.fill == nil)
    #expect(bordered?.stroke?.isInside == true)
    #expect(outline(of: Rectangle().foregroundStyle(.orange))?.fill?.paint == .color(.orange))
  }

  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.closeSubpath()
      }
    }
  }

  @Test func `a client's shape is a path in its frame`() {
    let expected = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 110, y: 45))
      path.closeSubpath()
    }
    #expect(outline(of: Wedge())?.form == .path(expected))
    #expect(outline(of: Wedge().offset(x: 1))?.form == .path(expected.offsetBy(dx: 1, dy: 0)))
  }

  @Test func `a circle is as wide as high, in the middle`() {
    let bounds = Circle().path(in: frame).boundingRect
    #expect(bounds == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(Circle().inset(by: 5).path(in: frame).boundingRect.width == 40)
  }

  /// Points along a path's curves, five for each.
  private func points(on path: Path) -> [CGPoint] {
    var place = CGPoint.zero
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): place = end
      case .quadCurve(let end, _): place = end
      case .curve(let end, let one, let other):
        for step in 0...4 {
          let t = CGFloat(step) / 4
          let (a, b, c, d) = (pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), pow(t, 3))
          points.append(
            CGPoint(
              x: a * place.x + b * one.x + c * other.x + d * end.x,
              y: a * place.y + b * one.y + c * other.y + d * end.y
            )
          )
        }
        place = end
      case .closeSubpath: break
      }
    }
    return points
  }

  @Test(arguments: [
    (0.0, 90.0, false), (0, 90, true), (30, 400, false), (200, -170, true), (0, 360, true),
  ])
  func `every point of an arc lies on the circle`(_ start: Double, _ end: Double, _ turn: Bool) {
    let path = Path {
      $0.addArc(
        center: CGPoint(x: 3, y: 4),
        radius: 10,
        startAngle: .degrees(start),
        endAngle: .degrees(end),
        clockwise: turn
      )
    }
    let points = points(on: path)
    #expect(!points.isEmpty)
    // A cubic curve over a quarter of a circle errs by 0.03 % of the radius.
    for point in points { #expect(abs(hypot(point.x - 3, point.y - 4) - 10) < 0.003) }
    let last = points.last ?? .zero
    #expect(abs(last.x - (3 + 10 * cos(end * .pi / 180))) < 1e-9)
    #expect(abs(last.y - (4 + 10 * sin(end * .pi / 180))) < 1e-9)
  }

  @Test func `an arc runs with growing angles unless it is clockwise`() {
    func bounds(_ isClockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero,
          radius: 10,
          startAngle: .zero,
          endAngle: .degrees(90),
          clockwise: isClockwise
        )
      }
      .boundingRect
    }
    #expect(abs(bounds(false).minX) < 1e-9 && abs(bounds(false).minY) < 1e-9)
    #expect(bounds(true).minX < -9 && bounds(true).minY < -9)
  }

  @Test func `a clip and round corners are outlines in the frame`() {
    let clip = elements(of: Text(verbatim: "a").cornerRadius(6), in: frame).first?.attributes.clip
    #expect(clip?.form == .roundedRectangle(cornerSize: CGSize(width: 6, height: 6)))
    #expect(clip?.frame == frame)
  }

  @Test func `a proxy gives size, frame and anchors in the view's own points`() {
    let proxy = GeometryProxy(rootFrame: frame)
    #expect(proxy.size == frame.size)
    #expect(proxy.frame(in: .local) == CGRect(origin: .zero, size: frame.size))
    #expect(proxy.frame(in: .global) == frame)
    let anchor = Anchor(rootValue: CGRect(x: 30, y: 40, width: 5, height: 5))
    #expect(proxy[anchor] == CGRect(x: 20, y: 20, width: 5, height: 5))
    #expect(proxy[Anchor(rootValue: CGPoint(x: 11, y: 22))] == CGPoint(x: 1, y: 2))
    #expect(proxy[Anchor(rootValue: 7)] == 7)
  }
}
