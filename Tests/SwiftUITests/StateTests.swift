import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct StateTests {
  private struct Counter: View {
    let title: String
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(title) \(count)")
        Button(title) { count += 1 }
      }
    }
  }

  private func press(_ label: String, in elements: [ViewElement], at index: Int = 0) {
    let controls = elements.controls(labelled: label)
    guard controls.indices.contains(index) else {
      Issue.record("no button \(label) at \(index)")
      return
    }
    controls[index].press?()
  }

  private func words(_ elements: [ViewElement]) -> [String] {
    elements.flatMap(\.flattened).compactMap(\.text).filter { $0.contains(" ") }
  }

  @Test func `changing a state and reading again gives the new reading`() {
    let reader = ViewReader()
    let view = Counter(title: "A")
    press("A", in: reader.read(view))
    press("A", in: reader.read(view))
    #expect(words(reader.read(view)) == ["A 2"])
  }

  @Test func `two readers of one view keep two states`() {
    let view = Counter(title: "A")
    let (one, other) = (ViewReader(), ViewReader())
    press("A", in: one.read(view))
    #expect(words(one.read(view)) == ["A 1"])
    #expect(words(other.read(view)) == ["A 0"])
  }

  @Test func `one value read at two places keeps two states`() {
    let counter = Counter(title: "A")
    let view = HStack {
      counter; counter
    }
    let reader = ViewReader()
    let before = reader.read(view)
    press("A", in: before, at: 1)
    press("A", in: before, at: 1)
    press("A", in: before, at: 0)
    #expect(words(reader.read(view)) == ["A 1", "A 2"])
  }

  private struct Rows: View {
    let names: [String]

    var body: some View {
      ForEach(names, id: \.self) { Counter(title: $0) }
    }
  }

  @Test func `rows keep their state by id when their order changes`() {
    let reader = ViewReader()
    press("B", in: reader.read(Rows(names: ["A", "B"])))
    #expect(words(reader.read(Rows(names: ["C", "B", "A"]))) == ["C 0", "B 1", "A 0"])
  }

  @Test func `state of a view that was gone begins anew`() {
    let reader = ViewReader()
    press("A", in: reader.read(Rows(names: ["A"])))
    _ = reader.read(Rows(names: []))
    #expect(words(reader.read(Rows(names: ["A"]))) == ["A 0"])
  }

  @Test func `a view with another id begins anew`() {
    let reader = ViewReader()
    press("A", in: reader.read(Counter(title: "A").id(1)))
    #expect(words(reader.read(Counter(title: "A").id(1))) == ["A 1"])
    #expect(words(reader.read(Counter(title: "A").id(2))) == ["A 0"])
  }

  private struct Branches: View {
    let isFirst: Bool

    var body: some View {
      if isFirst { Counter(title: "A") } else { Counter(title: "A") }
    }
  }

  @Test func `the branches of a condition keep apart`() {
    let reader = ViewReader()
    press("A", in: reader.read(Branches(isFirst: true)))
    #expect(words(reader.read(Branches(isFirst: false))) == ["A 0"])
  }

  private struct Layers: View {
    var body: some View {
      Counter(title: "A")
        .overlay { Counter(title: "A") }
        .overlay { Counter(title: "A") }
        .background { Counter(title: "A") }
    }
  }

  @Test func `layers over each other keep apart`() {
    let reader = ViewReader()
    let before = reader.read(Layers())
    for index in 0..<4 { for _ in 0..<index { press("A", in: before, at: index) } }
    #expect(words(reader.read(Layers())) == ["A 0", "A 1", "A 2", "A 3"])
  }

  private struct Parent: View {
    @State private var text = "one"

    var body: some View {
      Child(text: $text)
      Text(verbatim: "is \(text)")
    }
  }

  private struct Child: View {
    @Binding var text: String

    var body: some View {
      Button("set") { text = "two" }
    }
  }

  @Test func `a binding changes the state that it was made of`() {
    let reader = ViewReader()
    press("set", in: reader.read(Parent()))
    #expect(words(reader.read(Parent())) == ["is two"])
  }

  @Test func `a binding to a part changes that part alone`() {
    struct Pair: Equatable { var one = 1, other = 2 }
    var pair = Pair()
    let binding = Binding(get: { pair }, set: { pair = $0 })
    binding.other.wrappedValue = 5
    #expect(pair == Pair(one: 1, other: 5))
    Binding<Int?>(binding.one).wrappedValue = nil
    #expect(pair.one == 1)
  }

  private struct Measured: DynamicProperty {
    @State var count = 7
    var doubled = 0

    mutating func update() { doubled = count * 2 }
  }

  private struct UsesMeasured: View {
    private var measured = Measured()

    var body: some View {
      Text(verbatim: "is \(measured.doubled)")
      Button("more") { measured.count += 1 }
    }
  }

  @Test func `a property made of properties is installed and brought up to date`() {
    let reader = ViewReader()
    let view = UsesMeasured()
    press("more", in: reader.read(view))
    #expect(words(reader.read(view)) == ["is 16"])
  }

  private final class Old: ObservableObject {
    @Published var total = 1
  }

  private struct Owner: View {
    @StateObject private var old = Old()

    var body: some View {
      Text(verbatim: "is \(old.total)")
      Reader().environmentObject(old)
    }
  }

  private struct Reader: View {
    @EnvironmentObject private var old: Old

    var body: some View {
      Slider(value: Binding(get: { Double(old.total) }, set: { old.total = Int($0) }), in: 0...9) {
        Text(verbatim: "total")
      }
    }
  }

  @Test func `an object is kept with its view and reaches those within`() {
    let reader = ViewReader()
    let view = Owner()
    reader.read(view).controls(labelled: "total").first?.setNumber?(4)
    #expect(words(reader.read(view)) == ["is 4"])
  }

  @Observable fileprivate final class Model {
    var query = "none yet"
  }

  private struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View {
      @Bindable var model = model
      TextField("query", text: $model.query)
    }
  }

  private struct ModelOwner: View {
    @State private var model = Model()

    var body: some View {
      Editor().environment(model)
      Text(verbatim: "is \(model.query)")
    }
  }

  @Test func `an observed model is kept with its view and changed by those within`() {
    let reader = ViewReader()
    let view = ModelOwner()
    reader.read(view).controls(labelled: "query").first?.setText?("pancakes")
    #expect(words(reader.read(view)) == ["is pancakes"])
  }
}
