import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

struct MutationTableTests {
  @Test func `each planted defect is found by its check alone, and the clean sample has none`() {
    let table = MutationTable.run()
    #expect(table.falseAlarmsOnClean == [])
    for row in table.rows {
      #expect(row.missed == [], "\(row.check)")
      #expect(row.falseAlarms == [], "\(row.check)")
      #expect(row.planted >= 2, "\(row.check)")
      #expect(row.found == row.planted, "\(row.check)")
    }
    #expect(table.isPerfect)
    #expect(table.text.contains("clean sample: 0 false alarms"))
    #expect(table.text.split(separator: "\n").count == table.rows.count + 3)
  }

  @Test func `the checks are those of the pages, but for the two that need charts`() {
    let numbers = Array(1...12) + Array(101...113) + Array(201...213)
    let ids = numbers.map {
      "L" + (String($0).count < 3 ? "0" : "") + (($0 < 10) ? "0" : "") + "\($0)"
    }
    #expect(LocaleCheck.all.map(\.id) == ids)
  }

  @Test func `the catalogues of the project are clean`() throws {
    let folder = try LocaleFolder(reading: packageRoot.appending(path: "locales").path)
    let findings = folder.findings().filter { finding in
      ["en", "ko", "ja", "zh-Hans"].contains { finding.place.file.hasPrefix("\($0)/") }
    }
    #expect(folder.source == "en")
    #expect(folder.sourceLocale?.files.first?.catalogue.entries.count ?? 0 > 400)
    #expect(
      findings.map { "\($0.place.file) \($0.check) \($0.message ?? "") \($0.sentence)" } == []
    )
  }
}
