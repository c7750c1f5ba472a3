import CICU

extension LocaleTag {
  /// The script that the locale is written in, by its tag or by what CLDR finds likely: `Hans`; nil for
  /// an unknown language.
  package var writingScript: String? { script ?? likelyParts?.script }

  /// What the language calls itself, with its script or region where the tag names one: `한국어`.
  package var autonym: String? {
    ICU.text { cicu_locale_name(icuIdentifier, icuIdentifier, $0, $1, &$2) }
  }

  /// The digit 0 as the locale writes it; `0` where ICU knows no better.
  package var zeroDigit: Unicode.Scalar {
    FormatterCache(locale: self).number(0, skeleton: "")?.unicodeScalars.first ?? "0"
  }
}

extension String {
  /// Whether the text is in normalization form C.
  ///
  /// Source: Unicode Standard Annex 15, asked of ICU unless no character can decompose.
  package var isComposed: Bool {
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return true }
    let units = Array(utf16)
    var status = U_ZERO_ERROR
    return cicu_text_is_composed(units, Int32(units.count), &status) != 0
  }
}
