/// A script by which zsh completes the program's command line, with what each option does.
struct ZshCompletion {
  private let program: Program

  /// Makes the script of a program.
  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var script: String {
    """
    #compdef \(program.name)
    # Completes \(program.name) in zsh. Made by: \(program.name) completions zsh
    _\(program.name)() {
      local state line
      local -a commands seconds
      commands=(
    \(firstWords.joined())\
      )
      _arguments -C \\
    \(CommonOptions.group.options.flatMap(specifications).map { "    \($0) \\\n" }.joined())\
        '1:command:->command' \\
        '*::operand:->operand'
      case $state in
        command) _describe command commands ;;
        operand)
          case $line[1] in
    \(program.commands.filter { $0.secondWord == nil }.map(commandCase).joined())\
    \(program.families.map(familyCase).joined())\
          esac
          ;;
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _\(program.name) "$@"
    else
      compdef _\(program.name) \(program.name)
    fi

    """
  }

  /// The words that a command line can begin with, each with what it is for.
  private var firstWords: [String] {
    program.firstWords.map { word in
      let summary = program.command(named: word)?.summary ?? program.familySummary(word)
      return "    '\(ShellWord.escaped("\(word):\(summary)"))'\n"
    }
  }

  /// The commands that share a first word, chosen among as those of the program are.
  private func familyCase(_ word: String) -> String {
    let members = program.family(word)
    let entries = members.map { command in
      "'\(ShellWord.escaped("\(command.secondWord ?? ""):\(command.summary)"))'"
    }
    return """
              \(word))
                seconds=(\(entries.joined(separator: " ")))
                _arguments -C \\
      \(CommonOptions.group.options.flatMap(specifications).map { "            \($0) \\\n" }.joined())\
                  '1:command:->second' \\
                  '*::operand:->rest'
                case $state in
                  second) _describe command seconds ;;
                  rest)
                    case $line[1] in
      \(members.map(commandCase).joined())\
                    esac
                    ;;
                esac
                ;;

      """
  }

  private func commandCase(_ command: Command) -> String {
    let lines = command.options.flatMap(specifications) + operandSpecifications(command)
    return "        \(command.secondWord ?? command.name))\n          _arguments \\\n"
      + lines.map { "            \($0)" }.joined(separator: " \\\n") + "\n          ;;\n"
  }

  /// One option in the language of `_arguments`, once for each of its forms.
  private func specifications(_ option: OptionDeclaration) -> [String] {
    let forms = (option.letter.map { ["-\($0)"] } ?? []) + [option.longForm]
    let excluded = option.isRepeatable ? "*" : "(\(forms.joined(separator: " ")))"
    return forms.map { form in
      let attached = !option.takesValue ? "" : form.hasPrefix("--") ? "=" : "+"
      let value = option.takesValue ? ":\(plain(option.valueName)):\(action(option.kind))" : ""
      let text = "\(excluded)\(form)\(attached)[\(bracketed(option.help))]\(value)"
      return "'\(ShellWord.escaped(text))'"
    }
  }

  private func operandSpecifications(_ command: Command) -> [String] {
    command.operands.enumerated().map { index, operand in
      let place =
        switch operand.arity {
        case .required: "\(index + 1):"
        case .optional: "\(index + 1)::"
        case .repeated: "*:"
        }
      let text = "\(place)\(plain(operand.name)):\(action(operand.kind))"
      return "'\(ShellWord.escaped(text))'"
    }
  }

  /// What completes a value; a space is "nothing to propose".
  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .command: "(\(program.firstWords.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .flag, .text, .number, .columns, .shape: " "
    }
  }

  private func plain(_ text: String) -> String {
    preceded(text, signs: "\\:")
  }

  private func bracketed(_ text: String) -> String {
    preceded(text, signs: "\\[]")
  }

  /// The text with a backslash before each of some signs.
  private func preceded(_ text: String, signs: String) -> String {
    text.map { signs.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
