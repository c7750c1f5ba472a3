extension Program {
  /// What a command line asks for.
  package enum Request {
    /// The release.
    case version

    /// The help of one command, or of the whole program.
    case help(Command?)

    /// A command to run, with its options and operands.
    case command(Command, ParsedArguments)
  }

  /// Reads a command line, without the program's own name in front.
  ///
  /// Common options may stand before the command or after it. The first `--help` or `--version`
  /// ends the reading, so that whatever follows it cannot be a mistake.
  package func request(from arguments: [String]) throws(CommandFailure) -> Request {
    do throws(CommandLineMistake) {
      return try read(arguments)
    } catch {
      throw .commandLine(error)
    }
  }

  private func read(_ arguments: [String]) throws(CommandLineMistake) -> Request {
    let own = ArgumentParser(program: self, command: nil)
    var parsed = try own.parse(arguments[...])
    if let request = parsed.early(for: nil) { return request }
    guard let verb = parsed.operands.first else {
      throw .noCommand(known: commandNames)
    }
    guard let command = command(named: verb) else {
      throw .unknownCommand(
        verb,
        closest: Spelling.closest(to: verb, among: commandNames),
        known: commandNames
      )
    }
    let inner = ArgumentParser(program: self, command: command)
    parsed = try inner.parse(parsed.rest, after: parsed.options)
    if let request = parsed.early(for: command) { return request }
    try command.check(operands: parsed.operands, in: self)
    return .command(command, parsed)
  }
}

extension ParsedArguments {
  /// What `--help` or `--version` asks for, if one of them stands on the command line.
  fileprivate func early(for command: Command?) -> Program.Request? {
    if options.has(CommonOptions.help) { return .help(command) }
    if options.has(CommonOptions.version) { return .version }
    return nil
  }
}
