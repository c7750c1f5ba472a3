extension Command {
  /// Prints the help of the program or of one command.
  package static let help = Command(
    "help",
    summary: "explain the program or one command",
    operands: [
      Operand("COMMAND", .command, arity: .optional, help: "the command to explain")
    ]
  ) { invocation, _ in
    let command = invocation.operands.first.flatMap { invocation.program.command(named: $0) }
    return Outcome(invocation.program.help(for: command))
  }
}
