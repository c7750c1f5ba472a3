import ChartScales

extension Column {
  /// A value as plain text for diagnostics: a name, a number, or a date by ISO 8601 to its unit.
  func plainText(ofRow row: Int, offset: @escaping UTCOffset) -> String {
    switch values {
    case .categories(let names): return names.name(at: row) ?? ""
    case .numbers(let numbers):
      let text = "\(numbers[row])"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .dates(let instants, let unit):
      guard instants[row].isFinite else { return "" }
      let date = CalendarDate(secondsSince1970: instants[row], offset: offset)
      return date.text(to: unit)
    }
  }
}

extension CalendarDate {
  /// The date by ISO 8601, to a calendar unit: `2022`, `2022-05`, `2022-05-08`, `2022-05-08T14:05`.
  fileprivate func text(to unit: CalendarUnit) -> String {
    let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    var text = "\(year)"
    if unit <= .quarter { text += "-\(padded(month))" }
    if unit <= .week { text += "-\(padded(day))" }
    if unit <= .hour { text += "T\(padded(hour)):\(padded(minute))" }
    if unit == .second { text += ":\(padded(Int(second)))" }
    return text
  }
}
