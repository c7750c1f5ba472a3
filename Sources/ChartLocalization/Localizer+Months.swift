import CICU

extension Localizer {
  /// The names of the Gregorian months in some languages, whole and short, alone and within dates, each in lower
  /// case and without full stops.
  ///
  /// A name that means one month in one language and another month in another (`listopad`) is left out, and so
  /// are numbers.
  public static func months(in locales: [LocaleTag]) -> [String: Int] {
    var months: [String: Int] = [:]
    var open: Set<String> = []
    for locale in locales {
      for pattern in ["MMMM", "MMM", "LLLL", "LLL"] {
        for (month, name) in names(pattern, in: locale) {
          guard let word = word(of: name) else { continue }
          let known = months.updateValue(month, forKey: word)
          if let known, known != month { open.insert(word) }
        }
      }
    }
    return months.filter { !open.contains($0.key) }
  }

  /// Each month with its name by one pattern.
  private static func names(
    _ pattern: String,
    in locale: LocaleTag
  ) -> [(month: Int, name: String)] {
    let (units, zone) = (Array(pattern.utf16), Array("UTC".utf16))
    var status = U_ZERO_ERROR
    let opened = cicu_date_open(
      locale.pinnedIdentifier,
      zone,
      Int32(zone.count),
      units,
      Int32(units.count),
      &status
    )
    guard let format = ICUHandle(opened, status, cicu_date_close) else { return [] }
    return (1...12).compactMap { month in
      // The middle of a month of 1970.
      let moment = (Double(month - 1) * 30.4 + 15) * 86_400_000
      let name = ICU.text { cicu_date_format(format.pointer, moment, $0, $1, &$2) }
      return name.map { (month, $0) }
    }
  }

  /// The name in lower case, if it is one word; nil for one with digits, as `5月` is.
  private static func word(of name: String) -> String? {
    let plain = name.lowercased().filter { $0 != "." }
    return plain.contains(where: \.isNumber) || plain.contains(" ") ? nil : plain
  }
}
