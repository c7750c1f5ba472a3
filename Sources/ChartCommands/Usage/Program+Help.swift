extension Program {
  /// The help of one command, or of the whole program.
  package func help(for command: Command?) -> String {
    command.map(commandHelp) ?? programHelp
  }

  private var programHelp: String {
    var text = "Usage: \(name) COMMAND [OPTION]... [OPERAND]...\n\n"
    text += TextLayout.wrapped("\(sentence(summary))")
    text += "\nCommands:\n"
    for command in commands { text += TextLayout.entry(command.name, command.summary) }
    text += section(CommonOptions.group)
    text += "\nExit status:\n"
    for status in ExitStatus.allCases {
      text += TextLayout.entry("\(status.rawValue)", status.meaning)
    }
    text += TextLayout.wrapped(
      "A reader that stops early, as head does, is no fault and changes nothing of the status."
    )
    text += "\n" + TextLayout.wrapped("\(name) COMMAND --help explains one command.")
    return text
  }

  private func commandHelp(_ command: Command) -> String {
    var text = "Usage: \(synopsis(of: command))\n\n"
    text += TextLayout.wrapped(sentence(command.summary))
    if !command.explanation.isEmpty { text += "\n" }
    for line in command.explanation.split(separator: "\n") {
      text += TextLayout.wrapped(String(line))
    }
    if !command.operands.isEmpty { text += "\nOperands:\n" }
    for operand in command.operands {
      text += TextLayout.entry(operand.name, fullHelp(of: operand))
    }
    for group in command.groups { text += section(group) }
    return text
  }

  /// The help of the commands that share a first word.
  func familyHelp(_ word: String) -> String {
    var text = "Usage: \(name) \(word) COMMAND [OPTION]... [OPERAND]...\n\nCommands:\n"
    for command in family(word) { text += TextLayout.entry(command.name, command.summary) }
    text += section(CommonOptions.group)
    text += "\n" + TextLayout.wrapped("\(name) \(word) COMMAND --help explains one command.")
    return text
  }

  /// What completions say of a first word that several commands share.
  func familySummary(_ word: String) -> String {
    English.list(family(word).compactMap(\.secondWord), "or")
  }

  /// How a command is typed.
  func synopsis(of command: Command) -> String {
    ([name, command.name, "[OPTION]..."] + command.operands.map(\.synopsis))
      .joined(separator: " ")
  }

  /// What an operand is, with the words to choose from.
  func fullHelp(of operand: Operand) -> String {
    let words = operand.kind == .command ? firstWords : operand.kind.choices
    return words.isEmpty ? operand.help : "\(operand.help): \(English.list(words, "or"))"
  }

  private func section(_ group: OptionGroup) -> String {
    "\n\(group.title):\n"
      + group.options.map { TextLayout.entry($0.forms, $0.fullHelp) }.joined()
  }

  /// A summary as a sentence, with its capital and full stop.
  func sentence(_ summary: String) -> String {
    "\(summary.prefix(1).uppercased())\(summary.dropFirst())."
  }
}

extension OptionDeclaration {
  /// Its forms with their value, as a person types them: `-o, --output FILE`.
  var forms: String {
    let short = letter.map { "-\($0), " } ?? ""
    return "\(short)\(longForm)\(takesValue ? " \(valueName)" : "")"
  }
}
