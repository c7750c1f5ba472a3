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
    var start = 0
    let (bytes, sought) = (Array(whole.utf8), Array(text.utf8))
    while let place = bytes.place(of: sought, from: start) {
      let lower = whole.utf8.index(whole.startIndex, offsetBy: place)
      let upper = whole.utf8.index(lower, offsetBy: sought.count)
      if !joins(whole[..<lower].last, text.first), !joins(text.last, whole[upper...].first) {
        return lower..<upper
      }
      start = place + 1
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
    // Those characters begin with one of these bytes, which most texts have not.
    guard text.utf8.contains(where: { $0 == 0xD8 || $0 == 0xE2 }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !NumberScanner.isInvisible(scalar) {
      plain.append(scalar)
    }
    return String(plain)
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
    if let brace = rest.utf8.first(where: { $0 == 0x7B || $0 == 0x7D }) {
      let sign = Character(Unicode.Scalar(brace))
      add("F411", "brace", "a “\(sign)” that is no text of the data")
    }
    let isNullAWord = ["de", "da", "nb", "nn", "no", "et"].contains(locale.language)
    if let word = placeholder, !(isNullAWord && word == "null") {
      add("F412", word, "“\(word)” stands where a value should")
    }
    if Array(text.utf8).place(of: [0x20, 0x20], from: 0) != nil {
      add("F413", "space", "two spaces stand side by side")
    }
    if !Self.isBalanced(text) {
      add("F414", "isolate", "isolates are opened and not closed, or closed twice")
    }
    if let word = foreignWord {
      add("F415", word, "the English word “\(word)” stands in text of another script")
    }
    return faults
  }

  private static let placeholders = ["null", "NaN", "Infinity", "∞"]
  private static let placeholderBytes = placeholders.map { Array($0.utf8) }

  /// A word of programs that is a whole word of the text.
  private var placeholder: String? {
    let bytes = Array(rest.utf8)
    guard Self.placeholderBytes.contains(where: { bytes.place(of: $0, from: 0) != nil }) else {
      return nil
    }
    let words = Self.words(of: rest)
    return Self.placeholders.first { word in words.contains { $0 == word } }
  }

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
    guard locale.isWrittenWithoutLatin, rest.utf8.contains(where: Self.isLatinLetter) else {
      return nil
    }
    return Self.words(of: rest).map(String.init).first { word in
      word.count > 1 && word.allSatisfy { $0.isASCII } && !Self.properNames.contains(word)
        && !Self.placeholders.contains(word)
    }
  }

  private static func isLatinLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Names of people, which every language may leave in Latin letters.
  static let properNames: Set<String> = [
    "Tukey", "Mann", "Kendall", "Whitney", "Kruskal", "Wallis", "Spearman", "Pearson", "Theil",
    "Sen",
  ]
}

extension [UInt8] {
  /// Where bytes first stand in these, from a place on; nil if nowhere, and for none.
  fileprivate func place(of sought: [UInt8], from start: Int) -> Int? {
    guard let first = sought.first, count - sought.count >= start else { return nil }
    return withUnsafeBufferPointer { bytes in
      sought.withUnsafeBufferPointer { sought in
        for place in start...(bytes.count - sought.count) where bytes[place] == first {
          var length = 1
          while length < sought.count, bytes[place + length] == sought[length] { length += 1 }
          if length == sought.count { return place }
        }
        return nil
      }
    }
  }
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
