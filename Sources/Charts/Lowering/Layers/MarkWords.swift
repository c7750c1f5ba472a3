import ChartModel

/// What modifiers say in words of marks, and whether they are read at all.
struct MarkWords {
  /// The words of single marks, one a mark or none.
  private(set) var labels: [String?] = []
  private(set) var values: [String?] = []
  private(set) var identifiers: [String?] = []
  private(set) var isHidden: [Bool] = []

  /// The number of the group that is one thing for readers, `nil` for marks by themselves.
  private(set) var group: Int?

  private let count: Int

  /// Reads the modifiers of so many marks.
  ///
  /// The innermost that says something is heard. What is said of a whole group stands with its first
  /// mark: `isFirst` is whether these marks hold it.
  init(_ marks: DeclaredMarks, isFirst: (Int) -> Bool) {
    count = marks.count
    var group: Int?
    for modifier in marks.modifiers {
      if case .group(let number) = modifier { group = number }
      guard let words = modifier.words else {
        if case .hidden(let hidden) = modifier { hide(hidden) }
        continue
      }
      if let group {
        self.group = group
        if !isFirst(group) { continue }
      }
      say(words, by: modifier)
    }
  }

  private mutating func say(_ words: [String], by modifier: MarkModifier) {
    let spread = words.count == 1 ? Array(repeating: words[0], count: count) : words
    switch modifier {
    case .label: if labels.isEmpty { labels = spread }
    case .value: if values.isEmpty { values = spread }
    default: if identifiers.isEmpty { identifiers = spread }
    }
  }

  private mutating func hide(_ hidden: [Bool]) {
    let spread = hidden.count == 1 ? Array(repeating: hidden[0], count: count) : hidden
    isHidden = isHidden.isEmpty ? spread : zip(isHidden, spread).map { $0 || $1 }
  }
}

extension MarkModifier {
  /// The words of a modifier that says some.
  fileprivate var words: [String]? {
    switch self {
    case .label(let words), .value(let words), .identifier(let words): words
    default: nil
    }
  }
}
