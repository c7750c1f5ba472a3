/// Why a text is no message, and where.
///
/// The description is one sentence that starts with line and column.
public struct MessageSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What broke.
  public enum Fault: Sendable, Equatable {
    /// The text is longer than ``MessagePattern/maximumByteCount``.
    case tooLong(byteCount: Int)
    /// Arguments stand within arguments deeper than ``MessagePattern/maximumDepth``.
    case tooDeep
    /// A brace is opened and never closed.
    case unclosedBrace
    /// A brace is opened and no argument name follows.
    case missingArgumentName
    /// A number is used as a name but has a leading zero or is too large.
    case badArgumentNumber(String)
    /// After an argument's name comes neither `}` nor `,`.
    case unexpectedAfterName(String)
    /// After `name,` comes no type.
    case missingType
    /// A type that this syntax does not know, `number` and `date` among them: such arguments
    /// arrive formatted.
    case unsupportedType(String)
    /// A plural or select without variants.
    case missingVariants
    /// After a variant's selector comes no `{`.
    case missingVariantText(selector: String)
    /// Where a selector should stand is something else.
    case missingSelector
    /// The number after `=` or `offset:` cannot be read.
    case badNumber(String)
    /// `offset:` stands after a variant or a second time.
    case misplacedOffset
    /// A plural or select has no variant `other`.
    case missingOther(argument: String)
  }

  /// What broke.
  public let fault: Fault
  /// Where, in bytes of the message's UTF-8.
  public let range: SourceRange
  /// Where the range starts, as an editor shows it.
  public let position: SourcePosition

  /// The sentence, without the position.
  public var sentence: String { fault.sentence }

  /// The position and the sentence: `1:7: this '{' has no matching '}'`.
  public var description: String { "\(position): \(sentence)" }
}

extension MessageSyntaxError.Fault {
  /// The fault as a sentence, without a position: one line, what is quoted of the message made visible.
  public var sentence: String { words.visible }

  private var words: String {
    switch self {
    case .tooLong(let count):
      "the message has \(count) bytes, more than the \(MessagePattern.maximumByteCount) allowed"
    case .tooDeep:
      "arguments are nested more than \(MessagePattern.maximumDepth) deep"
    case .unclosedBrace: "this '{' has no matching '}'"
    case .missingArgumentName: "an argument name was expected after '{'"
    case .badArgumentNumber(let text):
      "'\(text)' is no argument number: it has a leading zero or is too large"
    case .unexpectedAfterName(let name): "'}' or ',' was expected after the argument '\(name)'"
    case .missingType: "'plural', 'selectordinal' or 'select' was expected after ','"
    case .unsupportedType(let type):
      "argument type '\(type)' was found; 'plural', 'selectordinal' or 'select' was expected"
    case .missingVariants: "',' and at least one variant were expected"
    case .missingVariantText(let selector): "'{' was expected after the selector '\(selector)'"
    case .missingSelector: "a selector or '}' was expected"
    case .badNumber(let text): "'\(text)' was found where a number was expected"
    case .misplacedOffset: "'offset:' must stand once, before the first variant"
    case .missingOther(let argument): "the argument '\(argument)' has no variant 'other'"
    }
  }
}
