/// What an option or an operand takes: enough to check a value, to say what was expected, and to
/// complete it in a shell.
package enum ValueKind: Sendable, Equatable {
  /// Nothing: an option that is there or not.
  case flag

  /// Any text.
  case text

  /// One of some words, in this order.
  case choice([String])

  /// A whole number within bounds, both included.
  case number(ClosedRange<Int>)

  /// A file's path; `-` is a standard stream.
  case file

  /// A folder's path.
  case folder

  /// The names of columns, parted by commas.
  case columns

  /// The name of one of the program's commands.
  case command

  /// Text of a shape that the words describe, with an example.
  case shape(String)

  /// The words to choose from; empty where a value is free.
  package var choices: [String] {
    if case .choice(let words) = self { words } else { [] }
  }
}
