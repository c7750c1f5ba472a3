/// The options that a person gave, read by their declarations.
package struct OptionValues: Sendable {
  private var texts: [String: [String]] = [:]

  /// Makes an empty set of values.
  package init() {}

  /// Notes one occurrence; without repetition the last one wins.
  mutating func add(_ text: String, to option: OptionDeclaration) {
    if option.isRepeatable {
      texts[option.name, default: []].append(text)
    } else {
      texts[option.name] = [text]
    }
  }

  /// The value of an option, the last one if it was repeated, or `nil` if it was not given.
  package subscript<Value>(option: CommandOption<Value>) -> Value? {
    texts[option.declaration.name]?.last.flatMap(option.read)
  }

  /// Every value of a repeatable option, in the order of the command line; empty if not given.
  package func all<Value>(_ option: CommandOption<Value>) -> [Value] {
    texts[option.declaration.name, default: []].compactMap(option.read)
  }

  /// Whether a flag was given.
  package func has(_ flag: CommandOption<Bool>) -> Bool {
    texts[flag.declaration.name] != nil
  }
}
