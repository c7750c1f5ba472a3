public import Foundation

nonisolated extension Measurement {
  /// Writes a measurement as its number and the symbol of its unit.
  ///
  /// Foundation has this type on Apple's platforms only. Here units are neither converted to those of
  /// the locale nor spelled out.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the unit is written; its symbol stands for each.
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    /// What is measured; the unit stays as it is for each.
    public enum Usage: String, Codable, Hashable, Sendable {
      case general, asProvided, road, person, food, weather, workout
    }

    /// How long the unit is written.
    public var width: UnitWidth
    /// The locale of the number.
    public var locale: Locale
    /// How the number is written; `nil` as usual.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style of a locale.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: Usage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// The number and the symbol of the unit, together where the width is narrow.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let style = (numberFormatStyle ?? .number).locale(locale)
      let space = width == .narrow ? "" : "\u{A0}"
      return style.format(measurement.value) + space + measurement.unit.symbol
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement written by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The measurement written as usual.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

nonisolated extension FormatStyle {
  /// A number and the symbol of its unit.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }
}
