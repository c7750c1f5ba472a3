import ChartModel

/// What the author's own words claim: those of the title, and those of the summary sentence by sentence.
struct AuthorClaims {
  let chart: ResolvedChart
  let readings: [SeriesReading]

  /// The facts found so far, which tell the directions.
  let facts: [Fact]
  let words: ClaimWords

  /// So many sentences of a summary are read.
  private static let sentenceLimit = 24

  /// The facts of all claims; where the title and a sentence claim the same, it is told once.
  var all: [Fact] {
    var claims = claims(of: chart.title, in: "title")
    for (index, sentence) in Self.sentences(chart.summary ?? "").enumerated() {
      for var claim in self.claims(of: sentence, in: "summary") {
        let isKnown = claims.contains { known in
          known.kind == claim.kind && known.quantities["name"] == claim.quantities["name"]
        }
        guard !isKnown else { continue }
        claim.id += "-summary-\(index + 1)"
        claims.append(claim)
      }
    }
    return claims
  }

  private func claims(of text: String?, in source: String) -> [Fact] {
    var titled = chart
    titled.title = text
    return ClaimFacts(chart: titled, readings: readings, facts: facts, words: words).all.map {
      var claim = $0
      claim.quantities["source"] = .term(source)
      return claim
    }
  }

  /// The sentences of a text, each with the sign that ends it.
  static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      sentence.append(character)
      let isLast = index + 1 == characters.count
      let isBeforeSpace = isLast || characters[index + 1].isWhitespace
      let isEnd =
        "。！？\n".contains(character) || isBeforeSpace && ".!?".contains(character) || isLast
      guard isEnd else { continue }
      if sentence.contains(where: { !$0.isWhitespace }) { sentences.append(sentence) }
      sentence = ""
      if sentences.count == sentenceLimit { break }
    }
    return sentences
  }
}
