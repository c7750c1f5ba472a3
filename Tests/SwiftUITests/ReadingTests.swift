import Accessibility
import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct ReadingTests {
  private struct Nested: View {
    let isLong: Bool

    var body: some View {
      VStack {
        Text(verbatim: "one")
        HStack {
          Text(verbatim: "two")
          if isLong {
            Text(verbatim: "three")
            Text(verbatim: "four")
          } else {
            Text(verbatim: "short")
          }
        }
        ForEach(["five", "six"], id: \.self) { Text(verbatim: $0) }
        Group {
          AnyView(Text(verbatim: "seven"))
          Optional<Text>.none
          EmptyView()
        }
      }
    }
  }

  @Test func `texts are read in the order in which they are written`() {
    #expect(
      texts(of: Nested(isLong: true)) == ["one", "two", "three", "four", "five", "six", "seven"]
    )
  }

  @Test func `a condition is read as the branch that holds`() {
    #expect(texts(of: Nested(isLong: false)) == ["one", "two", "short", "five", "six", "seven"])
  }

  @Test func `a stack is one element and a group is as many as it has`() {
    let stack = ViewReader().read(
      HStack {
        Text(verbatim: "a"); Text(verbatim: "b")
      }
    )
    let group = ViewReader().read(
      Group {
        Text(verbatim: "a"); Text(verbatim: "b")
      }
    )
    #expect(stack.count == 1)
    #expect(group.count == 2)
    guard case .stack(.horizontal, let within) = stack.first?.kind else {
      Issue.record("a row is no stack")
      return
    }
    #expect(within.compactMap(\.text) == ["a", "b"])
  }

  @Test func `what is behind is read before and what lies over is read after`() {
    let view = Text(verbatim: "middle")
      .overlay { Text(verbatim: "near") }
      .overlay { Text(verbatim: "nearest") }
      .background { Text(verbatim: "far") }
      .background { Text(verbatim: "farthest") }
    #expect(texts(of: view) == ["farthest", "far", "middle", "near", "nearest"])
  }

  @Test func `hidden views are elements that are flagged and not read`() {
    let view = VStack {
      Text(verbatim: "seen")
      Text(verbatim: "unseen").hidden()
      Text(verbatim: "unheard").accessibilityHidden(true)
    }
    let all = elements(of: view)
    #expect(texts(of: view) == ["seen"])
    #expect(all.first { $0.text == "unseen" }?.attributes.isHidden == true)
    #expect(all.first { $0.text == "unheard" }?.attributes.accessibility.isHidden == true)
  }

  @Test func `a label is read in place of the words, with the value after it`() {
    let view = Text(verbatim: "916").accessibilityLabel("Cachapa").accessibilityValue("916 sold")
    #expect(texts(of: view) == ["Cachapa", "916 sold"])
  }

  @Test(arguments: [
    (AccessibilityChildBehavior.combine, ["a, b"]), (.contain, ["a", "b"]), (.ignore, []),
  ])
  func `children are combined, contained or ignored`(
    _ behaviour: AccessibilityChildBehavior,
    _ expected: [String]
  ) {
    let view = HStack {
      Text(verbatim: "a"); Text(verbatim: "b")
    }
    #expect(texts(of: view.accessibilityElement(children: behaviour)) == expected)
  }

  @Test func `a representation is read in place of the view`() {
    let view = Circle().accessibilityRepresentation { Text(verbatim: "half full") }
    #expect(texts(of: view) == ["half full"])
  }

  @Test func `images are read by their names and say nothing`() {
    let view = HStack {
      Image(systemName: "chart.bar"); Image("logo"); Image(decorative: "dots")
    }
    let names = elements(of: view).compactMap { element in
      if case .image(let name) = element.kind { name } else { nil }
    }
    #expect(names == ["chart.bar", "logo", "dots"])
    #expect(texts(of: view).isEmpty)
  }

  @Test func `the header of a section is a heading`() {
    let view = Section {
      Text(verbatim: "row")
    } header: {
      Text(verbatim: "head")
    } footer: {
      Text(verbatim: "foot")
    }
    #expect(texts(of: view) == ["head", "row", "foot"])
    let headings = elements(of: view).filter { $0.attributes.accessibility.traits == .isHeader }
    #expect(headings.compactMap(\.text) == ["head"])
  }

  private struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      VStack {
        Text(verbatim: title)
        content
      }
    }
  }

  @Test func `a client's modifier is read around its content`() {
    let view = Text(verbatim: "inner").modifier(Framed(title: "mid")).modifier(Framed(title: "out"))
    #expect(texts(of: view) == ["out", "mid", "inner"])
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test func `a view that contains itself without end is read as nothing`() {
    #expect(ViewReader().read(Endless()).isEmpty)
  }

  @Test func `attributes reach every member of a group`() {
    let view = Group {
      Text(verbatim: "a"); Text(verbatim: "b")
    }
    .opacity(0.5).opacity(0.5).padding(3).padding(.top, 2).border(.red, width: 4)
    for element in elements(of: view) {
      #expect(element.attributes.opacity == 0.25)
      #expect(element.attributes.padding == EdgeInsets(top: 5, leading: 3, bottom: 3, trailing: 3))
      #expect(element.attributes.border?.style.paint == .color(.red))
      #expect(element.attributes.border?.width == 4)
    }
  }

  @Test func `an outer frame holds where it says something`() {
    let view = Text(verbatim: "a").frame(width: 10, height: 20).frame(width: 30)
    let frame = elements(of: view).first?.attributes.frame
    #expect(frame?.width == 30)
    #expect(frame?.height == 20)
  }

  @Test func `a chart's description given by its author is kept with the element`() {
    struct Description: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales",
          xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo"]),
          series: []
        )
      }
    }
    let element = elements(of: Image("chart").accessibilityChartDescriptor(Description())).first
    let descriptor = element?.attributes.accessibility.chartDescriptor?.makeChartDescriptor()
    #expect(descriptor?.title == "Sales")
  }
}
