internal import ChartLocalization

/// L008 and L009: translations of another text than the source's, and texts that were not translated.
enum TranslationChecks {
  /// L008: the digest beside the translation is not that of the source.
  static func stale(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let digest = message.metadata?.sourceDigest, let source = message.source else { return }
    let expected = SourceDigest.digest(of: source.entry.text)
    guard digest.lowercased() != expected else { return }
    sink.report(
      whole: message,
      "the source has changed since: its digest was '\(digest)' and is '\(expected)'"
    )
  }

  /// L009: the text is the source's, or nothing, or words of it were left.
  static func untranslated(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let source = message.source, let home = locale.source,
      locale.language != home.language
    else { return }
    if message.entry.text.allSatisfy(\.isWhitespace) {
      if !source.entry.text.allSatisfy(\.isWhitespace) {
        sink.report(whole: message, "the text is empty; the source's is not")
      }
      return
    }
    let isOwnScript = locale.scripts == home.scripts
    if message.entry.text == source.entry.text {
      let count = WordList.words(of: message).count { $0.isWord }
      if count >= (isOwnScript ? 2 : 1) {
        sink.report(whole: message, "the text is that of the source")
      }
      return
    }
    // In another script, words that were left are foreign letters.
    if isOwnScript { leftWords(of: message, source, home.locale.words.telltale, &sink) }
  }

  /// Words that only the source's language has, and two words in a row that the source has as well.
  private static func leftWords(
    of message: CheckedMessage,
    _ source: CheckedMessage,
    _ telltale: Set<String>,
    _ sink: inout FindingSink
  ) {
    var known: Set<String> = []
    var pairs: Set<String> = []
    for rendering in source.renderings {
      let words = WordList.words(of: rendering)
      for (index, word) in words.enumerated() {
        known.insert(word.text)
        if let pair = pair(words, index) { pairs.insert(pair) }
      }
    }
    for rendering in message.renderings {
      let words = WordList.words(of: rendering)
      for (index, word) in words.enumerated() where word.isWord {
        if telltale.contains(word.text), known.contains(word.text), !word.isCapitalized {
          sink.report(message, word.range, "the word '\(word.text)' of the source was left")
        } else if let pair = pair(words, index), pairs.contains(pair), !word.isCapitalized,
          !words[index - 1].isCapitalized
        {
          let range = SourceRange(words[index - 1].range.lower, word.range.upper)
          sink.report(message, range, "the words '\(pair)' of the source were left")
        }
      }
    }
  }

  /// A word and the one right before it, if both are long enough to tell languages apart.
  private static func pair(_ words: [WordList.Word], _ index: Int) -> String? {
    guard index > 0, words[index].follows, words[index].isWord, words[index - 1].isWord,
      words[index].text.count > 2, words[index - 1].text.count > 2,
      words[index].text.count + words[index - 1].text.count > 8
    else { return nil }
    return "\(words[index - 1].text) \(words[index].text)"
  }
}
