public import ChartAccessibility
public import ChartLocalization
public import ChartModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a document carries so that every claim of it can be proven again: the facts with their formulas
/// and rows, a hash of the data and, for small charts, the data themselves.
public struct Proof: Sendable, Equatable, Codable {
  /// What the JSON of a proof calls itself.
  public static let schemaName = "chartvoice-proof"

  /// Up to so many marks the plotted values travel with the proof.
  public static let mostMarks = 1_000

  /// ``schemaName``.
  public var schema: String

  /// The version of the JSON; raised when a reader of it must change.
  public var version: Int

  /// The language of the document's words, a BCP 47 tag.
  public var locale: String

  /// `sha256:` and the digest of the plotted values in hexadecimal digits; see ``hash(of:)``.
  public var hash: String

  /// How many marks the chart has.
  public var marks: Int

  /// The facts.
  public var facts: [Fact]

  /// The chart with its plotted values, or `nil` if it has more than ``mostMarks`` marks, or bins or boxes
  /// of more amounts.
  public var chart: ResolvedChart?

  /// Gathers the proof of a tree for a document in one language.
  ///
  /// - Complexity: O(n) in the rows, for the hash.
  public init(of tree: AccessibilityTree, locale: LocaleTag) {
    schema = Self.schemaName
    version = AccessibilityTree.schemaVersion
    self.locale = locale.description
    hash = Self.hash(of: tree.chart)
    marks = tree.chart.layers.reduce(0) { $0 + $1.markCount }
    facts = tree.facts
    // Facts of bins and boxes rest on the amounts that these were made from.
    let sources = tree.chart.layers.compactMap { $0.source?.values.count }
    guard marks <= Self.mostMarks, sources.allSatisfy({ $0 <= Self.mostMarks }) else {
      // With the table at hand the formulas over many marks are made anew.
      for index in facts.indices { facts[index].evidence.leaveOutLongSets() }
      return
    }
    var chart = tree.chart
    for layer in chart.layers.indices
    where (chart.layers[layer].aggregation?.markOfRow.count ?? 0) > Self.mostMarks {
      // Which rows went into a mark stands in the facts; the rows themselves may be a million.
      chart.layers[layer].aggregation?.markOfRow = []
    }
    self.chart = chart
  }

  /// The digest of the values that a chart plots, SHA-256 with `sha256:` before it.
  ///
  /// Digested are, layer by layer, the mark's name, then channel by channel in the order of their names:
  /// the channel's name, `0`, the kind of values, `0`, how many (eight bytes, the highest first), and each
  /// value. A whole number below 2⁵³ is the difference d to the whole number before it in the column (to 0
  /// for the first), written as 2d + 1 for d ≥ 0 and as −2d for d < 0, seven bits a byte, the lowest
  /// first, the highest bit set in all bytes but the last; any other value is a `0` and the eight bytes of
  /// the double, the highest first. Every missing value is one and the same, zero has no sign. Names of
  /// categories are digested with a `0` after each, then their numbers. Titles, units and languages play
  /// no part.
  public static func hash(of chart: ResolvedChart) -> String {
    var digest = SHA256()
    for layer in chart.layers {
      digest.update("\(layer.mark.rawValue)\u{0}")
      for (channel, column) in layer.channels.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        digest.update("\(channel.rawValue)\u{0}\(column.values.kind.rawValue)\u{0}")
        if case .categories(let values) = column.values {
          for name in values.names { digest.update("\(name)\u{0}") }
        }
        let scalars = column.values.scalars
        digest.update(UInt64(scalars.count))
        packed(scalars).withUnsafeBytes { digest.update($0) }
      }
    }
    return "sha256:\(digest.hexadecimal())"
  }

  /// The values as ``hash(of:)`` documents.
  private static func packed(_ values: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * 4)
    var last: Int64 = 0
    for value in values {
      if abs(value) < 0x1p53, value == value.rounded(.towardZero) {
        let whole = Int64(value)
        let difference = whole - last
        last = whole
        var rest = difference < 0 ? UInt64(-2 * difference) : UInt64(2 * difference + 1)
        while rest > 0x7F {
          bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
          rest >>= 7
        }
        bytes.append(UInt8(rest))
      } else {
        bytes.append(0)
        let bits = value.isNaN ? Double.nan.bitPattern : value.bitPattern
        for shift in stride(from: UInt64(56), through: 8, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        bytes.append(UInt8(truncatingIfNeeded: bits))
      }
    }
    return bytes
  }

  /// The proof as JSON on one line, keys sorted, without the characters that mean something to XML.
  public var json: String {
    let encoder = JSONText.encoder
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    var text = ""
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x26, 0x3C, 0x3E, 0x7F...0x9F, 0x2028, 0x2029, 0x202D, 0x202E, 0xFDD0...0xFDEF:
        text += Self.escaped(scalar.value)
      case let value where value & 0xFFFE == 0xFFFE: text += Self.escaped(value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Reads a proof's JSON; `nil` for anything else, and for a version that is not known.
  public init?(json: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    guard let proof = try? decoder.decode(Proof.self, from: Data(json)),
      proof.schema == Self.schemaName, proof.version == AccessibilityTree.schemaVersion
    else { return nil }
    self = proof
  }

  /// The proof within a JSON document, at its key `proof`; `nil` if there is none.
  public init?(document: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    guard let holder = try? decoder.decode(Holder.self, from: Data(document)),
      holder.proof.schema == Self.schemaName,
      holder.proof.version == AccessibilityTree.schemaVersion
    else { return nil }
    self = holder.proof
  }

  private struct Holder: Decodable {
    let proof: Proof
  }

  private static func escaped(_ value: UInt32) -> String {
    if value > 0xFFFF {
      let rest = value - 0x10000
      return escaped(0xD800 + rest >> 10) + escaped(0xDC00 + rest & 0x3FF)
    }
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Evidence {
  /// Leaves out sets of more than 64 marks and the formulas that name them.
  fileprivate mutating func leaveOutLongSets() {
    for (name, set) in groups {
      guard case .marks(let marks, _) = set, marks.count > 64 else { continue }
      groups[name] = nil
      for (quantity, formula) in derivations
      where formula.contains("[\(name)]") || formula.contains("[`\(name)`]") {
        derivations[quantity] = nil
      }
    }
  }
}
