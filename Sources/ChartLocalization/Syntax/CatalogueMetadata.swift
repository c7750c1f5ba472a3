/// What a catalogue knows of one message, under `@id`.
///
/// A field of another kind than is known for it counts as absent and is a fault of the file.
package struct CatalogueMetadata: Sendable {
  /// An argument of the message, as the source declares it.
  package struct Placeholder: Sendable {
    /// The argument's name.
    package let name: String
    /// Where the name stands, with its quotes.
    package let nameRange: SourceRange
    /// The declared type: `number`, `text`, `select`, `list`, `date`, or what else a file says.
    package let type: String?
    /// A value for a translator to imagine.
    package let example: String?
    /// All that is declared.
    package let node: JSONNode
  }

  /// A finding that is not to be told of: `{"check": "L109", "reason": "…", "until": "2027-06-30"}`.
  package struct Allowance: Sendable {
    /// The check's id.
    package let check: String
    /// Why; nil if it is not said.
    package let reason: String?
    /// The last day it holds, as it is written; nil if it holds for ever.
    package let until: String?
    /// Where it stands.
    package let range: SourceRange
  }

  /// The message's id, without `@`.
  package let id: String
  /// Where the key stands, with its quotes.
  package let keyRange: SourceRange
  /// All that is known, as it stands.
  package let node: JSONNode
  /// Who reads the message and with what arguments.
  package let description: String?
  /// The declared arguments in order; nil if nothing is declared.
  package let placeholders: [Placeholder]?
  /// The facts that the message tells.
  package let facts: [String]?
  /// The time the message may take to say.
  package let maxSeconds: Double?
  /// Whether the message is a whole sentence; nil if it is not said.
  package let isSentence: Bool?
  /// The digest of the source text that was translated (`x-source`).
  package let sourceDigest: String?
  /// The findings that are allowed (`x-allow`).
  package let allowances: [Allowance]

  /// Reads the value behind `@id`; adds what is wrong with its offset.
  init(
    key: String,
    keyRange: SourceRange,
    node: JSONNode,
    faults: inout [(CatalogueError.Fault, Int)]
  ) {
    var reader = MetadataReader(key: key, node: node)
    id = String(key.dropFirst())
    self.keyRange = keyRange
    self.node = node
    description = reader.field("description", "a string") { $0.string }
    placeholders = reader.field("placeholders", "an object of objects") { Self.placeholders($0) }
    facts = reader.field("facts", "an array of strings") { $0.strings }
    maxSeconds = reader.field("maxSeconds", "a number above 0") { Self.seconds($0) }
    isSentence = reader.field("sentence", "true or false") { $0.boolean }
    sourceDigest = reader.field("x-source", "a string") { $0.string }
    allowances =
      reader.field("x-allow", "an array of objects with a string 'check'") {
        Self.allowances($0)
      } ?? []
    faults += reader.faults
  }

  private static func seconds(_ node: JSONNode) -> Double? {
    guard case .number(let number) = node.value, number > 0, number.isFinite else { return nil }
    return number
  }

  private static func placeholders(_ node: JSONNode) -> [Placeholder]? {
    node.members?.reduce(into: .some([])) { placeholders, member in
      guard member.node.members != nil else { return placeholders = nil }
      placeholders?.append(
        Placeholder(
          name: member.key,
          nameRange: member.keyRange,
          type: member.node["type"]?.string,
          example: member.node["example"]?.string,
          node: member.node
        )
      )
    }
  }

  private static func allowances(_ node: JSONNode) -> [Allowance]? {
    node.elements?.reduce(into: .some([])) { allowances, element in
      guard let check = element["check"]?.string else { return allowances = nil }
      allowances?.append(
        Allowance(
          check: check,
          reason: element["reason"]?.string,
          until: element["until"]?.string,
          range: element.range
        )
      )
    }
  }
}

/// Takes fields from an object and gathers those that are of another kind.
private struct MetadataReader {
  let key: String
  let node: JSONNode
  var faults: [(CatalogueError.Fault, Int)] = []

  init(key: String, node: JSONNode) {
    self.key = key
    self.node = node
    if node.members == nil {
      faults.append((.badMetadata(key: key, field: key, expected: "an object"), node.range.lower))
    }
  }

  mutating func field<Value>(
    _ name: String,
    _ expected: String,
    _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let field = node[name] else { return nil }
    if let value = read(field) { return value }
    faults.append((.badMetadata(key: key, field: name, expected: expected), field.range.lower))
    return nil
  }
}
