/// A column's name with what the header says about its cells.
struct ColumnHeader {
  /// The name, unique in the table, as the header gives it.
  var name: String

  /// The place of the column, from 0.
  var index: Int

  /// Whether the name comes from the text.
  var isGiven: Bool

  /// Whether the name speaks of years or dates, so that 2024 or 20240501 may be one.
  ///
  /// Looks through the name's letters: asked only where a cell could be a year or eight digits.
  var speaksOfDates: Bool { isGiven && Self.holdsDateWord(name) }

  private static let dateWords: Set<String> = [
    "date", "dates", "day", "time", "timestamp", "datetime", "period", "year", "years", "yr", "fy",
    "jahr", "datum", "zeit", "tag", "an", "ann\u{E9}e", "annee", "jour", "a\u{F1}o", "ano", "fecha",
    "anno", "jaar", "\u{E5}r", "dato", "rok", "vuosi", "\u{433}\u{43E}\u{434}",
    "\u{434}\u{430}\u{442}\u{430}", "\u{5E74}", "\u{5E74}\u{4EFD}", "\u{65E5}\u{671F}",
    "\u{65E5}\u{4ED8}", "\u{C5F0}\u{B3C4}", "\u{B0A0}\u{C9DC}", "\u{633}\u{646}\u{629}",
  ]

  /// Whether one of the name's words is a date word; `saleDate` and `sale_date` have two words.
  private static func holdsDateWord(_ name: String) -> Bool {
    var word = ""
    var followsLower = false
    for character in name {
      let startsWord = character.isUppercase && followsLower
      if startsWord || !character.isLetter {
        if dateWords.contains(word) { return true }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      followsLower = character.isLowercase
    }
    return dateWords.contains(word)
  }
}
