import ChartVoice

extension Fact {
  /// Every number that the fact states or that proves it, dates by their parts, and those in names.
  var numbers: [Double] {
    var numbers = quantities.values.flatMap(\.numbers)
    if let test = evidence.test {
      // What is too small to be told in its digits is told as less than 0.001, or than 0.1 %.
      numbers += [test.statistic]
      numbers += [test.pValue, test.effect].compactMap { $0 }.flatMap { [$0, max(abs($0), 0.001)] }
    }
    return numbers
  }

  /// The id of its message without the ending for several series and without a counter.
  var baseKind: String {
    var kind = kind
    if kind.hasSuffix("-of-series") { kind.removeLast("-of-series".count) }
    while kind.last?.isNumber == true { kind.removeLast() }
    if kind.hasSuffix("-") { kind.removeLast() }
    return kind
  }
}

extension Quantity {
  /// The numbers that a text may state for the quantity.
  var numbers: [Double] {
    switch self {
    case .amount(let value, let unit, let format, _):
      return [value] + Self.numbers(of: [unit, format?.prefix])
    case .share(let value): return [value, max(value, 0.001), min(value, 0.999)]
    case .probability(let value): return [max(value, 0.001)]
    case .count(let count): return [Double(count)]
    case .date(let seconds, _, _): return Self.parts(of: seconds)
    case .list(let items, let omitted): return items.flatMap(\.numbers) + [Double(omitted)]
    case .place(let first, let second), .span(let first, let second), .noted(let first, let second),
      .against(let first, let second):
      return first.numbers + second.numbers
    case .titled(let title, let value): return value.numbers + Self.numbers(of: [title])
    case .multipleOfPi(let numerator, let denominator):
      return [Double(numerator), Double(denominator)]
    case .calendar(let part, let number):
      return [Double(part == .hour ? (number + 11) % 12 + 1 : number)]
    case .clause(let phrase): return phrase.quantities.values.flatMap(\.numbers)
    case .name(let text), .quote(let text): return Self.numbers(of: [text])
    case .term, .topic: return []
    }
  }

  /// The names of the data that a text may hold verbatim for the quantity.
  var names: [String] {
    switch self {
    case .name(let text), .quote(let text): [text]
    case .amount(_, let unit, let format, _): [unit, format?.prefix].compactMap { $0 }
    case .titled(let title, let value): [title] + value.names
    case .list(let items, _): items.flatMap(\.names)
    case .place(let first, let second), .span(let first, let second), .noted(let first, let second),
      .against(let first, let second):
      first.names + second.names
    case .clause(let phrase): phrase.quantities.values.flatMap(\.names)
    case .share, .probability, .count, .date, .calendar, .multipleOfPi, .term, .topic: []
    }
  }

  private static func numbers(of names: [String?]) -> [Double] {
    names.compactMap { $0 }.flatMap { WrittenNumber.all(in: $0).map(\.value) }
  }

  private static func parts(of seconds: Double) -> [Double] {
    let date = CalendarDate(secondsSince1970: seconds, offset: utc)
    let hour = Double(date.hour)
    return [
      Double(date.year), Double(date.month), Double(date.day), hour,
      Double((date.hour + 11) % 12 + 1), Double(date.minute), date.second.rounded(.down),
      Double((date.month + 2) / 3),
    ]
  }
}
