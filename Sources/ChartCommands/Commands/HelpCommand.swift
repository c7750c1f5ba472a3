extension Command {
  /// Prints the help of the program, of one command, or of those that share a first word.
  package static let help = Command(
    "help",
    summary: "explain the program or one command",
    operands: [
      Operand("COMMAND", .command, arity: .optional, help: "the command to explain"),
      Operand("WORD", .text, arity: .optional, help: "the second word of a command that has two"),
    ]
  ) { invocation, _ throws(CommandFailure) in
    let (program, words) = (invocation.program, invocation.operands)
    guard let first = words.first else { return Outcome(program.help(for: nil)) }
    let isFamily = !program.family(first).isEmpty
    if isFamily, words.count == 1 { return Outcome(program.familyHelp(first)) }
    if !isFamily, words.count > 1 {
      throw .commandLine(
        .surplusOperand(command: "help", found: words[1], expected: ["COMMAND"])
      )
    }
    do throws(CommandLineMistake) {
      return Outcome(program.help(for: try program.command(of: words)))
    } catch {
      throw .commandLine(error)
    }
  }
}
