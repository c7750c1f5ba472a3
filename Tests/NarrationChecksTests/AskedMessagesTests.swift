import ChartLocalization
import Testing

@testable import NarrationChecks  // Arguments are counted with the checks' own reader.

struct AskedMessagesTests {
  @Test func `every message of the English catalogue is asked for`() throws {
    let english = try #require(Catalogue.embedded(.english))
    let asked = AskedMessages(CheckedChart.gallery, catalogue: english)
    let missed = Set(english.messages.keys).subtracting(asked.all).sorted()
    #expect(missed == [])
    #expect(asked.undefined == [])
    #expect(asked.arguments["mean"] == ["value"])
    #expect(asked.arguments["speech-minus"] == ["number"])
    for (id, text) in english.messages {
      let pattern = try MessagePattern(parsing: text)
      let wanted = MessagePatterns.arguments(in: pattern.elements)
      #expect(wanted.isSubset(of: try #require(asked.arguments[id])), "\(id)")
    }
  }

  @Test func `a message that is absent, and one that nobody asks for, are told apart`() throws {
    let english = try #require(Catalogue.embedded(.english))
    var messages = english.messages
    messages["mean"] = nil
    messages["nobody-asks"] = "Nothing"
    let asked = AskedMessages(
      Planted.charts,
      catalogue: Catalogue(locale: .english, messages: messages)
    )
    #expect(asked.undefined == ["mean"])
    #expect(asked.all.contains("mean") && !asked.all.contains("nobody-asks"))
  }
}
