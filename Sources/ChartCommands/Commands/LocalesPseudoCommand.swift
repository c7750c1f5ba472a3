import ChartLocalization

extension Command {
  /// Prints a pseudo-locale's catalogue.
  package static let localesPseudo = Command(
    "locales pseudo",
    summary: "print the messages in a language that nobody speaks, which shows faults of one kind",
    explanation: """
      TAG is en-XA (accents, 40 % longer, in brackets), ar-XB (right to left), en-XP (six plural categories), \
      en-XK (the class of each name's final sound), en-XS (marks around every message) or en-XL (the longest \
      variants).
      Made of the English messages, or of those that --locales has as the source, and written as an ARB file.
      Every command that takes --locale tells a chart in it without that file, with the numbers and dates of \
      English. The English voice speaks it: what accents and brackets show is seen, not heard, so that \
      en-XS is read by speak --locale en-XS --format txt.
      """,
    operands: [
      Operand("TAG", .choice(PseudoLocale.allCases.map(\.rawValue)), help: "the pseudo-locale")
    ],
    options: [OptionGroup("Words", [WordOptions.locales]), OutputOptions.group]
  ) { invocation, context throws(CommandFailure) in
    let catalogues = try context.catalogues(inFolder: invocation.options[WordOptions.locales])
    let folder = invocation.options[WordOptions.locales]
    guard let pseudo = PseudoLocale(rawValue: invocation.operands[0]) else { return Outcome("") }
    guard let source = context.source(of: catalogues, inFolder: folder) else {
      let sentence =
        "found no catalogue of the source language; expected that of registry.json, or en"
      throw .input(InputFault(folder ?? "", .notUnderstood(nil, sentence)))
    }
    return Outcome(pseudo.arb(from: source))
  }
}
