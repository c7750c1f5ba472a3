/// Which way a title says that amounts went, read from its words alone.
///
/// A word for a rise or a fall is a claim where it is said of the measure: the measure's name stands
/// before it in the same clause, with few words and no further clause between. It is none where it names
/// what happened rather than how much: "rain fell in 2024" tells that there was rain, "雨が上がった"
/// that there was no more. Where both readings are possible nothing is claimed.
struct ClaimedDirection {
  let title: SearchedText

  /// The title without the names of the chart, in which words claim nothing.
  let rest: SearchedText
  let words: ClaimWords

  /// The names of what is measured: the column, its axis, the series.
  let names: [String]

  /// "rises" or "falls"; nil where the title says neither of the measure, or both.
  var way: String? {
    let (rises, falls) = (isSaid(.rises, .nameRises), isSaid(.falls, .nameFalls))
    let isDoubled = [.rises, .falls].allSatisfy {
      words.words[$0, default: []].contains { rest.holds($0) }
    }
    return rises == falls || isDoubled ? nil : rises ? "rises" : "falls"
  }

  private func isSaid(_ plain: ClaimWords.Meaning, _ afterName: ClaimWords.Meaning) -> Bool {
    let isAfterName = words.words[afterName, default: []].contains { word in
      subjects.contains {
        title.holds(word, after: $0) && !isHappening(word, among: SearchedText($0))
      }
    }
    return isAfterName
      || words.words[plain, default: []].filter { rest.holds($0) }.contains { word in
        title.places(of: word).contains { isPredicate(word, endingAt: $0) }
      }
  }

  /// Whether a word that ends at a place is said of the measure, and of how much there was.
  private func isPredicate(_ word: String, endingAt end: Int) -> Bool {
    let clause = title.clause(before: end - word.count)
    guard let subject = lastSubject(in: clause) else { return false }
    let between = clause.text(from: subject.end)
    return between.pieces <= Self.mostPiecesBetween
      && !words.words[.clause, default: []].contains { between.holds($0, as: .ending) }
      && !isHappening(word, among: clause.text(from: subject.end - subject.name.count))
  }

  private static let mostPiecesBetween = 3

  /// The name of the measure that ends last in a clause, and where it ends.
  private func lastSubject(in clause: SearchedText) -> (name: String, end: Int)? {
    subjects.flatMap { name in clause.places(of: name, as: .name).map { (name: name, end: $0) } }
      .max { $0.end < $1.end }
  }

  /// The names as a title may write them: without what stands in brackets, as one or as many.
  private var subjects: [String] {
    let plain = names.map(Self.plain).filter { !$0.isEmpty }
    return Array(
      Set(
        plain.flatMap {
          [$0, $0 + "s", $0 + "es"] + ($0.hasSuffix("s") ? [String($0.dropLast())] : [])
        }
      )
    )
  }

  private static func plain(_ name: String) -> String {
    let outside = name.prefix { $0 != "(" && $0 != "（" && $0 != "[" }
    let spaced = outside.map { $0 == "_" ? " " : $0 }
    return String(spaced).split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  // MARK: What happens rather than how much

  /// Whether a word of motion is said of something that is there by moving so.
  private func isHappening(_ word: String, among text: SearchedText) -> Bool {
    let word = SearchedText(word)
    return words.words[.motion, default: []].contains { word.holds($0) }
      && words.words[.happening, default: []].contains { text.holds($0) }
  }
}
