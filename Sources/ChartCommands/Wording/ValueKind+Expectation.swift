extension ValueKind {
  /// What was expected, as it follows "expected"; `nil` where any text will do.
  package var expectation: String? {
    switch self {
    case .flag, .text: nil
    case .choice(let words): English.list(words, "or")
    case .number(let bounds):
      "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .file: "a file"
    case .folder: "a folder"
    case .columns: "a column's name, or several parted by commas"
    case .command: "a command"
    case .shape(let words): words
    }
  }
}
