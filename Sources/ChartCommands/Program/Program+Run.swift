extension Program {
  /// Runs one command line, without the program's own name in front.
  ///
  /// The result goes to standard output, or to the file of `--output`; everything else follows it
  /// on standard error. Never throws: whatever goes wrong is worded there and becomes the status.
  package func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    do throws(CommandFailure) {
      return try perform(arguments, in: context)
    } catch {
      context.tell(Wording(program: name).line(for: error))
      return error.status
    }
  }

  private func perform(
    _ arguments: [String],
    in context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    switch try request(from: arguments) {
    case .version:
      return try finish(Outcome("\(name) \(version)\n"), of: OptionValues(), in: context)
    case .help(let command):
      return try finish(Outcome(help(for: command)), of: OptionValues(), in: context)
    case .familyHelp(let word):
      return try finish(Outcome(familyHelp(word)), of: OptionValues(), in: context)
    case .command(let command, let parsed):
      let invocation = Invocation(
        program: self,
        command: command,
        options: parsed.options,
        operands: parsed.operands
      )
      try invocation.checkInputs()
      try invocation.checkOutput(in: context)
      let outcome = try command.run(invocation, context)
      return try finish(outcome, of: parsed.options, in: context)
    }
  }

  /// Writes the result, then what there is to say about it.
  private func finish(
    _ outcome: Outcome,
    of options: OptionValues,
    in context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let wording = Wording(program: name)
    if options.has(CommonOptions.strict), !outcome.diagnostics.isEmpty {
      for diagnostic in outcome.diagnostics {
        context.tell(wording.line(for: diagnostic, in: outcome.source, asFault: true))
      }
      return .inputAtFault
    }
    try deliver(outcome.result, to: options[OutputOptions.output], in: context)
    guard !options.has(CommonOptions.quiet) else { return outcome.status }
    if let (folder, count) = outcome.written { context.tell(wording.written(folder, count)) }
    if let silence = outcome.silence { context.tell(wording.withoutSpeech(silence)) }
    if !outcome.used.isEmpty { context.tell(wording.used(outcome.used)) }
    for diagnostic in outcome.diagnostics {
      context.tell(wording.line(for: diagnostic, in: outcome.source))
    }
    for diagnostic in outcome.drawn {
      context.tell(wording.line(for: diagnostic, in: outcome.source))
    }
    return outcome.status
  }

  private func deliver(
    _ result: [UInt8],
    to path: String?,
    in context: CommandContext
  ) throws(CommandFailure) {
    do throws(OutputFault) {
      if let path, path != "-" {
        try OutputFile(shownAs: path, at: context.resolve(path)).replace(with: result)
      } else if !result.isEmpty {
        try context.output.write(result)
      }
    } catch {
      // Whoever reads may stop when it has enough: that is its success and ours. The status stays what it
      // would be: else a check under `head` would fail or pass by how much fits into the pipe.
      if error.reason == .closedPipe { return }
      throw .output(error)
    }
  }
}
