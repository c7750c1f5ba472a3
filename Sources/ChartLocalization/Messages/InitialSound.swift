/// How a text begins when it is read aloud, which decides about elision: « d’octobre », « de mai ».
///
/// Told of Latin letters alone, by spelling: a word with h may begin either way and is not known.
enum InitialSound: String {
  /// A vowel, with or without an accent.
  case vowel
  /// Another letter, y among them.
  case consonant
  /// Not known: h, digits, another script, or nothing at all.
  case other

  init(of text: String) {
    let first = text.first { $0.isLetter || $0.isNumber }
    guard let letter = first?.unfolded else {
      self = .other
      return
    }
    switch letter {
    case "a", "e", "i", "o", "u", "œ", "æ": self = .vowel
    case "b"..."z" where letter != "h": self = .consonant
    default: self = .other
    }
  }
}

extension Character {
  /// The letter in lower case without its accents.
  fileprivate var unfolded: Unicode.Scalar? {
    String(self).lowercased().decomposedLatin.unicodeScalars.first
  }
}

extension String {
  /// The text with letters of the blocks Latin-1 and Latin Extended-A as base and accent.
  fileprivate var decomposedLatin: String {
    guard let scalar = unicodeScalars.first, let base = Self.bases[scalar] else { return self }
    return String(Character(base))
  }

  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(String, Unicode.Scalar)] = [
      ("àáâãäåāăą", "a"), ("èéêëēĕėęě", "e"), ("ìíîïĩīĭįı", "i"), ("òóôõöøōŏő", "o"),
      ("ùúûüũūŭůűų", "u"), ("ýÿŷ", "y"), ("çćĉċč", "c"), ("ðďđ", "d"), ("ñńņň", "n"),
      ("ĝğġģ", "g"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ŕŗř", "r"), ("śŝşš", "s"),
      ("ţťŧ", "t"), ("ŵ", "w"), ("źżž", "z"),
    ]
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (accented, base) in letters {
      for scalar in accented.unicodeScalars { bases[scalar] = base }
    }
    return bases
  }()
}
