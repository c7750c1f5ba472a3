/// The words of a command line, told apart.
package struct ParsedArguments: Sendable {
  /// The options, checked and ready to be read.
  package var options = OptionValues()

  /// The operands, in order.
  package var operands: [String] = []

  /// What was left unread: the words after the command's name.
  var rest: ArraySlice<String> = []
}

/// Reads words by the conventions of GNU programs.
///
/// `--name value` and `--name=value`, `-o value` and `-ovalue`; letters without values may be
/// joined. `--` ends the options, `-` alone is an operand. A value may begin with a dash. Options
/// and operands may be mixed. Shortened names are refused: a script that uses one breaks when an
/// option is added.
struct ArgumentParser {
  private let program: Program
  private let command: Command?
  private let declarations: [OptionDeclaration]

  /// Makes a parser of a command's words, or of those before the command's name.
  init(program: Program, command: Command?) {
    self.program = program
    self.command = command
    declarations = command?.options ?? CommonOptions.group.options
  }

  /// Reads words, adding to options that were read before.
  ///
  /// Before a command it stops behind the first operand and leaves the rest. It also stops behind
  /// `--help` and `--version`.
  func parse(
    _ words: ArraySlice<String>,
    after earlier: OptionValues = OptionValues()
  ) throws(CommandLineMistake) -> ParsedArguments {
    var result = ParsedArguments(options: earlier)
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        result.operands += words
        if command == nil { result.rest = words.dropFirst() }
        return result
      }
      if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &words, into: &result)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word.dropFirst(), &words, into: &result)
      } else {
        result.operands.append(word)
        if command == nil {
          result.rest = words
          return result
        }
      }
      if result.options.has(CommonOptions.help) || result.options.has(CommonOptions.version) {
        return result
      }
    }
    return result
  }

  private func readLong(
    _ word: Substring,
    _ words: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws(CommandLineMistake) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = declarations.first(where: { $0.name == name }) else {
      throw unknown("--\(name)", name: name)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let attached, !option.takesValue {
      throw .surplusValue(option: option.longForm, found: attached)
    }
    let value = option.takesValue ? attached ?? words.popFirst() : ""
    try add(value, to: option, as: option.longForm, into: &result)
  }

  private func readLetters(
    _ word: Substring,
    _ words: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws(CommandLineMistake) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = declarations.first(where: { $0.letter == letter }) else {
        throw unknown("-\(letter)", name: String(word))
      }
      var value: String? = ""
      if option.takesValue {
        value = letters.isEmpty ? words.popFirst() : String(letters)
        letters = ""
      }
      try add(value, to: option, as: "-\(letter)", into: &result)
    }
  }

  private func add(
    _ value: String?,
    to option: OptionDeclaration,
    as form: String,
    into result: inout ParsedArguments
  ) throws(CommandLineMistake) {
    guard let value else { throw .missingValue(option: form, expected: option.kind) }
    guard option.accepts(value) else {
      throw .valueNotAccepted(
        option: form,
        found: value,
        expected: option.kind,
        closest: Spelling.closest(to: value, among: option.kind.choices)
      )
    }
    result.options.add(value, to: option)
  }

  private func unknown(_ form: String, name: String) -> CommandLineMistake {
    let elsewhere = program.commands.filter { other in
      other.name != command?.name
        && other.options.contains { "--\($0.name)" == form || $0.letter.map { "-\($0)" } == form }
    }
    let closest = Spelling.closest(to: name, among: declarations.map(\.name))
    return .unknownOption(
      form,
      command: command?.name,
      closest: closest.map { "--\($0)" },
      elsewhere: elsewhere.map(\.name)
    )
  }
}
