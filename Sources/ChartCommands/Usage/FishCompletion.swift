/// A script by which fish completes the program's command line, with what each option does.
struct FishCompletion {
  private let program: Program

  /// Makes the script of a program.
  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var script: String {
    let all = program.commandNames.joined(separator: " ")
    let start = "complete -c \(program.name)"
    var text = "# Completes \(program.name) in fish. Made by: \(program.name) completions fish\n"
    text += "\(start) -f\n"
    for command in program.commands {
      text += "\(start) -n 'not __fish_seen_subcommand_from \(all)' -a \(command.name)"
      text += " -d \(quoted(command.summary))\n"
    }
    for option in CommonOptions.group.options { text += "\(start)\(specification(option))\n" }
    for command in program.commands {
      let there = "\(start) -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.ownGroups.flatMap(\.options) {
        text += "\(there)\(specification(option))\n"
      }
      if let action = action(command.operands.first?.kind ?? .text) {
        text += "\(there)\(action)\n"
      }
    }
    return text
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
    case .command: " -f -a \(quoted(program.commandNames.joined(separator: " ")))"
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
