/// Units in headers: "Flipper Length (mm)" is the column "Flipper Length" in mm.
///
/// Only a tail in parentheses or brackets whose every part is a known unit counts; "Rate (male)"
/// and "Out-of-School (OoS)" stay as they are. Parts stand between blanks, `/`, `*`, `·` and `per`,
/// and may carry an exponent. "in" before them is dropped.
package enum HeaderUnit {
  /// The name without the unit, and the unit as written; the name as it is when there is none.
  package static func split(_ header: String) -> (name: String, unit: String?) {
    guard let close = header.last, close == ")" || close == "]",
      let open = header.lastIndex(of: close == ")" ? "(" : "[")
    else { return (header, nil) }
    let name = trimmed(header[..<open])
    var unit = trimmed(header[header.index(after: open)..<header.index(before: header.endIndex)])
    if unit.hasPrefix("in ") { unit = trimmed(unit.dropFirst(3)) }
    guard !name.isEmpty, unit.count <= 24, isUnit(unit) else { return (header, nil) }
    return (name, unit)
  }

  /// Whether a whole text is a known unit by its sign: "°C", "km/h", "%".
  ///
  /// A word alone, such as "Hour" or "Thousands", may as well be what the amounts are called.
  package static func names(_ text: String) -> Bool {
    let text = trimmed(text)
    let isWord = text.allSatisfy(\.isLetter) && words.contains(text.lowercased())
    return text.count <= 24 && !isWord && isUnit(text)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func trimmed(_ text: String) -> String { trimmed(text[...]) }

  private static func isUnit(_ text: String) -> Bool {
    let parts = text.split { " /*\u{B7}\u{22C5}".contains($0) }
    guard !parts.isEmpty, parts.count <= 4 else { return false }
    return parts.allSatisfy { part in
      let word = part.drop { $0.isNumber && $0.isASCII || $0 == "," }
      if word.isEmpty { return parts.count > 1 }
      return isKnown(String(withoutExponent(word)))
    }
  }

  private static func withoutExponent(_ part: Substring) -> Substring {
    var part = part
    while let last = part.last, last.isNumber || "^-\u{207B}".contains(last) { part.removeLast() }
    return part
  }

  private static func isKnown(_ unit: String) -> Bool {
    if words.contains(unit) || words.contains(unit.lowercased()) && unit.count > 3 { return true }
    guard let first = unit.first, prefixes.contains(first) else { return symbols.contains(unit) }
    return symbols.contains(unit) || symbols.contains(String(unit.dropFirst()))
  }

  /// SI prefixes of one letter.
  private static let prefixes: Set<Character> = [
    "n", "\u{B5}", "\u{3BC}", "m", "c", "d", "h", "k", "M", "G", "T", "P",
  ]

  private static let symbols: Set<String> = [
    "m", "g", "s", "A", "K", "mol", "cd", "Hz", "N", "Pa", "J", "W", "C", "V", "F", "\u{3A9}", "lm",
    "lx", "Bq", "Gy", "Sv", "L", "l", "t", "B", "b", "bit", "bar", "eV", "Wh", "cal", "a", "ha",
    "h",
    "d", "min", "bp", "M", "dB", "u", "U",
  ]

  private static let words: Set<String> = [
    "%", "\u{2030}", "\u{B0}", "\u{B0}C", "\u{B0}F", "deg", "degrees", "ppm", "ppb", "pp", "bps",
    "percent", "per", "in", "ft", "yd", "mi", "mile", "miles", "mph", "mpg", "kn", "nmi", "lb",
    "lbs",
    "oz", "gal", "acre", "acres", "kph", "hp", "rpm", "psi", "atm", "mmHg", "BTU", "sq", "cu",
    "metre", "metres", "meter", "meters", "kilometres", "kilometers", "inch", "inches", "feet",
    "foot", "yards", "gram", "grams", "kilogram", "kilograms", "kilos", "tonne", "tonnes", "tons",
    "pounds", "litre", "litres", "liter", "liters", "gallons", "barrels", "second", "seconds",
    "sec",
    "secs", "minute", "minutes", "mins", "hour", "hours", "hrs", "hr", "day", "days", "week",
    "weeks", "month", "months", "year", "years", "yr", "yrs", "person", "people", "persons",
    "capita", "thousand", "thousands", "million", "millions", "billion", "billions", "trillion",
    "trillions", "mln", "bln", "mn", "bn", "m.", "k", "000s", "dollars", "euro", "euros", "cents",
    "pence", "yen", "watts", "joules", "calories", "volts", "bytes", "$", "\u{20AC}", "\u{A3}",
    "\u{A5}", "\u{20B9}", "US$", "USD", "EUR", "GBP", "JPY", "CNY", "CHF", "SEK", "NOK", "DKK",
    "PLN", "CZK", "HUF", "INR", "KRW", "BRL", "CAD", "AUD", "NZD", "MXN", "ZAR", "RUB", "TRY",
    "CO2", "CO\u{2082}", "CO2e", "CFC11-equivalents",
  ]
}
