import ChartLocalization
import LocaleChecks
import Testing

struct AllowanceTests {
  private func reading(_ members: String, today: String = "2026-12-01") throws -> AllowanceReading {
    let text = "{\n  \"@@locale\": \"de\",\n  \"row\": \"Zeile\",\n  \(members)\n}\n"
    return AllowanceReading(
      of: CatalogueFile(Array(text.utf8)),
      path: "de/narration.arb",
      locale: "de",
      today: try #require(Day(today))
    )
  }

  private func allow(_ fields: String) -> String { #""@row": {"x-allow": [{\#(fields)}]}"# }

  @Test func `an allowance with a reason and a day holds up to that day and not after it`() throws {
    let text = allow(#""check": "L109", "reason": "as it is said", "until": "2027-06-30""#)
    let held = try reading(text, today: "2027-06-30")
    #expect(held.findings.isEmpty)
    let allowance = try #require(held.allowances.first)
    #expect(allowance.covers(SampleReport.finding("L109", message: "row")))
    #expect(!allowance.covers(SampleReport.finding("L109", message: "column")))
    #expect(!allowance.covers(SampleReport.finding("L110", message: "row")))
    #expect(!allowance.covers(SampleReport.finding("L109", file: "fr/x.arb", message: "row")))
    let over = try reading(text, today: "2027-07-01")
    #expect(over.allowances.isEmpty)
    #expect(over.findings.map(\.check) == ["A002"])
    #expect(over.findings.map(\.sentence) == ["L109 was allowed until 2027-06-30, which is over"])
    #expect(over.findings.first?.place.start == SourcePosition(line: 4, column: 24))
    #expect(over.findings.first?.message == "row")
  }

  @Test(arguments: [
    (#""check": "L109""#, "A001", "L109 is allowed without a reason"),
    (#""check": "L109", "reason": " \n""#, "A001", "L109 is allowed without a reason"),
    (
      #""check": "L109", "reason": "x", "until": "2027-02-29""#, "A002",
      "'2027-02-29' was found; a day such as 2027-06-30 was expected"
    ),
  ])
  func `an allowance that says no reason or no day allows nothing and is found`(
    fields: String,
    check: String,
    sentence: String
  ) throws {
    let found = try reading(allow(fields))
    #expect(found.allowances.isEmpty)
    #expect(found.findings.map(\.check) == [check])
    #expect(found.findings.map(\.sentence) == [sentence])
  }

  @Test func `an allowance at the top of a file is about all of it`() throws {
    let found = try reading(#""@@x-allow": [{"check": "S301", "reason": "no voice yet"}]"#)
    let allowance = try #require(found.allowances.first)
    #expect(allowance.until == nil)
    #expect(allowance.covers(SampleReport.finding("S301", message: nil)))
    #expect(allowance.covers(SampleReport.finding("S301", message: "row")))
  }

  @Test func `an allowance that nothing needs is found, if its check was made`() {
    let unneeded = { (checks: [String]) in
      Report(
        folder: "",
        locales: ["de"],
        checks: checks,
        findings: [],
        allowances: [SampleReport.allowance]
      ).entries.map(\.finding.check)
    }
    #expect(unneeded(["L203"]) == ["A003"])
    #expect(unneeded(["L204"]) == [])
    #expect(SampleReport.report().entries.filter { $0.finding.check == "A003" }.isEmpty)
  }

  @Test(arguments: [
    "2027-13-01", "2027-00-10", "2027-04-31", "2027-11-31",
    "2027-02-29", "1900-02-29", "27-06-30", "2027-6-30",
    "2027-06-30T00:00", "", "soon", "２０２７-06-30",
  ])
  func `a text that is no day is none`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `days are ordered as the calendar has them`() throws {
    let days = try ["2026-12-31", "2027-01-01", "2027-01-31", "2028-02-29"].map {
      try #require(Day($0))
    }
    #expect(days == days.sorted())
    #expect(days.map(\.description) == ["2026-12-31", "2027-01-01", "2027-01-31", "2028-02-29"])
  }
}
