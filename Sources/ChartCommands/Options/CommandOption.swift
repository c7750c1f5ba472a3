/// One option with the type that its value is read as.
///
/// A static value of this type is the only place where an option is declared; `OptionValues` reads
/// by it.
package struct CommandOption<Value: Sendable>: DeclaredOption {
  /// What there is to know of it.
  package let declaration: OptionDeclaration

  /// The value of a text, or `nil` for a text that is none.
  package let read: @Sendable (String) -> Value?

  /// Makes an option whose value has a shape of its own.
  package init(
    _ name: String,
    letter: Character? = nil,
    valueName: String,
    kind: ValueKind,
    isRepeatable: Bool = false,
    help: String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.read = read
    declaration = OptionDeclaration(
      name: name,
      letter: letter,
      valueName: valueName,
      kind: kind,
      isRepeatable: isRepeatable,
      help: help,
      accepts: { read($0) != nil }
    )
  }
}

extension CommandOption where Value == Bool {
  /// An option without a value.
  package static func flag(_ name: String, letter: Character? = nil, help: String) -> Self {
    Self(name, letter: letter, valueName: "", kind: .flag, help: help) { _ in true }
  }
}

extension CommandOption where Value == String {
  /// An option that takes any text, an empty one included.
  package static func text(_ name: String, valueName: String, help: String) -> Self {
    Self(name, valueName: valueName, kind: .text, help: help) { $0 }
  }

  /// An option that takes a file's path.
  package static func file(
    _ name: String,
    letter: Character? = nil,
    valueName: String = "FILE",
    help: String
  ) -> Self {
    Self(name, letter: letter, valueName: valueName, kind: .file, help: help) {
      $0.isEmpty ? nil : $0
    }
  }

  /// An option that takes a folder's path.
  package static func folder(_ name: String, valueName: String = "FOLDER", help: String) -> Self {
    Self(name, valueName: valueName, kind: .folder, help: help) { $0.isEmpty ? nil : $0 }
  }
}

extension CommandOption where Value == Int {
  /// An option that takes a whole number within bounds, both included.
  package static func number(
    _ name: String,
    valueName: String,
    in bounds: ClosedRange<Int>,
    help: String
  ) -> Self {
    Self(name, valueName: valueName, kind: .number(bounds), help: help) { text in
      Int(text).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }
}

extension CommandOption where Value == [String] {
  /// An option that takes names of columns parted by commas, and may be repeated.
  ///
  /// A comma within a name is written `\,` and a backslash `\\`; empty names are refused.
  package static func columns(_ name: String, valueName: String, help: String) -> Self {
    Self(name, valueName: valueName, kind: .columns, isRepeatable: true, help: help) {
      ColumnNames.split($0)
    }
  }
}

extension CommandOption where Value: RawRepresentable<String> & CaseIterable {
  /// An option that takes one of the cases of an enumeration, by raw value or by another word.
  ///
  /// Other words are understood and listed after the cases' own.
  package static func choice(
    _ name: String,
    valueName: String,
    of type: Value.Type = Value.self,
    otherWords: KeyValuePairs<String, Value> = [:],
    help: String
  ) -> Self {
    let words = Value.allCases.map(\.rawValue) + otherWords.map(\.key)
    let others = Array(otherWords)
    return Self(name, valueName: valueName, kind: .choice(words), help: help) { text in
      Value(rawValue: text) ?? others.first { $0.key == text }?.value
    }
  }
}
