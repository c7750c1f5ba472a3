public import ChartLocalization

/// Why a translation of one message cannot be taken.
public enum UnitFault: Error, Sendable, Equatable {
  /// The text is no ICU MessageFormat.
  case brokenMessage(MessageSyntaxError.Fault, at: SourcePosition)
  /// Arguments of the source that the translation does not print, in the order of their names.
  case lostPlaceholders([String])
  /// Arguments of the translation that the source does not have.
  case unknownPlaceholders([String])
  /// Plural forms of the target language that have no text while others do.
  case missingForms([String])
  /// A choice stands within a plural form.
  case choiceInForm
  /// An inline code names neither a text nor a code of the source.
  case unknownCode(String)
  /// A `%` in a format string of Apple's is followed by what no argument is.
  case badFormat(String)
  /// The unit is not what the format has it be.
  case misshapen(String)
  /// The message holds a control character.
  case controlCharacter
  /// The file marks the translation as a guess or as none yet, by this; not taken unless forced.
  case unconfirmed(String)

  /// The fault as a sentence, without its place: one line, what is quoted of the file made visible.
  public var sentence: String { words.visible }

  private var words: String {
    switch self {
    case .brokenMessage(let fault, let position):
      "the translation is no ICU MessageFormat at \(position): \(fault.sentence)"
    case .lostPlaceholders(let names):
      "the translation lacks \(Self.list(names)), which the source has"
    case .unknownPlaceholders(let names):
      "the translation has \(Self.list(names)), which the source lacks"
    case .missingForms(let names):
      "the plural forms \(names.map { "'\($0)'" }.joined(separator: ", ")) have no text"
    case .choiceInForm: "a plural form holds another choice; plain text was expected"
    case .unknownCode(let id): "the inline code '\(id)' is none of the source's"
    case .badFormat(let text): "'\(text)' stands for no argument of the source"
    case .misshapen(let expected): "\(expected) was expected"
    case .controlCharacter: "the translation holds a control character"
    case .unconfirmed(let mark):
      "the file marks the translation as unfinished (\(mark)); --force takes it"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "{\($0)}" }.joined(separator: ", ")
  }
}
