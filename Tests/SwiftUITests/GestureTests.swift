import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct GestureTests {
  private final class Log {
    var lines: [String] = []
  }

  private func point(_ x: Double, _ y: Double = 0) -> CGPoint { CGPoint(x: x, y: y) }

  private func gestures(of view: some View) -> [GestureReading] {
    elements(of: view).flatMap(\.attributes.gestures)
  }

  @Test func `a drag tells where the pointer is, came from and how far it moved`() {
    let log = Log()
    let view = Rectangle().gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { log.lines.append("\($0.startLocation.x) \($0.location.x)") }
        .onEnded { log.lines.append("end \($0.translation.width)") }
    )
    gestures(of: view).first?.drag(through: [point(10), point(15), point(40)])
    #expect(log.lines == ["10.0 10.0", "10.0 15.0", "10.0 40.0", "end 30.0"])
  }

  @Test func `a drag begins only after its least distance`() {
    let log = Log()
    let drag = DragGesture().onChanged { log.lines.append("\($0.location.x)") }
      .onEnded { _ in log.lines.append("end") }
    let reading = gestures(of: Rectangle().gesture(drag)).first
    reading?.drag(through: [point(0), point(9)])
    #expect(log.lines.isEmpty)
    reading?.drag(through: [point(0), point(9), point(10), point(3)])
    #expect(log.lines == ["10.0", "3.0", "end"])
  }

  @Test func `a tap tells its place and a drag is no tap`() {
    let log = Log()
    let view = Rectangle().onTapGesture { log.lines.append("tap") }
      .gesture(SpatialTapGesture().onEnded { log.lines.append("\($0.location.x)") })
    for reading in gestures(of: view) {
      reading.tap(at: point(4))
      reading.drag(through: [point(0), point(50)])
    }
    #expect(log.lines == ["tap", "4.0"])
  }

  @Test func `a long press must be long`() {
    let log = Log()
    let view = Rectangle().onLongPressGesture(minimumDuration: 1) { log.lines.append("long") }
    let reading = gestures(of: view).first
    reading?.tap(at: point(0), after: 0.9)
    #expect(log.lines.isEmpty)
    reading?.tap(at: point(0), after: 1)
    #expect(log.lines.contains("long"))
  }

  @Test func `a drag after a long press is told from where the press was done`() {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
      .onEnded { value in
        if case .second(_, let drag) = value {
          log.lines.append("\(drag?.translation.width ?? -1)")
        }
      }
    let reading = gestures(of: Rectangle().gesture(gesture)).first
    reading?.drag(through: [point(0), point(0), point(60)], interval: 0.1)
    #expect(log.lines == ["60.0"])
    reading?.drag(through: [point(0), point(30), point(60)], interval: 0.1)
    #expect(log.lines == ["60.0"])
  }

  @Test func `simultaneous gestures are both told and exclusive ones are not`() {
    let log = Log()
    func tap(_ name: String) -> some Gesture<Void> {
      TapGesture().onEnded { log.lines.append(name) }
    }
    gestures(of: Rectangle().gesture(tap("a").simultaneously(with: tap("b")))).first?
      .tap(at: point(0))
    #expect(log.lines == ["a", "b"])
    gestures(of: Rectangle().gesture(tap("c").exclusively(before: tap("d")))).first?
      .tap(at: point(0))
    #expect(log.lines == ["a", "b", "c"])
  }

  private struct Dragged: View {
    @GestureState private var offset: CGFloat = 0

    var body: some View {
      Rectangle().gesture(
        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
          state = value.translation.width
        }
      )
      Text(verbatim: "\(offset)")
    }
  }

  @Test func `a value of a gesture lasts as long as the gesture`() {
    let reader = ViewReader()
    let view = Dragged()
    let reading = reader.read(view).flatMap(\.flattened).flatMap(\.attributes.gestures).first
    let start = PointerStroke.Sample(location: point(5), time: Date(timeIntervalSince1970: 0))
    var stroke = PointerStroke(start: start)
    stroke.samples.append(
      PointerStroke.Sample(location: point(12), time: start.time.addingTimeInterval(1))
    )
    reading?.receive(stroke)
    #expect(reader.read(view).flatMap(\.texts) == ["7.0"])
    stroke.isLifted = true
    reading?.receive(stroke)
    #expect(reader.read(view).flatMap(\.texts) == ["0.0"])
  }

  private struct Selecting: View {
    @State private var selected: Double?

    var body: some View {
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle()).gesture(
          DragGesture(minimumDistance: 0).onChanged {
            selected = $0.location.x / geometry.size.width
          }
        )
      }
      if let selected { Text(verbatim: "at \(selected)") }
    }
  }

  @Test func `a gesture in a geometry reader changes what is read next`() {
    var environment = fixedEnvironment()
    environment.proposedFrame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let reader = ViewReader(environment: environment)
    let view = Selecting()
    let found = reader.read(view).flatMap(\.flattened).flatMap(\.attributes.gestures)
    found.first?.drag(through: [point(0), point(50)])
    #expect(reader.read(view).flatMap(\.texts) == ["at 0.25"])
  }

  @Test func `a mask without gestures takes them away`() {
    let view = Rectangle().onTapGesture {}.gesture(TapGesture(), including: .none)
    #expect(gestures(of: view).isEmpty)
    #expect(gestures(of: Rectangle().onTapGesture {}.allowsHitTesting(false)).isEmpty)
  }
}
