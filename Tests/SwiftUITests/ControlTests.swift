import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct ControlTests {
  private enum Span: String, CaseIterable, Identifiable {
    case week, month

    var id: Self { self }
  }

  private struct Panel: View {
    @State private var span = Span.week
    @State private var isOn = false
    @State private var value = 0.5
    @State private var count = 2

    var body: some View {
      Picker("Span", selection: $span.animation()) {
        ForEach(Span.allCases) { Text(verbatim: $0.rawValue) }
      }
      Toggle("On", isOn: $isOn)
      Slider(value: $value, in: 0...10, step: 2.5) { Text("Value") }
      Stepper("Count", value: $count, in: 0...3)
      Text(verbatim: "\(span) \(isOn) \(value) \(count)")
    }
  }

  private func after(_ act: ([ViewElement]) -> Void) -> [String] {
    let reader = ViewReader(environment: fixedEnvironment())
    let view = Panel()
    act(reader.read(view))
    return reader.read(view).compactMap(\.text)
  }

  @Test func `a picker tells its choices and makes the one asked for`() {
    let picker = elements(of: Panel()).controls(labelled: "Span").first
    #expect(picker?.choices == ["week", "month"])
    #expect(picker?.value == "week")
    #expect(
      after { $0.controls(labelled: "Span").first?.choose?(1) } == ["month false 0.5 2"]
    )
    #expect(after { $0.controls(labelled: "Span").first?.choose?(9) } == ["week false 0.5 2"])
  }

  @Test func `a picker of optional values finds the tags of plain ones`() {
    var choice: Int?
    let binding = Binding(get: { choice }, set: { choice = $0 })
    let view = Picker("P", selection: binding) {
      Text("none").tag(nil as Int?)
      Text("one").tag(1)
      Text("two").tag(2 as Int?)
    }
    let control = elements(of: view).compactMap(\.control).first
    #expect(control?.choices == ["none", "one", "two"])
    #expect(control?.value == "none")
    control?.choose?(2)
    #expect(choice == 2)
    control?.choose?(0)
    #expect(choice == nil)
  }

  @Test func `a toggle turns`() {
    #expect(after { $0.controls(labelled: "On").first?.press?() } == ["week true 0.5 2"])
  }

  @Test(arguments: [(6.0, "5.0"), (7, "7.5"), (99, "10.0"), (-1, "0.0"), (.nan, "0.0")])
  func `a slider takes the nearest number that it can show`(_ number: Double, _ shown: String) {
    let texts = after { $0.controls(labelled: "Value").first?.setNumber?(number) }
    #expect(texts == ["week false \(shown) 2"])
  }

  @Test(arguments: [(3.0, 3), (9, 3), (-4, 0), (.nan, 2), (.infinity, 2)])
  func `a stepper stays within its bounds`(_ number: Double, _ shown: Int) {
    let texts = after { $0.controls(labelled: "Count").first?.setNumber?(number) }
    #expect(texts == ["week false 0.5 \(shown)"])
  }

  @Test func `a button of a label has the words of its title`() {
    let view = Button {
    } label: {
      Label("Go", systemImage: "arrow")
    }
    #expect(elements(of: view).controls(labelled: "Go").count == 1)
  }

  @Test func `a stepper of decimals takes decimals and one of whole numbers does not`() {
    var (width, count) = (10.0, 3)
    let view = VStack {
      Stepper("Width", value: Binding(get: { width }, set: { width = $0 }), in: 5...20.0)
      Stepper("Count", value: Binding(get: { count }, set: { count = $0 }))
    }
    for control in elements(of: view).compactMap(\.control) { control.setNumber?(7.6) }
    #expect(width == 7.6)
    #expect(count == 8)
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 2 : 1)
    }
  }

  @Test func `a client's style leaves a button its label and action`() {
    var count = 0
    let view = Button("Go") { count += 1 }.buttonStyle(Loud())
    elements(of: view).controls(labelled: "Go").first?.press?()
    #expect(count == 1)
  }

  @Test func `a split view is read from the side to the detail`() {
    let view = NavigationSplitView {
      List(selection: .constant(1 as Int?)) { Text(verbatim: "side") }
    } detail: {
      Text(verbatim: "detail")
    }
    #expect(texts(of: view) == ["side", "detail"])
  }

  @Test func `a colour to choose is read by its name`() {
    let view = ColorPicker("Paint", selection: .constant(.red.opacity(0.5)))
    #expect(elements(of: view).compactMap(\.control).first?.value == "0.5 of red")
  }

  @Test func `a date picker shows its parts and stays within its span`() {
    var day = Date(timeIntervalSince1970: 1_654_041_600)
    let first = day
    let view = DatePicker(
      "Day",
      selection: Binding(get: { day }, set: { day = $0 }),
      in: first...first.addingTimeInterval(86_400),
      displayedComponents: .date
    )
    let control = elements(of: view).compactMap(\.control).first
    #expect(control?.value == "June 1, 2022")
    control?.setDate?(first.addingTimeInterval(1e9))
    #expect(day == first.addingTimeInterval(86_400))
  }

  private struct Opened: View {
    @State private var isOpen = false

    var body: some View {
      DisclosureGroup("More", isExpanded: $isOpen) { Text(verbatim: "detail") }
    }
  }

  @Test func `what can be opened is read when it is open`() {
    let reader = ViewReader()
    let view = Opened()
    let closed = reader.read(view)
    #expect(closed.flatMap(\.texts) == ["More"])
    closed.controls(labelled: "More").first?.press?()
    #expect(reader.read(view).flatMap(\.texts) == ["More", "detail"])
  }

  @Test func `paging comes to rest at the nearest page within the content`() {
    func rest(at x: CGFloat) -> CGFloat {
      var target = ScrollTarget(rect: CGRect(x: x, y: 3, width: 100, height: 10))
      let context = ScrollTargetBehaviorContext(
        originalTarget: target,
        velocity: .zero,
        contentSize: CGSize(width: 350, height: 10),
        containerSize: CGSize(width: 100, height: 10),
        axes: .horizontal
      )
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
      #expect(target.rect.minY == 3)
      return target.rect.minX
    }
    #expect(rest(at: 149) == 100)
    #expect(rest(at: 151) == 200)
    #expect(rest(at: 349) == 250)
    #expect(rest(at: -20) == 0)
  }
}
