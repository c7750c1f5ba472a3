public import Foundation

/// Words.
public nonisolated struct Text: PrimitiveView, Equatable {
  /// Read by itself.
  public typealias Body = Never

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far from now, in words.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, in words with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How far from now, as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  indirect enum Source: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case formatted(FormattedValue)
    case date(Date, DateStyle)
    case dates(Date, Date)
    case joined(Text, Text)
  }

  let source: Source
  package var style = TextAppearance()
  /// The words that are read in place of the text: none or one.
  var spokenLabel: [Text] = []

  init(_ source: Source) { self.source = source }

  /// Words as they are.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Words as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Words that are looked up in the client's tables.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Words that are looked up in the client's tables.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.key(resource.localizationKey, table: resource.table, bundle: nil))
  }

  /// A value written by a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(value: input, format: format)))
  }

  /// A date in a style.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// A span of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates.lowerBound, dates.upperBound)) }

  /// A span of dates.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start, interval.end)) }

  /// The words of a text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.verbatim(String(attributedContent.characters)))
  }

  /// An image among words, which has none.
  public init(_ image: Image) { self.init(.verbatim("")) }

  /// One text after the other.
  public static func + (one: Text, other: Text) -> Text { Text(.joined(one, other)) }

  /// The words in an environment.
  package func string(in environment: EnvironmentValues) -> String {
    switch source {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle):
      key.string(in: environment, table: table, bundle: bundle)
    case .formatted(let value): value.string(in: environment)
    case .date(let date, let style): style.string(of: date, in: environment)
    case .dates(let start, let end): Self.string(from: start, to: end, in: environment)
    case .joined(let one, let other): one.string(in: environment) + other.string(in: environment)
    }
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var attributes = reader.attributes
    appearance.apply(to: &attributes)
    attributes.accessibility.label = spokenLabel.first?.string(in: reader.environment)
    return [ViewElement(.text(string(in: reader.environment)), attributes: attributes)]
  }

  /// The appearance of the text; of the first of joined ones where they say nothing together.
  private var appearance: TextAppearance {
    guard case .joined(let first, _) = source else { return style }
    return style.over(first.appearance)
  }
}
