import LocaleChecks

extension Command {
  /// Says how much of each language is there.
  package static let localesCoverage = Command(
    "locales coverage",
    summary: "say how much of each language of a folder is translated",
    explanation: """
      A line a language, the source first: messages translated, missing, marked as not translated, \
      the same as in the source, and unknown to the source; then the status by registry.json.
      """,
    operands: [LocaleOptions.folder],
    options: [
      LocaleOptions.sourceGroup, OutputOptions.group(adding: FormatOptions.structure),
    ]
  ) { invocation, context throws(CommandFailure) in
    let input = try LocaleFolderInput(
      invocation.operands.first,
      of: "locales coverage",
      source: invocation.options[LocaleOptions.source],
      in: context
    )
    _ = try input.sourceLocale()
    let coverage = Coverage(of: input.folder)
    return Outcome(
      invocation.options[FormatOptions.structure] == .json ? coverage.json : coverage.text
    )
  }
}
