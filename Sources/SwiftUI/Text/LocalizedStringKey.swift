public import Foundation

/// Words that are looked up in the client's tables, with values put into them.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key with a format specifier for each value, as tables of strings are keyed.
  package let key: String
  let arguments: [FormatArgument]

  init(key: String, arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Words without values.
  public init(_ value: String) { self.init(key: value, arguments: []) }

  /// Words without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// Words with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// Gathers words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    /// Room for words and values.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    ///
    /// A percent sign is doubled, as in tables of strings.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    /// Adds a value written by a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(value: input, format: format)))
    }

    /// Adds a text view's words.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .view(text))
    }

    /// Adds a date in a style that shows it relative to now, or as it is.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .view(Text(date, style: style)))
    }

    /// Adds a span of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .view(Text(dates)))
    }

    /// Adds a span of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .view(Text(interval)))
    }

    /// Adds an image, which has no words.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(""))
    }

    /// Adds a number as its type prints in a format: whole numbers grouped, others with six decimals.
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) {
      append(T.formatSpecifier, .number(value.formatNumber))
    }

    /// Adds a number by a format specifier.
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .number(value.formatNumber))
    }

    /// Adds another key's words.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .view(Text(resource)))
    }

    /// Adds what a value says of itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .text(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// The words in an environment: the key's translation where a table has one, without its marks, with
  /// the values put in.
  package func string(
    in environment: EnvironmentValues,
    table: String? = nil,
    bundle: Bundle? = nil
  ) -> String {
    let bundle = bundle ?? .main
    if arguments.isEmpty {
      let plain = key.replacingOccurrences(of: "%%", with: "%")
      return InlineMarkup.plain(bundle.localizedString(forKey: plain, value: plain, table: table))
    }
    let format = bundle.localizedString(forKey: key, value: key, table: table)
    return FormatString(InlineMarkup.plain(format)).filled(with: arguments, in: environment)
  }
}

/// A number that can be put into localised words by a format specifier.
public protocol FormatSpecifiable: Equatable {
  /// The specifier by which tables of strings are keyed.
  static var formatSpecifier: String { get }
  /// The number.
  var formatNumber: FormatNumber { get }
}

/// A number in words, whole or not.
public nonisolated enum FormatNumber: Equatable, Sendable {
  case whole(Int64)
  case natural(UInt64)
  case decimal(Double)
}
