/// One call of a command: the options and operands that a person gave, already checked against
/// their declarations.
package struct Invocation: Sendable {
  /// The program that the command belongs to.
  package let program: Program

  /// The command.
  package let command: Command

  /// The options that were given.
  package let options: OptionValues

  /// The operands that were given, in order; as many as the command's declaration allows.
  package let operands: [String]
}
