import ChartLocalization
import Testing

@testable import NarrationChecks  // ICU prints no faults of its own; they are planted where it is read.

/// What a language prints can be read back as what it was.
struct FormatTests {
  private func checks(_ tag: String, _ catalogues: [Catalogue] = []) throws -> FormatChecks {
    FormatChecks(Localizer(locale: try Planted.locale(tag), catalogues: catalogues))
  }

  @Test(arguments: Catalogue.embeddedLocales.map(\.description) + ["th", "it", "bn", "en-IN"])
  func `numbers and dates of every size and sign are read back`(tag: String) throws {
    var checks = try checks(tag)
    checks.check()
    #expect(checks.faults.all.map(\.sentence) == [])
  }

  @Test func `numbers that other rules read otherwise are found`() throws {
    var checks = try checks("de")
    checks.reader = LocaleReader(locale: .english)
    checks.check()
    #expect(checks.faults.all.contains { $0.check == "F407" && $0.likeness == "number" })
    #expect(checks.faults.all.contains { $0.check == "F407" && $0.likeness == "date month" })
  }

  @Test func `a number that is none and is printed as one is found`() throws {
    let catalogues = try Planted.catalogues("de") { $0 == "missing-value" ? "0" : $1 }
    var checks = try checks("de", catalogues)
    checks.check()
    #expect(checks.faults.all.map(\.check) == ["F405"])
  }

  @Test func `a year by another calendar is found`() throws {
    var checks = try checks("fa")
    checks.checkYear(1_651_968_000, "۸ مهٔ ۲۰۲۲")
    #expect(checks.faults.all.isEmpty)
    checks.checkYear(1_651_968_000, "۱۸ اردیبهشت ۱۴۰۱")
    #expect(checks.faults.all.map(\.check) == ["F410"])
  }
}
