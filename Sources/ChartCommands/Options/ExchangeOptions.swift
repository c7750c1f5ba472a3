package import LocaleExchange

/// How catalogues go to translators and come back.
package enum ExchangeOptions {
  /// The language that a file is made for.
  package static let locale = CommandOption<String>(
    "locale",
    valueName: "TAG",
    kind: .shape("a language tag such as ko or zh-Hans"),
    help: "the language that is translated into",
    read: { $0.isEmpty ? nil : $0 }
  )

  /// The kind of file.
  package static let format = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: ExchangeFormat.self,
    help: "the form of the file; xliff unless given"
  )

  /// Whether translations of a former source are taken.
  package static let force = CommandOption.flag(
    "force",
    help: "also take translations whose source has changed since the file was written"
  )

  /// Whether nothing is written.
  package static let dryRun = CommandOption.flag(
    "dry-run",
    help: "say what would change and write nothing"
  )
}
