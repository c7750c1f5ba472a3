import ChartLocalization
import ChartModel
package import LocaleChecks

extension Command {
  /// Checks a folder of catalogues.
  package static let localesCheck = Command(
    "locales check",
    summary: "find what is wrong with a folder of message catalogues",
    explanation: """
      Prints a line for each fault, with its place and the id of the check that found it; \
      chartvoice locales check --explain ID says what that check finds, why, and how to allow it.
      A folder is laid out as locales/<tag>/<name>.arb, in ICU MessageFormat; registry.json and \
      <tag>/glossary.json are read if they are there. --checks L looks at the catalogues alone, which is done \
      at once; telling every chart in every language (F, L006, L007, L114, L115) and hearing every voice (S) \
      take longer, and a terminal is told how far they have come.
      Ends with status 4 if an error counts, or what --fail-on says.
      """,
    operands: [LocaleOptions.folder],
    options: [LocaleOptions.group, OutputOptions.group(adding: LocaleOptions.format)]
  ) { invocation, context throws(CommandFailure) in
    let options = invocation.options
    if let id = options[LocaleOptions.explain] { return try explanation(of: id) }
    if options.has(LocaleOptions.mutations) { return Self.outcome(of: MutationTable.run()) }
    let input = try LocaleFolderInput(
      invocation.operands.first,
      of: "locales check",
      source: options[LocaleOptions.source],
      in: context
    )
    _ = try input.sourceLocale()
    var run = try run(invocation, on: input, context)
    try checkStatus(options, input, run)
    let additional = additional(run, input.folder, options, context)
    run.used = additional.used
    var report = run.report(on: input.folder, adding: additional.findings, of: additional.ids)
    if let path = options[LocaleOptions.writeBaseline] {
      try keep(report, as: path, context)
      run.baseline = Baseline(Set(report.entries.map(\.fingerprint)))
      report = run.report(on: input.folder, adding: additional.findings, of: additional.ids)
    }
    let threshold = options[LocaleOptions.failOn] ?? .error
    let text = report.text(
      as: options[LocaleOptions.format] ?? .human,
      ReportOptions(version: Version.current, failing: threshold.severity)
    )
    let fails = threshold.severity.map { report.reaches($0) } ?? false
    var outcome = Outcome(text, status: fails ? .checkFailed : .done)
    outcome.silence = additional.silence
    return outcome
  }

  /// The table of planted defects; status 4 if one was missed or something was said in vain.
  package static func outcome(of table: MutationTable) -> Outcome {
    Outcome(table.text, status: table.isPerfect ? .done : .checkFailed)
  }

  /// The ids that there are, by the letters that they begin with.
  private static var knownChecks: ValueKind {
    var families: [String] = []
    for letter in Set(CheckPage.ids.map { $0.prefix(1) }).sorted() {
      let ids = CheckPage.ids.filter { $0.hasPrefix(letter) }
      guard let first = ids.first, let last = ids.last else { continue }
      families.append("\(letter) (\(first) to \(last))")
    }
    let example = CheckPage.ids.first { $0 == "L103" } ?? CheckPage.ids.first ?? ""
    return .shape(
      "an id such as \(example), of \(English.list(families, "or")); chartvoice locales check "
        + "--explain \(example) tells what one finds"
    )
  }

  private static func explanation(of id: String) throws(CommandFailure) -> Outcome {
    guard let page = CheckPage(of: id) else {
      throw .commandLine(
        .valueNotAccepted(
          option: LocaleOptions.explain.declaration.longForm,
          found: id,
          expected: Self.knownChecks,
          closest: Spelling.closest(to: id, among: CheckPage.ids.map { $0.lowercased() })
            .map { $0.uppercased() }
        )
      )
    }
    return Outcome(page.text)
  }

  /// The run as the options ask for it.
  private static func run(
    _ invocation: Invocation,
    on input: LocaleFolderInput,
    _ context: CommandContext
  ) throws(CommandFailure) -> CheckRun {
    let options = invocation.options
    guard let today = context.today() else {
      throw .refused("the system does not know the day of today, by which allowances end")
    }
    var run = CheckRun(folderName: input.name, today: today)
    run.selection = options.all(LocaleOptions.checks).flatMap { $0 }
    try check(ids: run.selection)
    run.locales = options.all(LocaleOptions.locale)
    try check(names: run.locales, of: input)
    if let path = options[LocaleOptions.baseline] {
      let bytes = try context.read(path)
      do throws(Baseline.Fault) {
        run.baseline = try Baseline(parsing: bytes)
      } catch {
        let source = CommandContext.source(path)
        throw .input(
          InputFault(
            source,
            .notUnderstood(ChartModel.SourcePosition(error.position), error.sentence)
          )
        )
      }
    }
    return run
  }

  /// Throws for the first id of a selection that no check's begins with.
  private static func check(ids: [String]) throws(CommandFailure) {
    for id in ids where !CheckPage.ids.contains(where: { $0.hasPrefix(id) }) {
      throw .commandLine(
        .valueNotAccepted(
          option: LocaleOptions.checks.declaration.longForm,
          found: id,
          expected: Self.knownChecks,
          closest: Spelling.closest(
            to: id.lowercased(),
            among: CheckPage.ids.map { $0.lowercased() }
          )
          .map { $0.uppercased() }
        )
      )
    }
  }

  /// Throws for the first locale that the folder does not have.
  private static func check(
    names asked: [String],
    of input: LocaleFolderInput
  ) throws(CommandFailure) {
    let names = input.folder.locales.map(\.name)
    for name in asked where !names.contains(name) {
      throw .commandLine(
        .valueNotAccepted(
          option: LocaleOptions.locale.declaration.longForm,
          found: name,
          expected: .choice(names),
          closest: Spelling.closest(to: name, among: names)
        )
      )
    }
  }

  private static func checkStatus(
    _ options: OptionValues,
    _ input: LocaleFolderInput,
    _ run: CheckRun
  ) throws(CommandFailure) {
    guard let required = options[LocaleOptions.requireStatus] else { return }
    for locale in input.folder.locales
    where run.locales.isEmpty || run.locales.contains(locale.name) {
      try required.check(locale.tag, in: input.folder.registry)
    }
  }

  /// What charts and voices tell, while a person at a terminal is told how far that has come.
  private static func additional(
    _ run: CheckRun,
    _ folder: LocaleFolder,
    _ options: OptionValues,
    _ context: CommandContext
  ) -> AdditionalChecks {
    let progress = SharedProgress(in: context, options: options)
    return AdditionalChecks(run, folder, hearsVoices: !options.has(LocaleOptions.noSpeech)) {
      progress.report(languagesChecked: $0, of: $1)
    }
  }

  private static func keep(
    _ report: Report,
    as path: String,
    _ context: CommandContext
  ) throws(CommandFailure) {
    do throws(OutputFault) {
      try OutputFile(shownAs: path, at: context.resolve(path))
        .replace(with: Array(report.baselineText.utf8))
    } catch {
      throw .output(error)
    }
  }
}
