import ChartImport
import ChartModel
import ChartScales

/// Reads what `--select` was given by what a chart's marks stand for.
struct SelectionReader {
  /// What was read.
  struct Result {
    /// What is selected.
    var selection: ChartSelection

    /// The text that says it, its ends in the order of the axis.
    var text: String

    /// Whether the ends were typed the other way round.
    var isMended = false
  }

  private let axis: SelectableAxis
  private let dayFirst: Bool?
  private let calendar: DateCalendar?
  private let offset: UTCOffset

  /// Reads for a chart; `dayFirst` and `calendar` are as in `WrittenDate`.
  init(
    _ chart: ResolvedChart,
    dayFirst: Bool?,
    calendar: DateCalendar? = nil,
    offset: @escaping UTCOffset
  ) throws(SelectionFault) {
    guard let axis = SelectableAxis(of: chart) else { throw .noAxis }
    self.axis = axis
    self.dayFirst = dayFirst
    self.calendar = calendar
    self.offset = offset
  }

  /// What a text selects.
  func result(of text: SelectionText) throws(SelectionFault) -> Result {
    if case .names(let names) = axis.values { return try self.names(text, of: names) }
    let readings = text.readings
    // Of three dots or more, one could belong to a number.
    guard readings.count < 2 else { throw notAValue(text.text) }
    let ends = readings.first ?? SelectionText.Ends(from: text.text, to: text.text)
    return try interval(ends, of: text)
  }

  // MARK: Names

  private func names(
    _ text: SelectionText,
    of names: [String]
  ) throws(SelectionFault) -> Result {
    if names.contains(text.text) { return selecting([text.text], text.text) }
    let readings = text.readings
    for ends in readings {
      let from = ends.from.map { names.firstIndex(of: $0) } ?? names.startIndex
      let to = ends.to.map { names.firstIndex(of: $0) } ?? names.endIndex - 1
      guard let from, let to, !names.isEmpty else { continue }
      var result = selecting(Array(names[min(from, to)...max(from, to)]), text.text)
      if from > to {
        result.isMended = true
        result.text = "\(names[to])..\(names[from])"
      }
      return result
    }
    let typed =
      readings.first.map { [$0.from, $0.to].compactMap { $0 } } ?? text.names ?? [text.text]
    if let unknown = typed.first(where: { !names.contains($0) }) {
      throw .noSuchName(
        unknown,
        of: axis.name,
        ends: [names.first, names.last].compactMap { $0 },
        closest: Self.closest(to: unknown, among: names)
      )
    }
    return selecting(names.filter(typed.contains), text.text)
  }

  /// Names that may have been meant, whatever their capitals.
  private static func closest(to word: String, among names: [String]) -> [String] {
    let closest = Set(Spelling.closest(to: word, among: names.map { $0.lowercased() }))
    return Array(names.filter { closest.contains($0.lowercased()) }.prefix(3))
  }

  private func selecting(_ names: [String], _ text: String) -> Result {
    Result(selection: ChartSelection(axis.channel, .names(names)), text: text)
  }

  // MARK: Amounts and instants

  private func interval(
    _ typed: SelectionText.Ends,
    of text: SelectionText
  ) throws(SelectionFault) -> Result {
    var ends = typed
    var isMended = false
    var from: Interval?
    var to: Interval?
    if let end = ends.from { from = try value(end) }
    if let end = ends.to { to = try value(end) }
    if let first = from, let last = to, first.start > last.end {
      (from, to) = (last, first)
      ends = SelectionText.Ends(from: typed.to, to: typed.from)
      isMended = true
    }
    let all = extent
    let found = Interval(from?.start ?? all.start, to?.end ?? all.end)
    let written = isMended ? "\(ends.from ?? "")..\(ends.to ?? "")" : text.text
    guard found.start <= found.end, found.start <= all.end, found.end >= all.start else {
      throw .outside(text.text, of: axis.name, ends: self.ends)
    }
    return Result(
      selection: ChartSelection(axis.channel, .interval(found)),
      text: written,
      isMended: isMended
    )
  }

  /// All that a text stands for: one amount, or every instant of a calendar unit.
  private func value(_ text: String) throws(SelectionFault) -> Interval {
    guard case .dates(_, let unit) = axis.values else {
      guard let number = Double(text), number.isFinite else { throw notAValue(text) }
      return Interval(number, number)
    }
    guard let date = WrittenDate(text, dayFirst: dayFirst, calendar: calendar, offset: offset)
    else {
      throw notAValue(text)
    }
    if date.isAmbiguous { throw .ambiguousDate(text, example: ends[0]) }
    // A month's mark stands for each of its days.
    let start =
      unit > date.unit ? GregorianCalendar.floor(date.start, to: unit, offset: offset) : date.start
    return Interval(start, date.end.nextDown)
  }

  private var extent: Interval {
    switch axis.values {
    case .numbers(let extent), .dates(let extent, _): extent
    case .names: Interval(0, 0)
    }
  }

  /// The first and the last value, as they can be typed.
  private var ends: [String] {
    [extent.start, extent.end].map { value in
      guard case .dates(_, let unit) = axis.values else { return Self.written(value) }
      return Self.written(CalendarDate(secondsSince1970: value, offset: offset), unit)
    }
  }

  private func notAValue(_ text: String) -> SelectionFault {
    if case .dates = axis.values {
      return .notAValue(text, kind: .date, example: ends.joined(separator: ".."))
    }
    return .notAValue(text, kind: .number, example: ends.joined(separator: ".."))
  }

  private static func written(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// A date as far as a unit goes: `2022`, `2022-05`, `2022-05-08`, `2022-05-08T13:00`.
  private static func written(_ date: CalendarDate, _ unit: CalendarUnit) -> String {
    func padded(_ number: Int, _ width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    var text = padded(date.year, 4)
    if unit < .year { text += "-\(padded(date.month))" }
    if unit < .month { text += "-\(padded(date.day))" }
    if unit < .day { text += "T\(padded(date.hour)):\(padded(date.minute))" }
    if unit < .minute { text += ":\(padded(Int(date.second)))" }
    return text
  }
}
