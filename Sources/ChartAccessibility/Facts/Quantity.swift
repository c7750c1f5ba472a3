public import ChartModel
public import ChartScales

/// One thing that a fact or a label states: a value with its unit, not yet words.
public enum Quantity: Sendable, Equatable, Codable {
  /// An amount of the data or derived from it, in data units.
  case amount(Double, unit: String?, format: NumberFormat?, precision: Precision)

  /// How many of something.
  case count(Int)

  /// A part of a whole, 0...1.
  case share(Double)

  /// A probability, 0...1.
  case probability(Double)

  /// An instant, in seconds since 1970 UTC, that stands for its calendar unit.
  ///
  /// `sharing` is the calendar unit that all instants of the chart share, so that it need not be
  /// repeated: the year, or the day.
  case date(Double, unit: CalendarUnit, sharing: CalendarUnit?)

  /// A part of the calendar by its number: Monday, May, three o'clock.
  case calendar(CalendarPart, Int)

  /// A name from the data or the author, verbatim.
  case name(String)

  /// A text of the author, verbatim and whole.
  case quote(String)

  /// Several of one kind, in order, and how many more there are than are listed.
  case list([Quantity], omitted: Int)

  /// A place with two parts: a series and a day, a column and a row.
  indirect case place(Quantity, Quantity)

  /// From one value to another.
  indirect case span(Quantity, Quantity)

  /// A value with the name of what it measures, where the value alone would not tell.
  indirect case titled(String, Quantity)

  /// A multiple of π in lowest terms: numerator, not 0, and denominator, above 0.
  case multipleOfPi(Int, Int)

  /// Something with what it comes to: a day and the two amounts of that day.
  indirect case noted(Quantity, Quantity)

  /// Two amounts that stand against each other at one place.
  indirect case against(Quantity, Quantity)

  /// One of a closed set of words, told apart by the message: a mark, an order, a direction.
  case term(String)

  /// A part of a sentence with a message of its own: one leg of a path.
  indirect case clause(Phrase)

  /// What a part of the description is about, worded by the message `topic`.
  case topic(Topic)

  /// How many digits an amount carries.
  public enum Precision: Sendable, Equatable, Codable {
    /// As the data have it: every digit.
    case exact

    /// Derived: at most this many significant digits.
    case significant(Int)

    /// This many digits after the decimal mark.
    case decimals(Int)
  }
}

/// The parts of a calendar that return: what a rhythm is told in.
public enum CalendarPart: String, Sendable, Equatable, Codable, CaseIterable {
  /// The day of a week: 1 is Monday, 7 Sunday (ISO 8601).
  case weekday

  /// The month of a year: 1...12.
  case month

  /// The quarter of a year: 1...4.
  case quarter

  /// The hour of a day: 0...23.
  case hour
}

extension Quantity.Precision {
  /// That of what is computed, unless a reader chooses.
  static let computed = Self.significant(Quantity.derivedDigits)
}

extension Quantity {
  /// An amount as it stands in a column.
  static func datum(_ value: Double, of column: Column) -> Quantity {
    .amount(value, unit: column.unit, format: column.format, precision: .exact)
  }

  /// A round limit chosen for a column: every digit that it has.
  static func bound(_ value: Double, of column: Column) -> Quantity {
    .amount(value, unit: column.unit, format: column.format, precision: .significant(12))
  }

  /// An amount computed from a column: four significant digits tell what a reader can use.
  static func derived(_ value: Double, of column: Column) -> Quantity {
    .amount(value, unit: column.unit, format: column.format, precision: .significant(derivedDigits))
  }

  /// How far two amounts of a column lie apart: of percentages a number of percentage points, since
  /// from 10 % to 15 % it is 5 of these and yet 50 percent.
  static func difference(
    _ value: Double,
    of column: Column,
    _ precision: Precision = .exact
  ) -> Quantity {
    let isPercent = column.unit == "%" || column.unit == "％" || column.format?.style == .percent
    let unit = isPercent ? percentagePoints : column.unit
    return .amount(value, unit: unit, format: column.format, precision: precision)
  }

  /// The unit of differences between percentages.
  ///
  /// Where the format is one of percentages the number is that of the data, 0.05 for five points.
  package static let percentagePoints = "pp"

  /// How many significant digits computed values have, unless a reader chooses.
  package static let derivedDigits = 4
}

extension Quantity {
  /// A place on the axis of a function: a multiple of π where it is one, else to four digits.
  static func place(of value: Double) -> Quantity {
    for denominator in [1, 2, 3, 4, 5, 6, 8, 10, 12] {
      let numerator = (value * Double(denominator) / .pi).rounded()
      guard numerator != 0, abs(numerator) <= 1000 else { continue }
      let multiple = numerator * .pi / Double(denominator)
      if abs(multiple - value) <= 1e-8 * max(1, abs(value)) {
        return .multipleOfPi(Int(numerator), denominator)
      }
    }
    return .amount(value, unit: nil, format: nil, precision: .significant(4))
  }

  /// A sum of a column: as many digits after the decimal mark as the data carry, at most twelve in all; of
  /// values that were computed no more than of any derived one.
  static func sum(_ value: Double, of column: Column) -> Quantity {
    .amount(
      value,
      unit: column.unit,
      format: column.format,
      precision: column.holdsComputed ? .computed : .significant(12)
    )
  }
}

extension Column {
  /// Whether a value has more than six digits and more than four of them behind the decimal mark.
  ///
  /// Money and counts have not. The first 10,000 values are looked at.
  fileprivate var holdsComputed: Bool {
    guard case .numbers(let values) = values else { return false }
    return values.prefix(10_000).contains { value in
      let size = abs(value)
      guard size > 0, size < 1e9 else { return false }
      let scaled = size * 1e4
      guard abs(scaled - scaled.rounded()) > 1e-9 * max(1, scaled) else { return false }
      return RoundedNumber(size).digitCount > 6
    }
  }
}
