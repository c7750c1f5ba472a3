import ChartLocalization
import Foundation
import LocaleChecks
import NarrationChecks
import Testing

/// In every language of the project every fact of every chart is told, once and as it is.
struct LocaleParityTests {
  /// Whether every chart is told in every language, rather than some by a seed.
  private static let isLong = ProcessInfo.processInfo.environment["CHARTVOICE_LONG_TESTS"] == "1"

  /// Faults that are known and told to those who can mend them.
  private static let known: Set<String> = []

  private static func charts(_ seed: Int) -> [CheckedChart] {
    let all = CheckedChart.gallery
    guard !isLong else { return all }
    return all.indices.filter { ($0 * 7 + seed) % 12 == 0 }.map { all[$0] }
  }

  @Test(
    arguments: Catalogue.embeddedLocales.map(\.description)
  )
  func `every fact is told once, and nothing else`(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let seed = Catalogue.embeddedLocales.firstIndex(of: locale) ?? 0
    let charts = Self.charts(seed)
    #expect(charts.count >= 15)
    let audit = NarrationAudit(charts: charts, everyPhrase: Self.isLong)
    let found = audit.meaningFindings(of: locale).filter { $0.severity == .error }
    for finding in found
    where !Self.known.contains("\(tag) \(finding.check) \(finding.message ?? "")") {
      Issue.record("\(finding.check) \(finding.message ?? ""): \(finding.sentence)")
    }
  }

  @Test func `the program joins whole sentences and says nothing of its own`() {
    let audit = NarrationAudit(charts: Self.charts(0))
    #expect(audit.programFindings() == [])
  }
}
