import ChartAccessibility
import ChartLocalization
import ChartModel

/// What a sentence must hold of one quantity.
enum ExpectedFact {
  /// A number as readers see it: 25 for a share of 0.25.
  case number(Double, isPercent: Bool)

  /// How many are not listed, which the message `list-more` may say in words.
  case omitted(Int)

  /// A text that stands as it is: a name, a date, a number by powers of ten.
  case verbatim(Quantity)
}

extension Quantity {
  /// What a sentence must hold of the quantity, its parts one by one.
  var expected: [ExpectedFact] {
    switch self {
    case .amount(let value, let unit, let format, _): Self.amount(value, unit, format, self)
    case .count(let count): [.number(Double(count), isPercent: false)]
    case .share(let share): [.number(Self.shown(share) * 100, isPercent: true)]
    case .probability(let value): [.number(max(value, 0.001), isPercent: false)]
    case .date, .calendar, .name, .quote, .multipleOfPi, .topic: [.verbatim(self)]
    case .list(let items, let omitted):
      items.flatMap(\.expected)
        + (omitted > 0 ? [.omitted(omitted)] : [])
    case .place(let first, let second), .span(let first, let second), .noted(let first, let second),
      .against(let first, let second):
      first.expected + second.expected
    case .titled(let title, let value): [.verbatim(.name(title))] + value.expected
    case .clause(let phrase):
      phrase.quantities.sorted { $0.key < $1.key }.flatMap(\.value.expected)
    case .term: []
    }
  }

  /// A share that is told by a bound is that bound.
  private static func shown(_ share: Double) -> Double {
    if share > 0, share < 0.0005 { return 0.001 }
    return share > 0.9995 && share < 1 ? 0.999 : share
  }

  private static func amount(
    _ value: Double,
    _ unit: String?,
    _ format: NumberFormat?,
    _ quantity: Quantity
  ) -> [ExpectedFact] {
    let isPercent = format?.style == .percent
    let shown = isPercent ? value * 100 : value
    guard value.isFinite, shown == 0 || (1e-6..<1e15).contains(abs(shown)) else {
      return [.verbatim(quantity)]
    }
    let isPoints = unit == Quantity.percentagePoints
    let hasSign = !isPoints && (isPercent || unit == "%")
    return [.number(shown, isPercent: hasSign)]
  }

  /// The texts of the data within the quantity: names, titles and units, which are in any language.
  var dataTexts: [String] {
    switch self {
    case .amount(_, let unit, let format, _): [unit, format?.prefix].compactMap { $0 }
    case .name(let name), .quote(let name): [name]
    case .list(let items, _): items.flatMap(\.dataTexts)
    case .place(let first, let second), .span(let first, let second), .noted(let first, let second),
      .against(let first, let second):
      first.dataTexts + second.dataTexts
    case .titled(let title, let value): [title] + value.dataTexts
    case .clause(let phrase): phrase.quantities.values.flatMap(\.dataTexts)
    case .count, .share, .probability, .date, .calendar, .multipleOfPi, .term, .topic: []
    }
  }
}
