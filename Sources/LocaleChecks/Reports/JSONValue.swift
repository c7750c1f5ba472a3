#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value to be written as JSON, its members sorted by key.
indirect enum JSONValue: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([String: JSONValue])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { first, _ in first })
  }

  /// An object of those members that are there.
  static func object(present members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues(\.self))
  }

  /// Texts as an array.
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }

  /// The value on one line, or on several with indentation; no line end at its end.
  func text(isIndented: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    // Texts, whole numbers and their collections can always be written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
