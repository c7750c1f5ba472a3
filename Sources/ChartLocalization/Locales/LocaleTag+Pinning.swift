import CICU

extension LocaleTag {
  /// The name by which ICU knows this locale; variants and extensions are left out.
  ///
  /// Put together here, because ICU's own translation of tags with extensions takes milliseconds
  /// the first time. English for CLDR's ``PseudoLocale/mirrored``, whose texts, numbers and dates are English.
  var icuIdentifier: String { isMirroredEnglish ? "en" : ownIdentifier }

  /// The same without exception.
  var ownIdentifier: String {
    let parts = parts
    return [parts.language, parts.script, parts.region].compactMap(\.self).joined(separator: "_")
  }

  private var isMirroredEnglish: Bool { PseudoLocale(self) == .mirrored }

  /// The name by which ICU formats for this locale: Gregorian calendar, and digits that do not
  /// change with the version of CLDR.
  ///
  /// A numbering system in the tag (`ar-u-nu-latn`) is kept if ICU knows it and it has ten digits.
  /// Arabic without a region has its own digits in CLDR 42 and Latin ones in CLDR 46; here it has
  /// its own.
  var pinnedIdentifier: String { pinnedIdentifier(calendar: .gregorian) }

  /// The same with another calendar.
  func pinnedIdentifier(calendar: CalendarSystem) -> String {
    let base = icuIdentifier
    let numbering = numbering ?? (base == "ar" ? "arab" : nil)
    return base + "@calendar=\(calendar.rawValue)" + (numbering.map { ";numbers=\($0)" } ?? "")
  }
}
