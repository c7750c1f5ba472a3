/// A message in ICU MessageFormat 1, read into a tree whose every part knows its place.
///
/// Understood are plain arguments (`{name}`), `plural` (with `=n`, `offset:` and `#`),
/// `selectordinal` and `select`, nested in any way, and ICU's quoting: an apostrophe starts quoted
/// text only right before `{` or `}` (or `#` directly within a plural), and `''` is one apostrophe.
/// As in ICU a `}` outside all arguments is text, an open quote runs to the end of the message, and
/// any identifier may be a plural selector: whether the locale uses it is not a question of syntax.
///
/// Differs from ICU on purpose: `number`, `date`, `time`, `spellout`, `ordinal`, `duration` and
/// `choice` arguments are refused, because numbers and dates arrive formatted; size and depth are
/// bounded.
///
/// - Complexity: O(n) in the bytes of the message.
/// - Source: ICU 72, `icu::MessagePattern` API documentation, "MessageFormat" user guide.
public struct MessagePattern: Sendable, Equatable {
  /// How deep arguments may be nested in one another.
  public static let maximumDepth = 32
  /// The longest message, in bytes of UTF-8.
  public static let maximumByteCount = 65_536

  /// The text that was read.
  public let source: String
  /// The parts in order; they cover the source without gaps.
  public let elements: [MessageElement]

  /// Reads a message.
  ///
  /// Throws the first fault found; the empty text is a message without parts.
  public init(parsing source: String) throws(MessageSyntaxError) {
    var parser = try MessageParser(source)
    self.source = source
    self.elements = try parser.message(within: nil, depth: 0)
  }

  /// A message whose parts are known.
  init(source: String, elements: [MessageElement]) {
    self.source = source
    self.elements = elements
  }
}

/// One part of a message.
public enum MessageElement: Sendable, Equatable {
  /// Text to print, its quoting undone; the range covers the quoted source.
  case text(String, SourceRange)
  /// `{name}`, to be replaced; the range includes the braces.
  case argument(String, SourceRange)
  /// `#` directly within a plural: the number less the offset.
  case number(SourceRange)
  /// A plural, ordinal or select.
  case choice(MessageChoice)

  /// Where the part stands.
  public var range: SourceRange {
    switch self {
    case .text(_, let range), .argument(_, let range), .number(let range): range
    case .choice(let choice): choice.range
    }
  }
}

/// An argument whose value chooses among variants.
public struct MessageChoice: Sendable, Equatable {
  /// By what the choice is made.
  public enum Kind: String, Sendable, Equatable {
    /// By cardinal plural category or exact number.
    case plural
    /// By ordinal plural category or exact number.
    case ordinal = "selectordinal"
    /// By keyword.
    case select
  }

  /// By what the choice is made.
  public let kind: Kind
  /// The argument's name.
  public let argument: String
  /// Where the name stands.
  public let argumentRange: SourceRange
  /// What is taken from the number before its category is asked for; 0 for a select.
  public let offset: Double
  /// The variants in source order; at least `other` is there, and a selector may stand twice, of
  /// which the first counts.
  public let variants: [MessageVariant]
  /// From `{` to `}`, both included.
  public let range: SourceRange
}

/// One way on within a choice.
public struct MessageVariant: Sendable, Equatable {
  /// When this variant is taken.
  public let selector: MessageSelector
  /// Where the selector stands.
  public let selectorRange: SourceRange
  /// The text of the variant, in parts.
  public let elements: [MessageElement]
  /// From the variant's `{` to its `}`, both included.
  public let range: SourceRange
}

/// What a variant is chosen by.
public enum MessageSelector: Sendable, Hashable {
  /// `=3`: the number itself, before the offset is taken away.
  case exactly(Double)
  /// A plural category or a select's keyword.
  case keyword(String)
}
