import ChartLocalization
import ChartTestSupport
import Foundation
import Testing

/// The answers of PyICU, Babel and Python's zones and codecs; `Fixtures/generate.py` writes them.
struct Reference: Decodable {
  struct Rendered: Decodable {
    let pattern: String
    let texts: [String: [String?]]
  }

  /// A random message; `values` are places in the list of values, `texts` what ICU made of them.
  struct Generated: Decodable {
    let pattern: String
    let accepted: Bool
    let values: [Int]
    let texts: [String: [String?]]
  }

  struct Judged: Decodable {
    let pattern: String
    let accepted: Bool
    let text: String?
  }

  struct Numbers: Decodable {
    let locale: LocaleTag
    let kind: String
    let count: Int
    let grouping: Bool
    let texts: [String]

    var digits: NumberDigits? {
      switch kind {
      case "exact": .exact
      case "fixed": .fixed(count)
      case "significant": .upToSignificant(count)
      case "decimals": .upToDecimals(count)
      default: nil
      }
    }
  }

  struct Texts: Decodable {
    let locale: LocaleTag
    let texts: [String]
  }

  struct Moment: Decodable {
    let zone: String
    let seconds: Double
  }

  struct Dates: Decodable {
    let locale: LocaleTag
    let unit: DateForm.Unit
    let context: DateForm.Context
    let texts: [String]
  }

  struct Rules: Decodable {
    let locale: LocaleTag
    let actualWords: String
    let ordinals: [NumberText]
    let words: [NumberText]
  }

  struct NumberText: Decodable {
    let value: Double
    let text: String

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      value = try container.decode(Double.self)
      text = try container.decode(String.self)
    }
  }

  struct Order: Decodable {
    let locale: LocaleTag
    let words: [String]
  }

  struct Offsets: Decodable {
    let zone: String
    let moments: [Double]
    let offsets: [Int]
  }

  struct Encoding: Decodable {
    let name: String
    let bytes: String
    let text: String
  }

  struct Categories: Decodable {
    let locale: LocaleTag
    let values: [Double]
    let cardinal: [String]
    let ordinal: [String]
  }

  let values: [Double]
  let formatted: [String: [String]]
  let rendered: [Rendered]
  let generated: [Generated]
  let judged: [Judged]
  let syntaxRanges: [ClosedRange<UInt32>]
  let numberValues: [Double]
  let numbers: [Numbers]
  let fractions: [Double]
  let percents: [Texts]
  let moments: [Moment]
  let dates: [Dates]
  let listItems: [[String]]
  let lists: [Texts]
  let rules: [Rules]
  let orders: [Order]
  let offsets: [Offsets]
  let encodings: [Encoding]
  let categories: [Categories]

  /// Reads the fixture.
  static func load() throws -> Reference {
    let path = "Tests/ChartLocalizationTests/Fixtures/reference.json"
    return try JSONDecoder().decode(
      Reference.self,
      from: Data(contentsOf: packageRoot.appending(path: path))
    )
  }
}

/// Renders one message text that stands in a catalogue of its own.
func render(
  _ message: String,
  _ arguments: [String: MessageArgument] = [:],
  in tag: String = "en"
) throws -> (text: String, faults: [LocalizationDiagnostic.Fault]) {
  let locale = try #require(LocaleTag(tag))
  let localizer = Localizer(
    locale: locale,
    catalogues: [Catalogue(locale: locale, messages: ["message": message])]
  )
  var diagnostics: [LocalizationDiagnostic] = []
  let text = localizer.text("message", arguments, diagnostics: &diagnostics)
  return (text, diagnostics.map(\.fault))
}
