/// Words that are read in several ways, each with a spelling that a voice reads as the word is meant.
///
/// Longer words stand before what they begin with: a word that is its own spelling keeps a shorter one from
/// being looked for within it.
struct Homographs: Sendable {
  /// In lower case, the longer first.
  private let words: [(letters: [String], spelling: String)]

  init(_ words: [String: String]) {
    self.words = words.map { (letters: $0.key.map(String.init), spelling: $0.value) }
      .sorted { ($1.letters.count, $0.spelling) < ($0.letters.count, $1.spelling) }
  }

  var isEmpty: Bool { words.isEmpty }

  /// The words of a text that another spelling is known of, each once in the order of the text, with the text
  /// in which it alone is so spelled.
  func respelled(_ text: String) -> [(word: String, text: String)] {
    let characters = text.map(String.init)
    let letters = characters.map { $0.lowercased() }
    var places: [(range: Range<Int>, spelling: String)] = []
    var index = 0
    while index < letters.count {
      guard let word = words.first(where: { stands($0.letters, at: index, of: letters) }) else {
        index += 1
        continue
      }
      places.append((index..<(index + word.letters.count), word.spelling))
      index += word.letters.count
    }
    var known: Set<String> = []
    return places.compactMap { place in
      let word = letters[place.range].joined()
      guard place.spelling != word, known.insert(word).inserted else { return nil }
      var parts = characters
      for other in places where letters[other.range].joined() == word {
        for index in other.range { parts[index] = "" }
        parts[other.range.lowerBound] = place.spelling
      }
      return (word, parts.joined())
    }
  }

  /// Whether a word stands at a place, and not within another of cased letters.
  private func stands(_ word: [String], at place: Int, of letters: [String]) -> Bool {
    guard place + word.count <= letters.count,
      letters[place..<(place + word.count)].elementsEqual(word)
    else { return false }
    return !Self.joins(letters, place) && !Self.joins(letters, place + word.count)
  }

  private static func joins(_ letters: [String], _ place: Int) -> Bool {
    guard place > 0, place < letters.count, let left = letters[place - 1].first,
      let right = letters[place].first
    else { return false }
    return left.isLetter && left.isCased && right.isLetter && right.isCased
  }
}
