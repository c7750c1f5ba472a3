package import ChartNarration

/// In which form a result is written.
package enum FormatOptions {
  /// The form of words.
  package static let narration = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: NarrationFormat.self,
    help: "the form of the result"
  )

  /// The form of a tree or of facts.
  package static let structure = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: Structure.self,
    help: "the form of the result"
  )

  /// The forms of a tree or of facts.
  package enum Structure: String, Sendable, CaseIterable {
    /// Indented lines.
    case text

    /// JSON with a schema and a version.
    case json
  }
}
