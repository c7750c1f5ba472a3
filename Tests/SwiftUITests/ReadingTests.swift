import Accessibility
import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct ReadingTests {
  @Test func `a text is read as its words`() {
    let elements = ViewReader().read(Text(verbatim: "Sales"))
    #expect(elements.flatMap(\.texts) == ["Sales"])
  }
}
