/// The words by which authors claim something of their data in titles and labels, of all languages that
/// are known together: what a chart's author writes does not depend on who reads it.
public struct ClaimWords: Sendable, Equatable {
  /// What a word claims.
  public enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// Something has the greatest amount, or the least.
    case highest, lowest

    /// The amounts rose along their order, or fell.
    case rises, falls

    /// They did so where the word stands right after the name of what is meant: "sales rise", but not
    /// "price rises" in a chart of something else.
    case nameRises, nameFalls

    /// What is there by moving, as rain falls, and the words of such motion: together they tell that it
    /// was there, not that there was more or less of it.
    case happening, motion

    /// Another clause begins: what follows is said of something else.
    case clause

    /// A line stands at what is computed of the amounts.
    case average, median

    /// An amount is not the last word: it will be revised, it was not counted, it lies ahead.
    case provisional, estimated, projected

    /// An amount is the last word.
    case final

    /// Whatever else is said, it is no plain claim: denials, comparisons, places after the first.
    case doubt
  }

  /// The words of each meaning.
  public var words: [Meaning: [String]]

  /// Takes words; they are compared in lower case, and as whole words where their script tells words apart.
  public init(_ words: [Meaning: [String]] = [:]) {
    self.words = words.mapValues { $0.map { $0.lowercased() } }
  }

  /// The meanings of which a text holds a word.
  func meanings(in text: SearchedText) -> Set<Meaning> {
    Set(
      words.filter { meaning, words in words.contains { text.holds($0, as: meaning.role) } }.keys
    )
  }
}

extension ClaimWords.Meaning {
  /// Korean denies and begins clauses with endings; every other claim stands in a word of its own.
  var role: WordBounds.Role { self == .doubt || self == .clause ? .ending : .word }
}

extension ClaimWords {
  /// Whether a label says one thing and nothing else but some names: "Average sales", but not "Average of
  /// the ten years before".
  func isAll(of label: String, _ meaning: Meaning, besides names: [String]) -> Bool {
    var rest = SearchedText(label)
    let isSaid = rest.remove(words[meaning] ?? [])
    rest.remove(names, as: .name)
    return isSaid && !rest.hasLetters
  }
}

/// A text in which words and names are looked for, in any case.
package struct SearchedText {
  private var characters: [Character]

  /// Takes a text as it is written.
  package init(_ text: String) { characters = Self.characters(of: text) }

  /// Whether it holds a word right after a name, with nothing but spaces between them.
  func holds(_ word: String, after name: String) -> Bool {
    let ends = places(of: word).map { $0 - word.count }
    return places(of: name, as: .name).contains { place in
      let start = characters[place...].firstIndex { !$0.isWhitespace }
      return start.map(ends.contains) ?? false
    }
  }

  /// Whether it holds a word, which neither starts nor ends within another.
  package func holds(_ word: String, as role: WordBounds.Role = .word) -> Bool {
    !places(of: word, as: role).isEmpty
  }

  /// Where a word ends, one past its last character.
  func places(of word: String, as role: WordBounds.Role = .word) -> [Int] {
    let word = Self.characters(of: word)
    guard !word.isEmpty, word.count <= characters.count else { return [] }
    let starts = (0...(characters.count - word.count)).filter { start in
      characters[start..<(start + word.count)].elementsEqual(word)
    }
    guard !starts.isEmpty else { return [] }
    let bounds = WordBounds(word, as: role)
    return starts.filter {
      bounds.mayStart(at: $0, in: characters) && bounds.mayEnd(at: $0 + word.count, in: characters)
    }.map { $0 + word.count }
  }

  /// The characters in lower case, as many as there are; Persian may part a word by a sign of no width, and
  /// may not.
  private static func characters(of text: String) -> [Character] {
    text.lowercased().map { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, (0x600...0x6FF).contains(first.value),
        scalars.contains("\u{200C}")
      else { return character }
      return Character(String(String.UnicodeScalarView(scalars.filter { $0 != "\u{200C}" })))
    }
  }

  /// Whether anything but signs, digits and spaces is left.
  var hasLetters: Bool { characters.contains(where: \.isLetter) }

  /// Takes out words, the longest first; whether there were any.
  @discardableResult
  mutating func remove(_ words: [String], as role: WordBounds.Role = .word) -> Bool {
    var isFound = false
    for word in words.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      for end in places(of: word, as: role).reversed() {
        isFound = true
        characters.replaceSubrange((end - word.count)..<end, with: [" "])
      }
    }
    return isFound
  }

  /// What stands before a place in the same clause: no sign that parts clauses lies between.
  func clause(before place: Int) -> SearchedText {
    let before = characters[..<place]
    let start = before.lastIndex { ",;:.!—–()，；：。！、（）".contains($0) }.map { $0 + 1 } ?? 0
    return SearchedText(String(before[start...]))
  }

  /// The text from a place on.
  func text(from place: Int) -> SearchedText { SearchedText(String(characters[place...])) }

  /// How many pieces with spaces between them; what belongs to a word before it, as a particle does,
  /// does not count.
  var pieces: Int {
    let isAttached = characters.first.map { !$0.isWhitespace } ?? false
    return characters.split(whereSeparator: \.isWhitespace).count - (isAttached ? 1 : 0)
  }

  /// Whether the next character but a space is a digit: "top 10" claims nothing of any one.
  func isFollowedByDigit(_ place: Int) -> Bool {
    characters[place...].first { !$0.isWhitespace }?.isNumber == true
  }
}
