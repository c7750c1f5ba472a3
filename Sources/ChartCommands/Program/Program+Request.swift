extension Program {
  /// What a command line asks for.
  package enum Request {
    /// The release.
    case version

    /// The help of one command, or of the whole program.
    case help(Command?)

    /// The help of the commands that share a first word.
    case familyHelp(String)

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
      throw .noCommand(known: firstWords)
    }
    var words = [verb]
    if !family(verb).isEmpty {
      parsed.operands = []
      parsed = try own.parse(parsed.rest, after: parsed.options)
      if let second = parsed.operands.first {
        words.append(second)
      } else if let request = parsed.early(for: nil) {
        if case .help = request { return .familyHelp(verb) }
        return request
      }
    }
    let command = try command(of: words)
    let inner = ArgumentParser(program: self, command: command)
    parsed = try inner.parse(parsed.rest, after: parsed.options)
    if let request = parsed.early(for: command) { return request }
    try command.check(operands: parsed.operands, in: self)
    return .command(command, parsed)
  }
}

extension Program {
  /// The command that one or two words name; throws if they name none.
  func command(of words: [String]) throws(CommandLineMistake) -> Command {
    let name = words.joined(separator: " ")
    if let command = command(named: name) { return command }
    guard let first = words.first else { throw .noCommand(known: firstWords) }
    let members = family(first)
    guard !members.isEmpty else {
      throw .unknownCommand(name, closest: closest(to: first), known: firstWords)
    }
    let seconds = members.compactMap(\.secondWord)
    guard words.count > 1 else { throw .missingWord(after: first, known: seconds) }
    let near = Spelling.closest(to: words[1], among: seconds)
    throw .unknownCommand(name, closest: near.map { "\(first) \($0)" }, known: members.map(\.name))
  }

  /// What a first word may have been meant for: another, or the second word of a name.
  private func closest(to word: String) -> [String] {
    let near = Spelling.closest(to: word, among: firstWords)
    return near.isEmpty ? commands.filter { $0.secondWord == word }.map(\.name) : near
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
