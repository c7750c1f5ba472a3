/// One verb of the program: what it is called, what it takes, and what it does.
///
/// A command is one file: an extension with a static value, its body a function from an invocation
/// to an outcome.
///
/// ```swift
/// extension Command {
///   package static let tree = Command(
///     "tree",
///     summary: "print the accessibility tree",
///     operands: [.input],
///     options: [TextOptions.group, OutputOptions.group]
///   ) { invocation, context throws(CommandFailure) in
///     let bytes = try context.read(invocation.operands[0])
///     …
///   }
/// }
/// ```
package struct Command: Sendable {
  /// What a command does with its invocation.
  package typealias Body =
    @Sendable (Invocation, CommandContext) throws(CommandFailure) -> Outcome

  /// The word that a person types, or the two of a family's member with a space between them
  /// (`locales check`).
  package let name: String

  /// What it does, in one line that starts with a verb and has no full stop.
  package let summary: String

  /// What it does, at length, each line a paragraph; empty when the summary says it all.
  package let explanation: String

  /// What stands after the options, in order; optional ones last, a repeated one at the very end.
  package let operands: [Operand]

  /// Its own options under their headings; the common ones are added to every command.
  package let ownGroups: [OptionGroup]

  /// The work itself.
  package let run: Body

  /// Makes a command.
  package init(
    _ name: String,
    summary: String,
    explanation: String = "",
    operands: [Operand] = [],
    options: [OptionGroup] = [],
    run: @escaping Body
  ) {
    self.name = name
    self.summary = summary
    self.explanation = explanation
    self.operands = operands
    self.ownGroups = options
    self.run = run
  }

  /// All its options under their headings, the common ones last.
  package var groups: [OptionGroup] {
    ownGroups + [CommonOptions.group]
  }

  /// All its options, in the order of their headings.
  package var options: [OptionDeclaration] {
    groups.flatMap(\.options)
  }
}
