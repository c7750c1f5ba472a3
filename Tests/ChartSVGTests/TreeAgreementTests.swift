import ChartAccessibility
import ChartLocalization
import ChartNarration
import ChartSVG
import ChartTestSupport
import Testing

/// What a screen reader finds is what the tree has.
struct TreeAgreementTests {
  @Test(arguments: Gallery.all)
  func `series, groups and marks stand in the order of the tree with its ids and names`(
    _ example: Example
  ) throws {
    let drawn = try example.resolved()
    let spoken = Markup(drawn.drawing().text).spoken.dropFirst()
    let expected = Self.spokenNodes(of: drawn.tree)
    try #require(spoken.map { $0["id"] } == expected.map { $0.id.attribute })
    let narrator = Narrator(drawn.tree, localizer: Localizer(locale: .english))
    for (element, node) in zip(spoken, expected) {
      var ignored: [LocalizationDiagnostic] = []
      // What an author wrote beside a mark is told with it.
      let told = [node] + node.children.filter { $0.role == .annotation }
      let name = told.map { narrator.name(of: $0, diagnostics: &ignored) }.joined(separator: ", ")
      #expect(element["aria-label"] == Self.asAttribute(name))
      // A mark with parts is an object that holds them.
      let isSymbol =
        node.role == .part || node.role == .mark && !node.children.contains { $0.role == .part }
      #expect(element["role"] == (isSymbol ? "graphics-symbol" : "graphics-object"))
    }
  }

  /// The tree's nodes that are drawn: axes and legend are decoration, marks past the limit are paths.
  private static func spokenNodes(of tree: AccessibilityTree) -> [AccessibilityNode] {
    tree.root.children.filter { $0.role == .series }.flatMap { series in
      (series.marks?.count ?? 0) > SVGDrawing.mostMarkElements
        ? [series] + tree.children(of: series) : all(below: series, in: tree)
    }
  }

  private static func all(
    below node: AccessibilityNode,
    in tree: AccessibilityTree
  ) -> [AccessibilityNode] {
    [node]
      + tree.children(of: node).filter { $0.role != .annotation }.flatMap {
        all(below: $0, in: tree)
      }
  }

  /// A name as an attribute can hold it.
  private static func asAttribute(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if ["\n", "\t", "\r", "\u{85}"].contains(scalar) { scalars.append(" ") }
      if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value), scalar != "\u{202E}" {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  @Test(arguments: Gallery.all)
  func `an element nests within the element of its parent`(_ example: Example) throws {
    let markup = Markup(try example.drawing().text)
    for element in markup.spoken.dropFirst() {
      let id = try #require(element["id"])
      let around = element.ancestors.compactMap { markup.elements[$0]["id"] }
      let parent = try #require(around.last)
      #expect(id.hasPrefix("chart.series-"))
      #expect(parent == "chart" || id.hasPrefix(parent) || Self.isSeries(id, of: parent))
    }
  }

  /// Marks are numbered through their series, whatever group they stand in.
  private static func isSeries(_ id: String, of group: String) -> Bool {
    guard let series = group.split(separator: ".").dropFirst().first else { return false }
    return id.hasPrefix("chart.\(series).point-")
  }

  @Test(arguments: Gallery.all)
  func `all text but title and description is hidden, and every mark has a name`(
    _ example: Example
  ) throws {
    let markup = Markup(try example.drawing().text)
    for element in markup.elements where element.name == "text" {
      let isNamed = ["chart.title", "chart.description"].contains(element["id"] ?? "")
      #expect(isNamed != markup.isHidden(element))
    }
    for element in markup.spoken.dropFirst() {
      #expect(element["aria-label"]?.allSatisfy(\.isWhitespace) == false)
      #expect(!markup.isHidden(element))
    }
  }

  @Test func `the root is named by its title element and described by the visible description`()
    throws
  {
    let markup = Markup(try Gallery.topStyles.drawing().text)
    let root = try #require(markup.elements.first)
    #expect(root["role"] == "graphics-document")
    #expect(root["aria-roledescription"] == "bar chart")
    #expect(root["aria-labelledby"] == nil)
    #expect(root["aria-describedby"] == "chart.description")
    let title = try #require(markup.elements.firstIndex { $0["id"] == "chart.title" })
    let lines = markup.elements.filter { $0.ancestors.last == title }.map(\.text)
    #expect(lines == ["Most sold styles of pancake"])
    #expect(markup.elements.dropFirst().first?.name == "title")
  }

  @Test func `a title or a description that is cut names the document by its whole text`() throws {
    let drawing = try Gallery.hostile.drawing()
    let root = try #require(Markup(drawing.text).elements.first)
    #expect(root["aria-describedby"] == "chart.whole-description")
    #expect(drawing.diagnostics.contains(.titleShortened))
    #expect(drawing.diagnostics.contains(.descriptionShortened))
  }

  @Test(arguments: Gallery.all)
  func `the visible lines of the description are its whole text where nothing is cut`(
    _ example: Example
  ) throws {
    let drawing = try example.drawing()
    guard !drawing.diagnostics.contains(.descriptionShortened) else { return }
    let markup = Markup(drawing.text)
    let text = try #require(markup.elements.firstIndex { $0["id"] == "chart.description" })
    let lines = markup.elements.filter { $0.ancestors.last == text }.map(\.text)
    let whole = markup.elements.first { $0.name == "desc" }?.text
    #expect(lines.joined() == whole)
  }
}
