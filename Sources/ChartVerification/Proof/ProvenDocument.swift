public import ChartNarration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A document that carries its proof: a picture, a narration, a tree or a score of ours.
public struct ProvenDocument: Sendable {
  /// The proof that it carries.
  public let proof: Proof

  /// The texts that speak of the chart, each with the part of the document it stands in.
  let texts: [(part: String, text: String)]

  /// The names of nodes, by the ids of their elements.
  let labels: [(id: String, text: String)]

  /// Reads a document, SVG or JSON; `nil` for one that carries no proof.
  ///
  /// - Complexity: O(n) in the bytes.
  public init?(_ bytes: [UInt8]) {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    if first == UInt8(ascii: "<") {
      guard let svg = SVGText(bytes), let proof = Proof(json: Array(svg.proof.utf8)) else {
        return nil
      }
      self.proof = proof
      texts = svg.texts
      labels = svg.labels
    } else if first == UInt8(ascii: "{") {
      guard let proof = Proof(document: bytes) else { return nil }
      self.proof = proof
      var reading = JSONTexts()
      if let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) {
        reading.collect(value, 0)
      }
      texts = reading.texts
      labels = reading.labels
    } else {
      return nil
    }
  }
}

/// The texts of a JSON document of ours, without its proof.
private struct JSONTexts {
  private(set) var texts: [(part: String, text: String)] = []
  private(set) var labels: [(id: String, text: String)] = []

  mutating func collect(_ value: JSONValue, _ depth: Int) {
    guard depth < 64 else { return }
    switch value {
    case .object(let members):
      if case .text(let id)? = members["id"], case .text(let label)? = members["label"] {
        var name = label
        if case .text(let shown)? = members["value"] { name += "\u{0}\(shown)" }
        labels.append((id, name))
      }
      for key in ["title", "text"] {
        if case .text(let text)? = members[key] { texts.append((key, text)) }
      }
      for (key, member) in members.sorted(by: { $0.key < $1.key }) where key != "proof" {
        collect(member, depth + 1)
      }
    case .list(let items): for item in items { collect(item, depth + 1) }
    case .text, .other: return
    }
  }
}

/// Any JSON.
private enum JSONValue: Decodable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let items = try? container.decode([JSONValue].self) {
      self = .list(items)
    } else {
      self = .other
    }
  }
}
