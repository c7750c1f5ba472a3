/// A script by which fish completes the program's command line, with what each option does.
struct FishCompletion {
  private let program: Program

  /// Makes the script of a program.
  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var script: String {
    let all = program.firstWords.joined(separator: " ")
    let start = "complete -c \(program.name)"
    var text = "# Completes \(program.name) in fish. Made by: \(program.name) completions fish\n"
    text += "\(start) -f\n"
    for word in program.firstWords {
      let summary = program.command(named: word)?.summary ?? program.familySummary(word)
      text += "\(start) -n 'not __fish_seen_subcommand_from \(all)' -a \(word)"
      text += " -d \(quoted(summary))\n"
    }
    for word in program.families { text += family(word, start) }
    for option in CommonOptions.group.options { text += "\(start)\(specification(option))\n" }
    for command in program.commands {
      let seen = command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
      let there = "\(start) -n '\(seen.joined(separator: "; and "))'"
      for option in command.ownGroups.flatMap(\.options) {
        text += "\(there)\(specification(option))\n"
      }
      if let action = action(command.operands.first?.kind ?? .text) {
        text += "\(there)\(action)\n"
      }
    }
    return text
  }

  /// The second words that may stand behind a first one.
  private func family(_ word: String, _ start: String) -> String {
    let members = program.family(word)
    let seconds = members.compactMap(\.secondWord)
    let condition =
      "__fish_seen_subcommand_from \(word); "
      + "and not __fish_seen_subcommand_from \(seconds.joined(separator: " "))"
    return members.map { command in
      "\(start) -n '\(condition)' -a \(command.secondWord ?? "") -d \(quoted(command.summary))\n"
    }.joined()
  }

  private func specification(_ option: OptionDeclaration) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = option.takesValue ? " -r\(action(option.kind) ?? " -f")" : ""
    return "\(letter) -l \(option.name)\(value) -d \(quoted(option.help))"
  }

  /// The switches that propose values of a kind, or `nil` for nothing to propose.
  private func action(_ kind: ValueKind) -> String? {
    switch kind {
    case .choice(let choices): " -f -a \(quoted(choices.joined(separator: " ")))"
    case .command: " -f -a \(quoted(program.firstWords.joined(separator: " ")))"
    case .file: " -F"
    case .folder: " -f -a '(__fish_complete_directories)'"
    case .flag, .text, .number, .columns, .shape: nil
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { "\\'".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "'\(escaped)'"
  }
}
