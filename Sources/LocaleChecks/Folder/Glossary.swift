internal import ChartLocalization

/// The terms of one locale: `<tag>/glossary.json`.
package struct Glossary: Sendable {
  /// One term.
  package struct Term: Sendable {
    /// The id that the term has in all locales.
    package let id: String
    /// The forms it takes, the dictionary's first; none is empty.
    package let forms: [String]
    /// The counter that stands between a number and the term; nil if it needs none.
    package let counter: String?
  }

  /// The terms in the order of the file.
  package let terms: [Term]

  /// Reads what it can of the file; nil if it is no object.
  init?(_ node: JSONNode) {
    guard node.members != nil else { return nil }
    terms = (node["terms"]?.members ?? []).map { member in
      Term(
        id: member.key,
        forms: (member.node["forms"]?.strings ?? []).filter { !$0.isEmpty },
        counter: member.node["counter"]?.string
      )
    }
  }
}
