/// The shells that completions are made for.
package enum Shell: String, Sendable, CaseIterable {
  /// The Bourne-again shell.
  case bash

  /// The Z shell.
  case zsh

  /// The friendly interactive shell.
  case fish
}

extension Command {
  /// Prints a script that teaches a shell to complete the program's command line.
  package static let completions = Command(
    "completions",
    summary: "print a script that completes the command line in a shell",
    explanation: """
      For bash, in ~/.bashrc: source <(chartvoice completions bash)
      For zsh: write to a file named _chartvoice in a folder of $fpath.
      For fish: write to ~/.config/fish/completions/chartvoice.fish
      """,
    operands: [
      Operand("SHELL", .choice(Shell.allCases.map(\.rawValue)), help: "the shell")
    ],
    options: [OutputOptions.group]
  ) { invocation, _ in
    guard let shell = invocation.operands.first.flatMap(Shell.init(rawValue:)) else {
      return Outcome("")
    }
    return switch shell {
    case .bash: Outcome(BashCompletion(invocation.program).script)
    case .zsh: Outcome(ZshCompletion(invocation.program).script)
    case .fish: Outcome(FishCompletion(invocation.program).script)
    }
  }
}
