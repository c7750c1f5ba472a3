import ChartAccessibility
import ChartModel
import ChartSVG
import ChartTestSupport
import Testing

/// Marks that a tree does not tell of one by one are drawn all the same.
struct AuthoredMarkTests {
  private func markup(_ change: (inout MarkLayer) -> Void) throws -> Markup {
    var spec = MinimalChart.named(["a", "b", "c", "d"], [3, 1, 2, 4])
    change(&spec.layers[0])
    return Markup(try Example(name: "authored", spec: spec).drawing().text)
  }

  /// Where the bars start from the left, by their ids; their heights depend on the room that words take.
  private func paths(_ markup: Markup) -> [String: String] {
    var paths: [String: String] = [:]
    for element in markup.spoken {
      if let id = element["id"], let path = element["d"] { paths[id] = Self.start(path) }
    }
    return paths
  }

  private static func start(_ path: String) -> String { String(path.prefix { $0 != "," }) }

  private func isDrawnUnnamed(_ start: String, _ markup: Markup) -> Bool {
    markup.elements.contains {
      $0["aria-hidden"] == "true" && $0["d"].map(Self.start) == start
    }
  }

  @Test func `decoration is drawn without a name, and the others where they stood`() throws {
    let whole = try paths(markup { _ in })
    let hidden = try markup { $0.elements.isHidden = [false, true, false, false] }
    let told = paths(hidden)
    #expect(told.count == 3)
    #expect(told["chart.series-1.point-1"] == whole["chart.series-1.point-1"])
    #expect(told["chart.series-1.point-2"] == whole["chart.series-1.point-3"])
    #expect(told["chart.series-1.point-3"] == whole["chart.series-1.point-4"])
    let decoration = try #require(whole["chart.series-1.point-2"])
    #expect(isDrawnUnnamed(decoration, hidden))
  }

  @Test func `a mark with a text beside it is drawn like any other`() throws {
    let whole = try paths(markup { _ in })
    let noted = try markup {
      $0.annotations = [MarkAnnotation(row: 1, texts: [AuthoredText("low")])]
    }
    #expect(paths(noted) == whole)
  }

  @Test func `of marks that are one each is drawn, the first with the name`() throws {
    let whole = try paths(markup { _ in })
    let joined = try markup { $0.elements.element = [-1, 7, -1, 7] }
    let told = paths(joined)
    #expect(told.count == 3)
    #expect(told["chart.series-1.point-2"] == whole["chart.series-1.point-2"])
    let other = try #require(whole["chart.series-1.point-4"])
    #expect(isDrawnUnnamed(other, joined))
  }
}
