import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartScales

/// Quantities in the form that one locale's readers know, or that one voice reads right.
struct QuantityWording {
  let localizer: Localizer
  let timeZone: String
  /// How many significant digits computed values have, where the reader chose.
  let derivedDigits: Int?
  /// Writes for a voice; nil for text.
  let speech: SpeechWriter?

  /// A quantity as the argument of a message.
  func argument(
    _ quantity: Quantity,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> MessageArgument {
    switch quantity {
    case .amount(let value, _, _, _):
      .number(value, formatted: text(quantity, diagnostics: &diagnostics))
    case .count(let count):
      .number(Double(count), formatted: text(quantity, diagnostics: &diagnostics))
    case .share(let share): .number(share, formatted: text(quantity, diagnostics: &diagnostics))
    case .term(let term): .select(term)
    case .topic(let topic): .select(topic.rawValue)
    case .probability, .date, .calendar, .name, .quote, .list, .place, .span, .titled, .noted,
      .against,
      .clause, .multipleOfPi:
      .text(text(quantity, diagnostics: &diagnostics))
    }
  }

  /// A quantity as text; empty for a term, which is no text.
  func text(_ quantity: Quantity, diagnostics: inout [LocalizationDiagnostic]) -> String {
    switch quantity {
    case .amount(let value, let unit, let format, let precision):
      amount(value, unit: unit, format: format, precision, &diagnostics)
    case .count(let count): self.count(count, &diagnostics)
    case .share(let share): self.share(share, &diagnostics)
    case .probability(let value): probability(value, &diagnostics)
    case .date(let seconds, let unit, let sharing):
      date(seconds, unit: unit, sharing: sharing, &diagnostics)
    case .calendar(let part, let number): calendarName(part, number)
    case .name(let name): self.name(name, &diagnostics)
    case .quote(let text): quote(text, &diagnostics)
    case .list(let items, let omitted): list(items, omitted: omitted, &diagnostics)
    case .place(let first, let second): pair("place-pair", first, second, &diagnostics)
    case .span(let first, let second): pair("span-pair", first, second, &diagnostics)
    case .noted(let first, let second): pair("noted-pair", first, second, &diagnostics)
    case .against(let first, let second): pair("against-pair", first, second, &diagnostics)
    case .titled(let title, let quantity): titled(title, quantity, &diagnostics)
    case .clause(let phrase): clause(phrase, &diagnostics)
    case .multipleOfPi(let numerator, let denominator):
      multipleOfPi(numerator, denominator, &diagnostics)
    case .term: ""
    case .topic(let topic):
      localizer.text("topic", ["topic": .select(topic.rawValue)], diagnostics: &diagnostics)
    }
  }

  // MARK: Amounts

  private func amount(
    _ value: Double,
    unit: String?,
    format: NumberFormat?,
    _ precision: Quantity.Precision,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let isPercent = format?.style == .percent
    let digits = digits(isPercent ? value * 100 : value, precision, decimals: format?.decimals)
    if unit == Quantity.percentagePoints {
      return points(isPercent ? value * 100 : value, digits, &diagnostics)
    }
    let unit = self.unit(unit)
    if let speech {
      return spokenAmount(
        value,
        unit: unit,
        format: format,
        digits: digits,
        by: speech,
        &diagnostics
      )
    }
    let number = formatted(value, format: format, digits)
    guard let unit, !unit.isEmpty else { return number }
    // Where the sign stands, and whether a space parts it, is each language's own.
    if unit == "%", format?.prefix == nil, !isPercent {
      return localizer.percent(value / 100, digits: digits, grouping: format?.isGrouped ?? true)
    }
    return localizer.text(
      "amount-with-unit",
      ["number": .number(value, formatted: number), "unit": .text(unit)],
      diagnostics: &diagnostics
    )
  }

  private func points(
    _ value: Double,
    _ digits: NumberDigits,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let number = number(value, digits: digits, &diagnostics)
    // What is told as one point is one point, whatever digits the sum left behind.
    let isOne = number == self.number(1, digits: digits, &diagnostics)
    return localizer.text(
      "percentage-points",
      ["number": .number(isOne ? 1 : value, formatted: number)],
      diagnostics: &diagnostics
    )
  }

  private func formatted(
    _ value: Double,
    format: NumberFormat?,
    _ digits: NumberDigits
  ) -> String {
    let isGrouped = format?.isGrouped ?? true
    if format?.style == .percent {
      return localizer.percent(value, digits: digits, grouping: isGrouped)
    }
    let number = localizer.number(value, digits: digits, grouping: isGrouped)
    guard let prefix = format?.prefix, !prefix.isEmpty else { return number }
    let sign = number.prefix { !$0.isNumber }
    return sign + prefix + number.dropFirst(sign.count)
  }

  /// How many digits an amount is told with, unless its author says.
  ///
  /// No amount loses a digit before the decimal mark: 1,234,568 is never told as 1,235,000. Behind it
  /// exact amounts have at most six significant digits in all, derived ones as many as they ask for:
  /// nobody listens to 21.957700280519678.
  private func digits(
    _ value: Double,
    _ precision: Quantity.Precision,
    decimals: Int?
  ) -> NumberDigits {
    if let decimals { return .fixed(decimals) }
    switch precision {
    case .exact: return significant(6, of: value)
    case .decimals(let count): return .fixed(count)
    case .significant(Quantity.derivedDigits):
      return significant(derivedDigits ?? Quantity.derivedDigits, of: value)
    case .significant(let count): return significant(count, of: value)
    }
  }

  func significant(_ count: Int, of value: Double) -> NumberDigits {
    let size = abs(value)
    if size >= Self.leastInPowers || size > 0 && size < 1e-6 { return .scientific(count) }
    let isLarge = size >= Self.powersOfTen[min(count, Self.powersOfTen.count - 1)]
    return isLarge ? .fixed(0) : .upToSignificant(count)
  }

  /// From here on numbers are told as powers of ten: up to here they have names, and every digit of a
  /// round one is a zero that a reader can count in threes.
  private static let leastInPowers = 1e18

  private static let powersOfTen: [Double] = (0...15).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  /// A share that is neither nothing nor all is never told as either.
  private func share(_ share: Double, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    let bound: (id: String, value: Double)? =
      if share > 0, share < 0.0005 { ("share-below", 0.001) } else if share > 0.9995, share < 1 {
        ("share-above", 0.999)
      } else { nil }
    guard let bound else { return percent(share, &diagnostics) }
    return localizer.text(
      message(bound.id),
      ["value": .number(bound.value, formatted: percent(bound.value, &diagnostics))],
      diagnostics: &diagnostics
    )
  }

  /// Below 0.001 a p-value is told by that bound: more digits would claim more than is known.
  private func probability(
    _ value: Double,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let shown = max(value, 0.001)
    let number = number(shown, digits: .upToDecimals(3), &diagnostics)
    return localizer.text(
      message(value < 0.001 ? "probability-below" : "probability-value"),
      ["value": .number(shown, formatted: number)],
      diagnostics: &diagnostics
    )
  }

  private func multipleOfPi(
    _ numerator: Int,
    _ denominator: Int,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    localizer.text(
      message("multiple-of-pi"),
      [
        "sign": .select(numerator < 0 ? "negative" : "positive"),
        "numerator": .number(
          Double(abs(numerator)),
          formatted: count(abs(numerator), &diagnostics)
        ),
        "denominator": .number(Double(denominator), formatted: count(denominator, &diagnostics)),
      ],
      diagnostics: &diagnostics
    )
  }

  // MARK: Dates and lists

  private func date(
    _ seconds: Double,
    unit: CalendarUnit,
    sharing: CalendarUnit?,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let context: DateForm.Context =
      switch sharing {
      case .day?: .none
      // Dates of one Gregorian year are of two years of a calendar with other months.
      case .year? where localizer.calendar.hasGregorianMonths: unit < .day ? .day : .none
      default: .year
      }
    let form = DateForm(
      DateForm.Unit(unit),
      with: unit == .day && context == .none ? .day : context
    )
    return speech?.date(seconds, form: form, timeZone: timeZone, diagnostics: &diagnostics)
      ?? localizer.date(seconds, form: form, timeZone: timeZone)
  }

  private func list(
    _ items: [Quantity],
    omitted: Int,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var texts: [String] = []
    for item in items { texts.append(text(item, diagnostics: &diagnostics)) }
    guard omitted > 0 else { return localizer.list(texts) }
    let cut = texts.joined(separator: localizer.text("list-separator", diagnostics: &diagnostics))
    return localizer.text(
      "list-more",
      [
        "items": .text(cut),
        "count": .number(Double(omitted), formatted: count(omitted, &diagnostics)),
      ],
      diagnostics: &diagnostics
    )
  }

  private func clause(
    _ phrase: Phrase,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var arguments: [String: MessageArgument] = [:]
    for (name, quantity) in phrase.quantities {
      arguments[name] = argument(quantity, diagnostics: &diagnostics)
    }
    return localizer.text(message(phrase.message), arguments, diagnostics: &diagnostics)
  }

  private func pair(
    _ id: String,
    _ first: Quantity,
    _ second: Quantity,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    localizer.text(
      message(id),
      [
        "first": argument(first, diagnostics: &diagnostics),
        "second": argument(second, diagnostics: &diagnostics),
      ],
      diagnostics: &diagnostics
    )
  }

  private func titled(
    _ title: String,
    _ quantity: Quantity,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    localizer.text(
      "titled-value",
      [
        "title": .text(name(title, &diagnostics)),
        "value": argument(quantity, diagnostics: &diagnostics),
      ],
      diagnostics: &diagnostics
    )
  }
}

extension DateForm.Unit {
  /// The unit to which a date that stands for a calendar unit is printed.
  init(_ unit: CalendarUnit) {
    self =
      switch unit {
      case .second: .second
      case .minute: .minute
      case .hour: .hour
      case .day: .day
      case .week: .week
      case .month: .month
      case .quarter: .quarter
      case .year: .year
      }
  }
}

extension QuantityWording {
  /// The name of a part of the calendar, standing alone: "Sunday", "May", "3 PM".
  func calendarName(_ part: CalendarPart, _ number: Int) -> String {
    let day = 86_400.0
    let seconds: (value: Double, unit: DateForm.Unit) =
      switch part {
      // The fifth of January 1970 was a Monday.
      case .weekday: (Double(number + 3) * day, .weekday)
      case .month: (middle(ofMonth: number), .month)
      case .quarter: (middle(ofMonth: number * 3), .quarter)
      case .hour: (Double(number) * 3_600, .hour)
      }
    return localizer.date(seconds.value, form: DateForm(seconds.unit, with: .none))
  }

  private func middle(ofMonth month: Int) -> Double {
    CalendarDate(year: 1970, month: month, day: 15).secondsSince1970 { _ in 0 }
  }
}
