/// The program as a value: its name and its commands, from which the command line is read and
/// help, completions and manual are made.
package struct Program: Sendable {
  /// What a person types to start it.
  package let name: String

  /// What it does, in one line without a full stop.
  package let summary: String

  /// Its release.
  package let version: String

  /// Its commands, in the order in which help lists them; names are unique.
  package let commands: [Command]

  /// Makes a program.
  package init(name: String, summary: String, version: String, commands: [Command]) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
  }

  /// The command with a name, or `nil`.
  package func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }

  /// The commands' names, in order.
  package var commandNames: [String] {
    commands.map(\.name)
  }

  /// The words that a command line can begin with, in order: a name, or the first word that several
  /// names share (`locales`).
  package var firstWords: [String] {
    var words: [String] = []
    for command in commands where !words.contains(command.firstWord) {
      words.append(command.firstWord)
    }
    return words
  }

  /// The commands whose names have two words, by the first of which they belong together.
  package func family(_ word: String) -> [Command] {
    commands.filter { $0.secondWord != nil && $0.firstWord == word }
  }

  /// The first words of names that have two, in order.
  package var families: [String] {
    firstWords.filter { !family($0).isEmpty }
  }
}

extension Command {
  /// The word that its name begins with.
  var firstWord: String { name.split(separator: " ").first.map(String.init) ?? name }

  /// What follows the first word of a name of two.
  var secondWord: String? {
    let words = name.split(separator: " ", maxSplits: 1)
    return words.count > 1 ? String(words[1]) : nil
  }
}

extension Program {
  /// The program `chartvoice`.
  ///
  /// A new command is one file in `Commands/` and one name in this list.
  package static let chartVoice = Program(
    name: "chartvoice",
    summary: "turn a chart or a table into words, an accessibility tree and an accessible picture",
    version: Version.current,
    commands: [
      .describe, .tree, .facts, .verify, .why, .svg, .sonify, .speak, .play, .demo, .localesCheck,
      .localesMatrix, .localesPseudo, .localesCoverage, .localesNew, .localesExport, .localesImport,
      .completions,
      .manual, .help,
    ]
  )
}
