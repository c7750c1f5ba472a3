import ChartModel

/// What the author says of a layer's marks, mark by mark; columns stay empty while nothing is said.
struct ElementDraft {
  private(set) var elements = MarkElements()

  /// The number of the declared group that each mark is one thing with; `nil` for marks by themselves.
  private(set) var groups: [Int?] = []

  private var count = 0

  /// Adds what is said of so many more marks.
  mutating func append(_ words: MarkWords, count added: Int) {
    Self.append(words.labels, to: &elements.labels, after: count, added, default: nil)
    Self.append(words.values, to: &elements.values, after: count, added, default: nil)
    Self.append(words.identifiers, to: &elements.identifiers, after: count, added, default: nil)
    Self.append(words.isHidden, to: &elements.isHidden, after: count, added, default: false)
    groups += repeatElement(words.group, count: added)
    count += added
  }

  private static func append<Value>(
    _ values: [Value],
    to column: inout [Value],
    after count: Int,
    _ added: Int,
    default fallback: Value
  ) {
    if column.isEmpty, values.isEmpty { return }
    if column.isEmpty { column = Array(repeating: fallback, count: count) }
    column += values.isEmpty ? Array(repeating: fallback, count: added) : values
  }

  /// Whether the author names a mark or says what it shows.
  func hasWords(at row: Int) -> Bool {
    let label = elements.labels.isEmpty ? nil : elements.labels[row]
    let value = elements.values.isEmpty ? nil : elements.values[row]
    return label != nil || value != nil
  }

  /// Writes down which marks are one element with which.
  mutating func number(_ element: [Int32]) {
    elements.element = element.contains { $0 >= 0 } ? element : []
  }
}
