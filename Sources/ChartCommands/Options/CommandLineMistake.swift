/// What is wrong with a command line: what was found and what was expected, worded in `Wording`.
package enum CommandLineMistake: Error, Sendable, Equatable {
  /// There is no command.
  case noCommand(known: [String])

  /// There is no such command; `closest` are the ones that it may have been meant for.
  case unknownCommand(String, closest: [String], known: [String])

  /// The first word of a command's name stands without its second.
  case missingWord(after: String, known: [String])

  /// The command, or the program itself if `command` is `nil`, has no such option.
  ///
  /// `closest` are options of the command that may have been meant, `elsewhere` the commands that
  /// do have one of that very name.
  case unknownOption(String, command: String?, closest: [String], elsewhere: [String])

  /// The command line ends where an option's value should stand.
  case missingValue(option: String, expected: ValueKind)

  /// An option that takes no value was given one.
  case surplusValue(option: String, found: String)

  /// An option's value cannot be read.
  case valueNotAccepted(option: String, found: String, expected: ValueKind, closest: [String])

  /// An option's value is a text of its own that cannot be read; the reason is a sentence without a full
  /// stop.
  case valueNotUnderstood(option: String, reason: String)

  /// The command needs an operand that is not there.
  case missingOperand(command: String, operand: String)

  /// The command needs a folder of catalogues, and there is none by the usual name.
  case noLocalesFolder(command: String)

  /// There is an operand more than the command takes.
  case surplusOperand(command: String, found: String, expected: [String])

  /// Neither an option nor the name of the file says in which form the result is to be written.
  case formatOpen(output: String?, expected: [String])

  /// Two inputs are both standard input.
  case standardInputTwice

  /// The result would be written over the very file that it is made from.
  case outputIsInput(String)

  /// An operand is none of the words that it can be.
  case operandNotAccepted(operand: String, found: String, expected: ValueKind, closest: [String])
}
