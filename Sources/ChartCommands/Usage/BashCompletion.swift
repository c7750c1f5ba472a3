/// A script by which bash completes the program's command line.
///
/// It needs no other package, and knows that bash parts `--name=value` at the equals sign.
struct BashCompletion {
  private let program: Program

  /// Makes the script of a program.
  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var script: String {
    """
    # Completes \(program.name) in bash. Made by: \(program.name) completions bash
    _\(program.name)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous= command= family= options= index word
      ((COMP_CWORD > 0)) && previous=${COMP_WORDS[COMP_CWORD - 1]}
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $family$word in
          \(program.commandNames.map(ShellWord.quoted).joined(separator: "|"))) command=$family$word; break ;;
    \(program.families.map { "      \($0)) family='\($0) ' ;;\n" }.joined())\
        esac
      done
      COMPREPLY=()
      case $command:$previous in
    \(program.commands.flatMap(valueCases).joined())\
      esac
      case $command in
    \(program.commands.map(commandCase).joined())\
        *)
          options='\(words(CommonOptions.group.options))'
          [[ $current == -* ]] || case $family in
    \(program.families.map(familyCase).joined())\
            *) options='\(words(program.firstWords))' ;;
          esac
          ;;
      esac
      if [[ $current == -* ]] || [[ -z $command ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
      fi
    }
    complete -F _\(program.name) \(program.name)

    """
  }

  /// The second words that may stand behind a first one.
  private func familyCase(_ word: String) -> String {
    "        '\(word) ') options='\(seconds(word))' ;;\n"
  }

  private func seconds(_ word: String) -> String {
    words(program.family(word).compactMap(\.secondWord))
  }

  /// What may stand behind each option of a command.
  private func valueCases(_ command: Command) -> [String] {
    command.options.filter(\.takesValue).map { option in
      let forms = ([option.longForm] + (option.letter.map { ["-\($0)"] } ?? []))
        .map { "\(ShellWord.quoted(command.name)):\($0)" }
      return "    \(forms.joined(separator: "|"))) \(replies(option.kind))return ;;\n"
    }
  }

  /// The command's options, and what its operands may be.
  private func commandCase(_ command: Command) -> String {
    let operand = command.operands.first?.kind ?? .text
    return """
          \(ShellWord.quoted(command.name)))
            options='\(words(command.options))'
            [[ $current == -* ]] || { \(replies(operand))return; }
            ;;

      """
  }

  /// The commands that propose values of a kind; none for free text.
  private func replies(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(let choices): choose(choices)
    case .command:
      "case $previous in "
        + program.families.map {
          "\($0)) COMPREPLY=($(compgen -W '\(seconds($0))' -- \"$current\")) ;; "
        }.joined()
        + "*) \(choose(program.firstWords));; esac; "
    case .file: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$current\")); "
    case .folder: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$current\")); "
    case .flag, .text, .number, .columns, .shape: ""
    }
  }

  private func choose(_ choices: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words(choices))' -- \"$current\")); "
  }

  private func words(_ options: [OptionDeclaration]) -> String {
    words(options.map(\.longForm))
  }

  private func words(_ list: [String]) -> String {
    ShellWord.escaped(list.joined(separator: " "))
  }
}
