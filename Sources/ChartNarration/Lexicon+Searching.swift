import ChartAccessibility
public import ChartLocalization

extension Lexicon {
  /// Whether a text holds a word of a section, in any case, and as a whole word where the script tells
  /// words apart; Arabic, Hebrew and Korean may have joined to it what they join to words.
  public func contains(_ section: Section, in text: String) -> Bool {
    let text = SearchedText(text)
    return (words[section] ?? []).contains { text.holds($0, as: .ending) }
  }
}
