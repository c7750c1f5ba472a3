/// How many years of school a reader of an English text needs.
///
/// Source: Kincaid, Fishburne, Rogers and Chissom 1975: 0.39 words a sentence, 11.8 syllables a word, less
/// 15.59. Syllables are counted by their vowels, a number as one syllable, and a name of the data as one
/// short word: a grade is of our words. What a colon or a semicolon parts is read as one sentence.
enum ReadingGrade {
  /// The grade of a text, one sentence an element.
  static func grade(of sentences: [String]) -> Double {
    let words = sentences.flatMap { $0.split { $0.isWhitespace || "-/".contains($0) } }
      .map { $0.filter { $0.isLetter || $0.isNumber } }.filter { !$0.isEmpty }
    guard !words.isEmpty else { return 0 }
    let syllables = words.reduce(0) { $0 + Self.syllables(of: $1) }
    return 0.39 * Double(words.count) / Double(sentences.count)
      + 11.8 * Double(syllables) / Double(words.count) - 15.59
  }

  /// The runs of vowels in a word but a silent e at its end; at least one.
  static func syllables(of word: String) -> Int {
    let letters = Array(word.lowercased())
    guard letters.contains(where: \.isLetter) else { return 1 }
    var count = 0
    var wasVowel = false
    for letter in letters {
      let isVowel = "aeiouy".contains(letter)
      if isVowel && !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    let end = String(letters.suffix(2))
    if end.hasSuffix("e") && end != "le" && count > 1 { count -= 1 }
    if end == "ed" && count > 1 && !["t", "d"].contains(letters.dropLast(2).last) { count -= 1 }
    return max(1, count)
  }
}
