import ChartLocalization
import NarrationChecks

extension Command {
  /// Prints a pseudo-locale's catalogue.
  package static let localesPseudo = Command(
    "locales pseudo",
    summary: "print the messages in a language that nobody speaks, which shows faults of one kind",
    explanation: """
      TAG is en-XA (accents, 40 % longer, in brackets), ar-XB (right to left), en-XP (six plural categories), \
      en-XK (the class of each name's final sound), en-XS (marks around every message) or en-XL (the longest \
      variants).
      Made of the English messages, or of the source locale of --locales, and written as an ARB file. \
      describe --locale TAG tells a chart in it.
      """,
    operands: [
      Operand("TAG", .choice(PseudoLocale.allCases.map(\.rawValue)), help: "the pseudo-locale")
    ],
    options: [OptionGroup("Words", [WordOptions.locales]), OutputOptions.group]
  ) { invocation, context throws(CommandFailure) in
    let catalogues = try context.catalogues(inFolder: invocation.options[WordOptions.locales])
    guard let pseudo = PseudoLocale(rawValue: invocation.operands[0]),
      let source = catalogues.first(where: { $0.locale == .english }) ?? catalogues.first
        ?? Catalogue.embedded(.english)
    else { return Outcome("") }
    return Outcome(pseudo.arb(from: source))
  }
}
