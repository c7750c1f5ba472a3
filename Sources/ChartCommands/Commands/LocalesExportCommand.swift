import ChartLocalization
import LocaleExchange

extension Command {
  /// Writes a file for a translator.
  package static let localesExport = Command(
    "locales export",
    summary: "write the messages of a language as a file for translators",
    explanation: """
      Each message stands beside that of the source, with what a translator should know. One plural in a \
      message is shown by its forms where the format has them; any other choice stays in one text, in \
      ICU MessageFormat. A language that has no catalogue yet has no translations.
      chartvoice locales import takes the file back.
      """,
    operands: [LocaleOptions.folder],
    options: [
      OptionGroup("Languages", [ExchangeOptions.locale, LocaleOptions.source]),
      OutputOptions.group(adding: ExchangeOptions.format),
    ]
  ) { invocation, context throws(CommandFailure) in
    let options = invocation.options
    guard let tag = options[ExchangeOptions.locale] else {
      throw .commandLine(
        .missingOperand(command: "locales export", operand: "--locale TAG")
      )
    }
    guard LocaleTag(tag) != nil else {
      throw .commandLine(
        .valueNotAccepted(
          option: ExchangeOptions.locale.declaration.longForm,
          found: tag,
          expected: ExchangeOptions.locale.declaration.kind,
          closest: []
        )
      )
    }
    let input = try ExchangeFolder(
      invocation.operands.first,
      of: "locales export",
      source: options[LocaleOptions.source],
      in: context
    )
    do throws(ExchangeError) {
      let document = try input.folder.document(for: tag)
      return Outcome(bytes: try document.bytes(as: options[ExchangeOptions.format] ?? .xliff))
    } catch {
      throw input.failure(error)
    }
  }
}
