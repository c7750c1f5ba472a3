internal import ChartLocalization

/// What kinds of values a JSON file has where; null counts as absent, unknown members as right.
indirect enum JSONShape: Sendable {
  /// A string.
  case text
  /// `true` or `false`.
  case flag
  /// An array of strings.
  case texts
  /// An array whose elements all have one shape.
  case list(JSONShape)
  /// An object whose members all have one shape.
  case map(JSONShape)
  /// An object with members that are known by name, and of these what may not be absent.
  case object([String: JSONShape], required: [String] = [])

  /// `registry.json`.
  static let registry = object([
    "source": .text,
    "locales": .list(
      .object(
        [
          "tag": .text, "scriptOfRecord": .text, "numbering": .text, "status": .text,
        ],
        required: ["tag"]
      )
    ),
  ])
  /// `<tag>/glossary.json`.
  static let glossary = object([
    "terms": .map(.object(["forms": .texts, "counter": .text]))
  ])
  /// `<tag>/checks.json`.
  static let checkWords = object([
    "agreeing": .texts, "agreeingPrefixes": .texts, "counted": .texts, "avoided": .map(.text),
    "repeatable": .texts, "doublesWords": .flag, "foreignCharacters": .text, "telltale": .texts,
    "homographs": .map(.text),
  ])

  /// A value of another shape.
  struct Fault {
    /// The name of the member, or of the file for its whole value.
    let field: String
    /// What should stand there, with its article.
    let expected: String
    /// Where the value starts.
    let offset: Int
  }

  /// The values that have another shape, in the order of the text.
  func faults(of node: JSONNode, named name: String) -> [Fault] {
    guard isKind(of: node) else {
      return [Fault(field: name, expected: expected, offset: node.range.lower)]
    }
    switch self {
    case .text, .flag, .texts: return []
    case .list(let shape):
      return (node.elements ?? []).flatMap { shape.faults(of: $0, named: name) }
    case .map(let shape):
      return (node.members ?? []).flatMap { shape.faults(of: $0.node, named: $0.key) }
    case .object(let shapes, let required):
      let absent = required.filter { node[$0] == nil }.map {
        Fault(field: $0, expected: shapes[$0]?.expected ?? "a value", offset: node.range.lower)
      }
      return absent
        + (node.members ?? []).flatMap { member -> [Fault] in
          guard let shape = shapes[member.key] else { return [] }
          if case .null = member.node.value, !required.contains(member.key) { return [] }
          return shape.faults(of: member.node, named: member.key)
        }
    }
  }

  private func isKind(of node: JSONNode) -> Bool {
    switch self {
    case .text: node.string != nil
    case .flag: node.boolean != nil
    case .texts: node.strings != nil
    case .list: node.elements != nil
    case .map, .object: node.members != nil
    }
  }

  private var expected: String {
    switch self {
    case .text: "a string"
    case .flag: "true or false"
    case .texts: "an array of strings"
    case .list: "an array"
    case .map, .object: "an object"
    }
  }
}
