/// Everything there is to know of one option, said once.
///
/// Reading the command line, help, completions, manual and read-me are all made from it.
package struct OptionDeclaration: Sendable {
  /// The long name, without its dashes; unique within a command.
  package let name: String

  /// The letter of the short form, if there is one.
  package let letter: Character?

  /// What the value is called in help (`FILE`); empty for a flag.
  package let valueName: String

  /// What the value may be.
  package let kind: ValueKind

  /// Whether every occurrence counts, instead of the last alone.
  package let isRepeatable: Bool

  /// What it does, without a capital at the start or a full stop at the end.
  package let help: String

  /// Whether a value can be read.
  package let accepts: @Sendable (String) -> Bool

  /// Whether it takes a value.
  package var takesValue: Bool {
    kind != .flag
  }

  /// The long form with its dashes.
  package var longForm: String {
    "--\(name)"
  }

  /// What it does, with the words to choose from and whether it may be repeated.
  package var fullHelp: String {
    var text = help
    if !kind.choices.isEmpty { text += ": \(English.list(kind.choices, "or"))" }
    if isRepeatable { text += "; may be repeated" }
    return text
  }
}

/// Options that stand together under one heading.
package struct OptionGroup: Sendable {
  /// The heading, as a title without a colon.
  package let title: String

  /// The options, in the order in which help lists them.
  package let options: [OptionDeclaration]

  /// Makes a group.
  package init(_ title: String, _ options: [any DeclaredOption]) {
    self.title = title
    self.options = options.map(\.declaration)
  }
}

/// An option of any type of value.
package protocol DeclaredOption: Sendable {
  /// What there is to know of it.
  var declaration: OptionDeclaration { get }
}
