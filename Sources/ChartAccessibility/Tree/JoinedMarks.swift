import ChartModel

/// Several marks that an author made one element.
struct JoinedMarks {
  /// One of the marks.
  struct Part {
    var label: Phrase
    var value: Phrase
    var identifier: String?
    var mark: MarkRow

    /// What is written beside it.
    var texts: [AuthoredText]
  }

  /// The marks in the order of the tree, at least two.
  let parts: [Part]

  /// So many marks are named one by one in the element's own name; all of them stand below it.
  private static let limit = 12

  /// The element: every label and value in its name, and below it a part for each mark.
  func node(_ id: NodeID) -> AccessibilityNode {
    let name = self.name
    return AccessibilityNode(
      id,
      role: .mark,
      label: name.label,
      value: name.value,
      identifier: parts.lazy.compactMap(\.identifier).first,
      rows: parts.map(\.mark),
      children: parts.enumerated().map { index, part in
        let child = id.child("part", index + 1)
        return AccessibilityNode(
          child,
          role: .part,
          label: part.label,
          value: part.value,
          position: index + 1,
          setSize: parts.count,
          identifier: part.identifier,
          rows: [part.mark],
          children: MarkLeaves.nodes(of: part.texts, below: child)
        )
      }
    )
  }

  /// Marks of one label have it once with all values, others each its own with its value.
  private var name: (label: Phrase, value: Phrase?) {
    let labels = Self.unique(parts.map(\.label))
    if labels.count == 1 { return (labels[0], Self.list(Self.unique(parts.map(\.value)))) }
    let named = Self.unique(
      parts.map {
        Phrase("node-label-and-value", ["label": .clause($0.label), "value": .clause($0.value)])
      }
    )
    guard named.count <= Self.limit else { return (Self.list(named), nil) }
    let joined = named.dropFirst().reduce(named[0]) { all, next in
      Phrase("node-joined", ["first": .clause(all), "second": .clause(next)])
    }
    return (joined, nil)
  }

  private static func list(_ phrases: [Phrase]) -> Phrase {
    if phrases.count == 1 { return phrases[0] }
    let listed = phrases.prefix(limit).map { Quantity.clause($0) }
    return Phrase("node-parts", ["parts": .list(listed, omitted: phrases.count - listed.count)])
  }

  /// Each phrase once, where it stands first; past some hundred different ones all others as they come.
  private static func unique(_ phrases: [Phrase]) -> [Phrase] {
    var unique: [Phrase] = []
    for phrase in phrases where unique.count > mostCompared || !unique.contains(phrase) {
      unique.append(phrase)
    }
    return unique
  }

  private static let mostCompared = 100
}
