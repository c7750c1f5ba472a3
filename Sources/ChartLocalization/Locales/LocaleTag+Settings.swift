import CICU

extension LocaleTag {
  /// The calendar that `-u-ca-` asks for; Gregorian without it, and for one that is not known here.
  public var calendar: CalendarSystem {
    guard let keyword = parts.unicodeKeyword("ca") else { return .gregorian }
    return CalendarSystem.allCases.first { $0.keyword == keyword } ?? .gregorian
  }

  /// The calendar of everyday life where the locale is at home.
  ///
  /// Source: CLDR 42, calendarPreferenceData, where a region's first is not Gregorian; the regions of languages
  /// without one by likelySubtags.
  public var everydayCalendar: CalendarSystem {
    let homes = [
      "fa": "IR", "glk": "IR", "lrc": "IR", "mzn": "IR", "ps": "AF", "haz": "AF", "th": "TH",
    ]
    return switch region ?? homes[language] {
    case "IR", "AF": .persian
    case "TH": .buddhist
    case "SA": .islamicUmalqura
    default: .gregorian
    }
  }

  /// The numbering system that `-u-nu-` asks for, such as `latn`; nil without it, and where
  /// ``isNumbering(_:)`` is false.
  public var numbering: String? {
    parts.unicodeKeyword("nu").flatMap { Self.isNumbering($0) ? $0 : nil }
  }

  /// Whether ICU knows a numbering system by this name that writes all numbers with ten digits.
  ///
  /// `roman` and its like have none.
  public static func isNumbering(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      && cicu_numbering_has_digits(name) != 0
  }

  /// The names for which ``isNumbering(_:)`` is true, sorted.
  public static var numberings: [String] {
    var status = U_ZERO_ERROR
    guard
      let names = ICUHandle(
        cicu_numbering_names_open(&status),
        status,
        cicu_numbering_names_close
      )
    else { return [] }
    var found: [String] = []
    while let name = cicu_numbering_names_next(names.pointer, &status), ICU.succeeded(status) {
      found.append(String(cString: name))
    }
    return found.filter(isNumbering).sorted()
  }

  /// The same locale with other digits: `ar` with `latn` is `ar-u-nu-latn`.
  public func withNumbering(_ name: String) -> LocaleTag { setting("nu", to: name) }

  /// The same locale with another calendar: `fa` with the Persian one is `fa-u-ca-persian`.
  public func withCalendar(_ calendar: CalendarSystem) -> LocaleTag {
    setting("ca", to: calendar.keyword)
  }

  private func setting(_ key: String, to value: String) -> LocaleTag {
    var parts = parts
    parts.setUnicodeKeyword(key, to: value)
    return LocaleTag(parts.joined) ?? self
  }
}

extension LocaleParts {
  /// Gives a key of the `-u-` extension a value, instead of the one it may have.
  mutating func setUnicodeKeyword(_ key: String, to value: String) {
    let values = value.split(separator: "-").map(String.init)
    let privateUse = rest.firstIndex(of: "x") ?? rest.endIndex
    guard let start = rest[..<privateUse].firstIndex(of: "u") else {
      rest.insert(contentsOf: ["u", key] + values, at: privateUse)
      return
    }
    let end = rest[(start + 1)...].firstIndex { $0.utf8.count == 1 } ?? rest.endIndex
    guard let known = rest[(start + 1)..<end].firstIndex(of: key) else {
      rest.insert(contentsOf: [key] + values, at: end)
      return
    }
    let next = rest[(known + 1)..<end].firstIndex { $0.utf8.count == 2 } ?? end
    rest.replaceSubrange((known + 1)..<next, with: values)
  }
}
