import Foundation

/// The inline marks of Markdown in localised words: they say how words look, and are not words.
///
/// Strong, emphasised, struck and code words and links lose their marks; what is no mark by the rules
/// of CommonMark 0.31, section 6.2, stays: a star between spaces, a low line within a word.
nonisolated struct InlineMarkup {
  private let characters: [Character]

  /// The words without the marks.
  static func plain(_ text: String) -> String {
    guard text.contains(where: { "*_~`[".contains($0) }) else { return text }
    return InlineMarkup(characters: Array(text)).plain
  }

  private static let marks = ["**", "__", "~~", "*", "_", "`"].map { Array($0) }

  private var plain: String {
    var result = ""
    var index = 0
    while index < characters.count {
      if let (words, next) = link(at: index) ?? marked(at: index) {
        result += words
        index = next
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }

  /// The words between two marks that begin at a place, and the place after them.
  private func marked(at start: Int) -> (words: String, next: Int)? {
    for mark in Self.marks where has(mark, at: start) {
      let first = start + mark.count
      guard first < characters.count, !characters[first].isWhitespace else { continue }
      if mark[0] == "_", start > 0, isWord(characters[start - 1]) { continue }
      guard let last = end(of: mark, from: first + 1) else { continue }
      let words = String(characters[first..<last])
      return (mark[0] == "`" ? words : Self.plain(words), last + mark.count)
    }
    return nil
  }

  /// Where the mark that closes another begins.
  private func end(of mark: [Character], from first: Int) -> Int? {
    var index = first
    while index < characters.count {
      let next = index + mark.count
      if has(mark, at: index), !characters[index - 1].isWhitespace,
        !(next < characters.count && characters[next] == mark[0]),
        !(mark[0] == "_" && next < characters.count && isWord(characters[next]))
      {
        return index
      }
      // A doubled mark is not two single ones; of three, the last close.
      index += has(mark + mark, at: index) ? 2 : 1
    }
    return nil
  }

  /// The words of a link that begins at a place, and the place after it.
  private func link(at start: Int) -> (words: String, next: Int)? {
    guard characters[start] == "[",
      let close = characters[start...].firstIndex(of: "]"),
      has(["]", "("], at: close),
      let last = characters[close...].firstIndex(of: ")")
    else { return nil }
    return (Self.plain(String(characters[(start + 1)..<close])), last + 1)
  }

  private func has(_ mark: [Character], at index: Int) -> Bool {
    index + mark.count <= characters.count
      && zip(characters[index...], mark).allSatisfy { $0 == $1 }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
