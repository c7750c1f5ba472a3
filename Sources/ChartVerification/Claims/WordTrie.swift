/// Words looked up at a place of a text, the longest first: one step a character.
struct WordTrie {
  private var steps: [UInt64: Int32] = [:]
  private var values: [Int32: [Int]] = [:]
  private var count: Int32 = 1

  /// Adds a word, folded as texts are.
  mutating func insert(_ word: String, _ value: Int) {
    var node: Int32 = 0
    for scalar in word.unicodeScalars {
      let key = Self.key(node, Self.folded(scalar))
      if let next = steps[key] {
        node = next
      } else {
        steps[key] = count
        node = count
        count += 1
      }
    }
    if node != 0, values[node]?.contains(value) != true { values[node, default: []].append(value) }
  }

  /// The longest word that starts at a place and ends where a word may, with its values.
  func longest(
    in text: [Unicode.Scalar],
    at start: Int,
    endsAt isEnd: (Int) -> Bool
  ) -> (end: Int, values: [Int])? {
    var node: Int32 = 0
    var place = start
    var found: (end: Int, values: [Int])?
    while place < text.count {
      if place > start, text[place] == PlainText.nothing {
        place += 1
        continue
      }
      guard let next = steps[Self.key(node, text[place])] else { break }
      node = next
      place += 1
      if let values = values[node], isEnd(place) { found = (place, values) }
    }
    return found
  }

  private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(scalar.value)
  }

  /// A letter in lower case, every space alike.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      return (0x41...0x5A).contains(scalar.value)
        ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar
    }
    if scalar.properties.isWhitespace { return " " }
    guard scalar.properties.isUppercase else { return scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }
}
