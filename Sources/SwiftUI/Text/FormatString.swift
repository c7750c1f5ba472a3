import Foundation

/// A value to be put into words.
nonisolated enum FormatArgument: Equatable {
  case text(String)
  case view(Text)
  case number(FormatNumber)
  case formatted(FormattedValue)

  static func == (one: FormatArgument, other: FormatArgument) -> Bool {
    switch (one, other) {
    case (.text(let one), .text(let other)): one == other
    case (.view(let one), .view(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.formatted(let one), .formatted(let other)): one == other
    default: false
    }
  }
}

/// A value with the format that writes it.
nonisolated struct FormattedValue: Equatable {
  private let write: (EnvironmentValues) -> String
  private let value: Any
  private let format: AnyHashable
  private let isEqual: (Any) -> Bool

  init<F: FormatStyle>(value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.value = value
    self.format = AnyHashable(format)
    isEqual = { ($0 as? F.FormatInput) == value }
    // A locale that the author set stays; otherwise the environment's holds.
    let isFree = format == format.locale(.autoupdatingCurrent)
    write = { environment in
      (isFree ? format.locale(environment.locale) : format).format(value)
    }
  }

  func string(in environment: EnvironmentValues) -> String { write(environment) }

  static func == (one: FormattedValue, other: FormattedValue) -> Bool {
    one.format == other.format && one.isEqual(other.value)
  }
}

/// Words with places for values, as C and tables of strings write them.
nonisolated struct FormatString {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The words with the values put in; a place without a value is left empty.
  func filled(with arguments: [FormatArgument], in environment: EnvironmentValues) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = FormatSpecifier(&rest) else {
        result += "%"
        continue
      }
      let place = specifier.position ?? next
      next = place + 1
      if arguments.indices.contains(place) {
        result += arguments[place].string(by: specifier, in: environment)
      }
    }
    return result + rest
  }
}

/// A place for a value: `%` and what follows it.
nonisolated struct FormatSpecifier {
  /// From zero; `nil` is the next one.
  private(set) var position: Int?
  private var flags = ""
  private var width: Int?
  private(set) var precision: Int?
  private var conversion: Character = "@"

  private static let conversions = "@dDiuUxXoOfFeEgGaAcCsS"

  /// Reads a specifier and drops it from the words; `nil` where there is none.
  init?(_ rest: inout Substring) {
    var text = rest
    let digits = text.prefix(while: \.isNumber)
    if let number = Int(digits), text.dropFirst(digits.count).first == "$" {
      position = number - 1
      text = text.dropFirst(digits.count + 1)
    }
    flags = String(text.prefix { "-+ 0#'".contains($0) })
    text = text.dropFirst(flags.count)
    width = Self.number(&text)
    if text.first == "." {
      text = text.dropFirst()
      precision = Self.number(&text) ?? 0
    }
    text = text.drop { "hlLqjzt".contains($0) }
    guard let last = text.first, Self.conversions.contains(last) else { return nil }
    conversion = last
    rest = text.dropFirst()
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }

  /// A number as the specifier writes it in a locale.
  func string(of number: FormatNumber, locale: Locale) -> String {
    let text: String
    switch (conversion, number) {
    case ("f", _), ("F", _):
      text = number.double.formatted(decimal(locale).precision(.fractionLength(precision ?? 6)))
    case ("x", _), ("X", _), ("o", _), ("O", _), ("e", _), ("E", _), ("g", _), ("G", _), ("a", _),
      ("A", _):
      text = number.printed(by: "%" + printedFlags, conversion: String(conversion), locale: locale)
    case (_, .whole(let value)): text = value.formatted(integer(locale))
    case (_, .natural(let value)): text = value.formatted(integer(locale))
    case (_, .decimal(let value)): text = value.formatted(decimal(locale))
    }
    return padded(text)
  }

  private var printedFlags: String {
    flags.filter { $0 != "-" } + (precision.map { ".\($0)" } ?? "")
  }

  private func integer<Value: BinaryInteger>(_ locale: Locale) -> IntegerFormatStyle<Value> {
    let style = IntegerFormatStyle<Value>(locale: locale)
      .sign(strategy: flags.contains("+") ? .always() : .automatic)
    guard flags.contains("0"), let width else {
      return precision.map { style.precision(.integerLength($0...)) } ?? style
    }
    return style.precision(.integerLength(width...)).grouping(.never)
  }

  private func decimal(_ locale: Locale) -> FloatingPointFormatStyle<Double> {
    FloatingPointFormatStyle<Double>(locale: locale)
      .sign(strategy: flags.contains("+") ? .always() : .automatic)
  }

  private func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let padding = String(repeating: " ", count: width - text.count)
    return flags.contains("-") ? text + padding : padding + text
  }
}

nonisolated extension FormatNumber {
  fileprivate var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .natural(let value): Double(value)
    case .decimal(let value): value
    }
  }

  fileprivate func printed(by prefix: String, conversion: String, locale: Locale) -> String {
    guard "xXoO".contains(conversion) else {
      return String(format: prefix + conversion, locale: locale, double)
    }
    return switch self {
    case .whole(let value): String(format: prefix + "ll" + conversion, value)
    case .natural(let value): String(format: prefix + "ll" + conversion, value)
    case .decimal(let value): String(format: prefix + "a", value)
    }
  }
}

nonisolated extension FormatArgument {
  func string(by specifier: FormatSpecifier, in environment: EnvironmentValues) -> String {
    switch self {
    case .text(let text): text
    case .view(let text): text.string(in: environment)
    case .formatted(let value): value.string(in: environment)
    case .number(let number): specifier.string(of: number, locale: environment.locale)
    }
  }
}
