internal import ChartLocalization

/// L205: two spaces in a row, and a word that stands twice.
enum RepetitionChecks {
  /// Tells each in every rendering.
  static func repetition(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let allowed = locale.locale.words
    for rendering in message.renderings {
      let units = rendering.units
      for index in units.indices.dropFirst() where units[index].isSpace && units[index - 1].isSpace
      {
        sink.report(message, units[index].range, "two spaces stand in a row")
      }
      guard !allowed.doublesWords, locale.separatesWords else { continue }
      let words = WordList.words(of: rendering)
      for index in words.indices.dropFirst() where words[index].follows {
        let word = words[index]
        guard word.text == words[index - 1].text, word.isWord,
          !allowed.repeatable.contains(word.text)
        else { continue }
        sink.report(message, word.range, "the word '\(word.text)' stands twice")
      }
    }
  }
}
