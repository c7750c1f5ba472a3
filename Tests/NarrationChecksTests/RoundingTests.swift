import ChartLocalization
import Testing

@testable import NarrationChecks  // No catalogue can round: other digits are planted where they are chosen.

/// One fact has the same digits in every language, and for readers and listeners.
struct RoundingTests {
  /// What is found in German charts whose computed values have other digits in one form.
  private func found(_ digits: [Renderer: Int]) throws -> [Fault] {
    let english = Localizer(locale: .english)
    let charts = SourceChart.told(
      Planted.charts.filter { $0.name == "days of sales" },
      english,
      everyPhrase: false
    )
    #expect(charts.count == 1)
    var parity = LocaleParity(
      Localizer(locale: try Planted.locale("de")),
      source: english
    )
    parity.digits = digits
    parity.check(charts)
    return parity.faults.all.filter { ["F404", "F408"].contains($0.check) }
  }

  @Test func `the same digits everywhere are no fault`() throws {
    #expect(try found([:]).isEmpty)
    #expect(try found([.text: 4, .speech: 4]).isEmpty)
  }

  @Test func `other digits than the source's are found, with both numbers`() throws {
    let found = try found([.text: 2, .speech: 2])
    #expect(Set(found.map(\.check)) == ["F404"])
    #expect(found.contains { $0.sentence.contains(" where the source says ") }, "\(found)")
  }

  @Test func `other digits for listeners than for readers are found, with both numbers`() throws {
    let found = try found([.speech: 2])
    #expect(Set(found.map(\.check)) == ["F408"])
    #expect(found.contains { $0.sentence.contains(" where the text says ") }, "\(found)")
  }
}
