import CICU

extension LocaleTag {
  /// The name by which ICU formats for this locale: Gregorian calendar, and digits that do not
  /// change with the version of CLDR.
  ///
  /// A numbering system in the tag (`ar-u-nu-latn`) is kept. Arabic without a region has its own
  /// digits in CLDR 42 and Latin ones in CLDR 46; here it has its own.
  var pinnedIdentifier: String {
    let parts = parts
    let base = LocaleParts(
      language: parts.language,
      script: parts.script,
      region: parts.region
    ).joined
    var numbering = parts.unicodeKeyword("nu")
    if numbering == nil, base == "ar" { numbering = "arab" }
    let keywords = "-u-ca-gregory" + (numbering.map { "-nu-\($0)" } ?? "")
    return ICU.asciiText { cicu_locale_from_tag(base + keywords, $0, $1, &$2) } ?? "en"
  }
}
