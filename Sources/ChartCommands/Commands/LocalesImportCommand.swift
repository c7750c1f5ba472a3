import LocaleExchange

extension Command {
  /// Takes a translator's file back.
  package static let localesImport = Command(
    "locales import",
    summary: "take a translator's file back into the message catalogues",
    explanation: """
      Reads XLIFF 1.2 and 2.1, Xcode's XLIFF, PO and string catalogues, and says of each message what \
      became of it. A message that is not touched keeps its bytes. Not taken are translations that are \
      no ICU MessageFormat, that lose or rename a placeholder, or whose source has changed since; the \
      others are. Each catalogue is replaced whole or not at all.
      Ends with status 1 if anything was not taken.
      """,
    operands: [
      Operand("FILE", .file, help: "the translator's file, or - for standard input"),
      LocaleOptions.folder,
    ],
    options: [
      OptionGroup("Languages", [ExchangeOptions.locale, LocaleOptions.source]),
      OptionGroup("Taking", [ExchangeOptions.force, ExchangeOptions.dryRun]),
      OutputOptions.group,
    ]
  ) { invocation, context throws(CommandFailure) in
    let options = invocation.options
    let file = invocation.operands[0]
    let bytes = try context.read(file)
    let input = try ExchangeFolder(
      invocation.operands.dropFirst().first,
      of: "locales import",
      source: options[LocaleOptions.source],
      in: context
    )
    let result: LocaleImport
    do throws(ExchangeError) {
      result = try LocaleImport(
        bytes,
        into: input.folder,
        locale: options[ExchangeOptions.locale],
        isForced: options.has(ExchangeOptions.force)
      )
    } catch {
      throw input.failure(error, of: file)
    }
    let isDry = options.has(ExchangeOptions.dryRun)
    if !isDry { try write(result.changes, of: input) }
    let name = file == "-" ? InputFault.standardInput : file
    let isTaken = result.outcomes.allSatisfy(\.isTaken)
    return Outcome(
      report(result, of: name, in: input, isDry),
      status: isTaken ? .done : .inputAtFault
    )
  }

  private static func write(
    _ changes: [LocaleImport.Change],
    of input: ExchangeFolder
  ) throws(CommandFailure) {
    do throws(OutputFault) {
      for change in changes {
        let name = input.shown(change.path)
        if let end = change.path.lastIndex(of: "/"), let shown = name.lastIndex(of: "/") {
          try OutputFolder(
            shownAs: String(name[..<shown]),
            at: String(change.path[..<end])
          ).make()
        }
        try OutputFile(shownAs: name, at: change.path).replace(with: change.bytes)
      }
    } catch {
      throw .output(error)
    }
  }

  /// A line for each message that is not as it was, then the counts, then the files.
  private static func report(
    _ result: LocaleImport,
    of file: String,
    in input: ExchangeFolder,
    _ isDry: Bool
  ) -> String {
    var lines = result.outcomes.compactMap { outcome in
      outcome.sentence.map { sentence in
        let place = outcome.position.map { "\(file):\($0)" } ?? file
        return "\(place): \(outcome.isTaken ? "" : "error: ")\(outcome.id): \(sentence)"
      }
    }
    let counts = LocaleImport.Outcome.kinds.compactMap { kind -> String? in
      let count = result.outcomes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind)"
    }
    lines.append(
      "\(result.locale): \(counts.isEmpty ? "no messages" : counts.joined(separator: ", "))"
    )
    for change in result.changes {
      lines.append("\(isDry ? "would write" : "wrote") \(input.shown(change.path))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LocaleImport.Outcome {
  /// The kinds of what comes of a message, in the order in which they are counted.
  fileprivate static let kinds = [
    "new", "changed", "unchanged", "untranslated", "stale", "refused", "unknown",
  ]

  /// The kind of what came of it.
  fileprivate var kind: String {
    switch result {
    case .new: "new"
    case .changed: "changed"
    case .unchanged: "unchanged"
    case .untranslated: "untranslated"
    case .stale: "stale"
    case .refused: "refused"
    case .unknown: "unknown"
    }
  }

  /// Whether there was nothing to take, or it was taken.
  fileprivate var isTaken: Bool { !["stale", "refused", "unknown"].contains(kind) }

  /// What is told of it; nil if nothing became of it.
  fileprivate var sentence: String? {
    switch result {
    case .unchanged, .untranslated: nil
    case .new: "new translation"
    case .changed: "changed translation"
    case .stale: "the source has changed since the file was written; --force takes it"
    case .refused(let fault): fault.sentence
    case .unknown: "no message has this id"
    }
  }
}
