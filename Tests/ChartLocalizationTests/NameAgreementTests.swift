import ChartLocalization
import ChartTestSupport
import Foundation
import Testing

/// Whether a name from the data stands for one or for many is not known: "women", "the Smiths", "sales".
struct NameAgreementTests {
  /// A name and, right after it, a verb whose form depends on its number; not where names are joined, nor
  /// where the name belongs to something of which the verb is said.
  private static let pattern =
    #"(and |of )?\{(leader|last|first|second|other|series|name|right|x|y|measure|apart)\} "#
    + #"(?:\{\w+, plural, one \{)?"#
    + #"(?:was|is|are|were|has|have|leads?|runs?|stands?|lies?|shows?|rises?|falls?)\b"#

  @Test func `no verb of an English sentence depends on the number of a name`() throws {
    let file = packageRoot.appending(path: "locales/en/narration.arb")
    let catalogue = try Catalogue(arb: Array(try Data(contentsOf: file)))
    #expect(catalogue.messages.count > 100)
    let verb = try Regex(Self.pattern)
    for (id, message) in catalogue.messages.sorted(by: { $0.key < $1.key }) {
      let faults = message.matches(of: verb).filter { $0.output[1].range == nil }
      #expect(faults.isEmpty, "\(id): \(message)")
    }
  }
}
