import ChartLocalization

/// What may stand in no text that readers get, whatever it tells.
struct TextSurface {
  /// The text as readers get it.
  let text: String
  /// The text with what is the data's own taken out.
  let rest: String
  let locale: LocaleTag
  let message: String
  let place: String

  /// Where a text stands in another, in no word of cased letters and in no number; nil if nowhere.
  static func range(of text: String, in whole: String) -> Range<String.Index>? {
    var start = whole.startIndex
    while let range = whole[start...].firstRange(of: text) {
      let before = whole[..<range.lowerBound].last
      let after = whole[range.upperBound...].first
      if !joins(before, text.first), !joins(text.last, after) { return range }
      start = whole.index(after: range.lowerBound)
    }
    return nil
  }

  private static func joins(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    let areLetters = left.isLetter && left.isCased && right.isLetter && right.isCased
    return areLetters || NumberScanner.isDigit(left) && NumberScanner.isDigit(right)
  }

  /// A text without the characters that steer its direction.
  static func plain(_ text: String) -> String {
    text.filter { !NumberScanner.isInvisible($0) }
  }

  var faults: Faults {
    var faults = Faults()
    let add = { (check: String, likeness: String, what: String) in
      faults.add(
        Fault(
          check: check,
          locale: locale,
          message: message,
          likeness: likeness,
          sentence: "\(place): \(what): “\(text.short)”"
        )
      )
    }
    if let brace = rest.first(where: { "{}".contains($0) }) {
      add("F411", "brace", "a “\(brace)” that is no text of the data")
    }
    let isNullAWord = ["de", "da", "nb", "nn", "no", "et"].contains(locale.language)
    if let word = Self.placeholders.first(where: {
      Self.words(of: rest).map(String.init).contains($0)
    }), !(isNullAWord && word == "null") {
      add("F412", word, "“\(word)” stands where a value should")
    }
    if text.contains("  ") { add("F413", "space", "two spaces stand side by side") }
    if !Self.isBalanced(text) {
      add("F414", "isolate", "isolates are opened and not closed, or closed twice")
    }
    if let word = foreignWord {
      add("F415", word, "the English word “\(word)” stands in text of another script")
    }
    return faults
  }

  private static let placeholders = ["null", "NaN", "Infinity", "∞"]

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "∞" }
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: continue
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// A word of Latin letters in a language of another script, but for the names of tests.
  private var foreignWord: String? {
    guard locale.isWrittenWithoutLatin else { return nil }
    return Self.words(of: rest).map(String.init).first { word in
      word.count > 1 && word.allSatisfy { $0.isASCII } && !Self.properNames.contains(word)
        && !Self.placeholders.contains(word)
    }
  }

  /// Names of people, which every language may leave in Latin letters.
  static let properNames: Set<String> = [
    "Tukey", "Mann", "Kendall", "Whitney", "Kruskal", "Wallis", "Spearman", "Pearson", "Theil",
    "Sen",
  ]
}

extension LocaleTag {
  /// Whether the language is written in another script than Latin.
  var isWrittenWithoutLatin: Bool {
    [
      "ar", "fa", "he", "ur", "hi", "bn", "th", "ko", "ja", "zh", "yue", "ru", "uk", "bg", "el",
      "ka", "hy",
      "ta", "te", "mr", "ne", "am", "my", "km", "lo", "be", "mk", "kk",
    ].contains(language) && script != "Latn"
  }
}
