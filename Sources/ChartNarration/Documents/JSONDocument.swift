import ChartAccessibility
import ChartLocalization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A narration as JSON: every sentence with the facts that it states.
struct JSONDocument {
  let narration: Narration
  let proof: Proof?

  var text: String {
    JSONText.of(
      Body(
        locale: narration.locale.description,
        title: narration.title,
        detail: narration.detail,
        sentences: narration.sentences,
        proof: proof
      )
    )
  }

  private struct Body: Encodable {
    let schema = "chartvoice-narration"
    let version = AccessibilityTree.schemaVersion
    let locale: String
    let title: String?
    let detail: Detail
    let sentences: [Narration.Sentence]
    let proof: Proof?
  }
}

/// The one form in which values are written as JSON: keys sorted, two spaces a level.
enum JSONText {
  /// The JSON of a value; every type written here can be encoded, so that nothing is lost.
  static func of(_ value: some Encodable) -> String {
    let encoder = encoder
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// An encoder that writes missing numbers as the text "nan".
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }
}
