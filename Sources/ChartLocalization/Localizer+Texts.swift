/// How two texts stand to each other in a locale's alphabetical order.
public enum TextOrder: Int, Sendable, Hashable {
  /// The first stands before the second.
  case before = -1
  /// Neither stands before the other.
  case same = 0
  /// The first stands after the second.
  case after = 1
}

extension Localizer {
  /// Texts as the locale lists them with "and": `a`, `a and b`, `a, b, and c`.
  ///
  /// None give the empty text. Right-to-left locales isolate each text.
  public func list(_ items: [String]) -> String {
    let isolated = locale.isRightToLeft ? items.map { "\u{2068}\($0)\u{2069}" } : items
    return formatters.list(isolated, in: locale) ?? isolated.joined(separator: " ")
  }

  /// Sentences one after another.
  ///
  /// Between them stands the message `sentence-joiner` of the locale's own catalogue if it has one;
  /// else nothing in Chinese and Japanese after a full-width mark, and a space everywhere else.
  /// Empty sentences are left out.
  public func join(_ sentences: [String]) -> String {
    let joiner = ownMessage("sentence-joiner")
    let isSpaceless = ["ja", "zh", "yue"].contains(locale.language)
    var text = ""
    for sentence in sentences where !sentence.isEmpty {
      if let last = text.last {
        text += joiner ?? (isSpaceless && "。！？」』）".contains(last) ? "" : " ")
      }
      text += sentence
    }
    return text
  }

  /// Compares two texts by the locale's alphabetical order.
  ///
  /// - Source: the Unicode Collation Algorithm with CLDR's tailorings, default strength.
  public func compare(_ left: String, _ right: String) -> TextOrder {
    let order = formatters.compare(left, right) ?? (left == right ? 0 : left < right ? -1 : 1)
    return order < 0 ? .before : order > 0 ? .after : .same
  }
}
