import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartTestSupport
import Testing

struct SeriesSelectionTests {
  private func standard(_ names: [String]) throws -> [String] {
    let places = names.flatMap { _ in (0..<4).map(Double.init) }
    let amounts = places.indices.map { Double($0 * 7 % 11 + 1) }
    let series = names.flatMap { [String?](repeating: $0, count: 4) }
    let spec = MinimalChart.split(.numbers(places), amounts, by: series, mark: .line)
    let tree = AccessibilityTree(of: try spec.resolved { _ in 0 }) { _ in 0 }
    return Narrator(tree, localizer: Localizer(locale: .english)).plan(.standard)
      .map(\.phrase.message)
  }

  @Test func `three series are told one by one, and no extremes of all`() throws {
    let told = try standard(["A", "B", "C"])
    #expect(told.filter { $0 == "reach-of-series" }.count == 3)
    #expect(!told.contains("overall-spread"))
  }

  @Test(arguments: [["A", "B", "C", "D"], (0..<9).map { "S\($0)" }])
  func `of more than three, the extremes of all are told and none alone`(names: [String]) throws {
    let told = try standard(names)
    #expect(told.contains("overall-spread") && !told.contains("reach-of-series"))
  }

  @Test func `series that do not all fit are told all or none`() throws {
    let long = ["A", "B", "C"].map { name in
      name + String(repeating: " and a good deal more", count: 8)
    }
    let told = try standard(long)
    #expect([0, 3].contains(told.filter { $0 == "reach-of-series" }.count), "\(told)")
  }
}
