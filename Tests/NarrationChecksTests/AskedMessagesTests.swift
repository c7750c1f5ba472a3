import ChartLocalization
import NarrationChecks
import Testing

struct AskedMessagesTests {
  @Test func `every message of the English catalogue is asked for`() throws {
    let english = try #require(Catalogue.embedded(.english))
    let asked = AskedMessages(CheckedChart.gallery, catalogue: english)
    let missed = Set(english.messages.keys).subtracting(asked.all).sorted()
    print("charts: \(CheckedChart.gallery.count), recorded \(asked.recorded.count)")
    #expect(missed == [])
    #expect(asked.undefined == [])
  }
}
