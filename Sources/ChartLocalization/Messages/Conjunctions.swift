/// The "and" of Welsh, which CLDR leaves open: `a(c)` is `ac` before a vowel and `a` before a consonant.
///
/// A name of digits, or of another script, follows `a`. The mutation that `a` brings is left to the name's
/// author: a name of data is never changed.
enum WelshConjunction {
  private static let open = " a(c) "

  /// A formatted list with the conjunction chosen; texts of other languages have none and stay.
  static func chosen(in list: String) -> String {
    guard let place = list.range(of: open) else { return list }
    let next = list[place.upperBound...]
    let word = InitialSound(of: String(next)) == .vowel ? " ac " : " a "
    return list[..<place.lowerBound] + word + next
  }
}

/// The "and" of Hebrew, which is one letter before the name: CLDR ties it with a hyphen, which stands as a
/// minus before a number; the script's own mark does not.
enum HebrewConjunction {
  /// A formatted list with the letter tied by a maqaf.
  static func tied(in list: String) -> String {
    let parts = list.split(separator: " \u{5D5}-", omittingEmptySubsequences: false)
    return parts.joined(separator: " \u{5D5}\u{5BE}")
  }
}

extension LocaleTag {
  /// A formatted list with what CLDR leaves open, or writes as no sentence of the language would.
  func conjoined(_ list: String) -> String {
    switch language {
    case "cy": WelshConjunction.chosen(in: list)
    case "he": HebrewConjunction.tied(in: list)
    default: list
    }
  }
}

extension String {
  /// Where a text first stands in this one.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
