import ChartLocalization
import ChartTestSupport
import LocaleChecks
import Testing

struct ReportTests {
  @Test func `severities are ordered by how grave they are`() {
    #expect(Finding.Severity.allCases == Finding.Severity.allCases.sorted())
    #expect(SourcePosition(line: 1, column: 2).description == "1:2")
    #expect(isClose(1, 1))
  }
}
