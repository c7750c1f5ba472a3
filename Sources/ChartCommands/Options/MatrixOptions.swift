import NarrationChecks

/// What a matrix of locales shows.
package enum MatrixOptions {
  /// The forms of a matrix.
  package enum Form: String, Sendable, CaseIterable {
    /// Tables of Markdown.
    case markdown

    /// One page of HTML.
    case html
  }

  /// The form.
  package static let format = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: Form.self,
    help: "the form of the result"
  )

  /// The charts.
  package static let chart = CommandOption<String>(
    "chart",
    valueName: "NAME",
    kind: .text,
    isRepeatable: true,
    help: "a chart of the gallery by its name, or \"all\"; five of them otherwise",
    read: { $0.isEmpty ? nil : $0 }
  )

  /// The seconds that a description may take.
  package static let seconds = CommandOption.number(
    "seconds",
    valueName: "NUMBER",
    in: 1...3600,
    help: "mark what takes longer to say than so many seconds"
  )

  /// Estimates instead of voices.
  package static let isSilent = CommandOption.flag(
    "no-speech",
    help: "estimate the seconds instead of having voices speak"
  )

  /// All of them but the form.
  package static let group = OptionGroup("Matrix", [chart, WordOptions.detail, seconds, isSilent])
}
