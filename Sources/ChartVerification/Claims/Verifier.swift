import ChartAccessibility
import ChartLocalization
public import ChartNarration
public import ChartScales

/// Reads any text in a chart's language and says of each number, name, date and word whether the data
/// bear it out.
///
/// A number is borne out when it is a rounding, as the text gives its digits, of a number of a fact or of a
/// mark; one that stands with a name, a date or a word must be that name's, that date's or that word's.
/// A sentence built like one of ours is held against the facts that it would state.
public struct Verifier: Sendable {
  /// How texts are read.
  public enum Method: Sendable {
    /// Sentences built like ours are held against the facts; all others are read clause by clause.
    case all

    /// Every sentence is read clause by clause, as one that a person wrote.
    case clauses
  }

  private let narrator: Narrator
  private let reader: TextReader
  private let renderings: Renderings?
  private let knowledge: ChartKnowledge

  /// Prepares what is known of the chart that a narrator tells, in its language.
  ///
  /// `offset` as the narrator's tree was made with.
  ///
  /// - Complexity: O(n log n) in marks.
  public init(_ narrator: Narrator, offset: @escaping UTCOffset, method: Method = .all) {
    self.narrator = narrator
    let vocabulary = ChartVocabulary(narrator.tree, narrator.localizer, offset: offset)
    reader = TextReader(vocabulary, narrator.localizer)
    renderings = method == .all ? Renderings(narrator, reader) : nil
    knowledge = ChartKnowledge(narrator.tree)
  }

  /// What a text says, in its order; plain, or with the marks of Markdown or HTML, which say nothing.
  ///
  /// - Complexity: O(n log n) in the text and the marks.
  public func claims(in text: String) -> [Claim] {
    let scalars = Array(text.unicodeScalars)
    var places = TextPlaces(scalars)
    var claims: [Claim] = []
    for sentence in reader.tokens(of: PlainText.of(scalars)).sentences {
      for judged in judged(sentence) {
        guard let kind = judged.token.claimKind else { continue }
        let place = places.place(of: judged.token.range.lowerBound)
        claims.append(
          Claim(
            kind: kind,
            text: scalars.text(judged.token.range),
            line: place.line,
            column: place.column,
            verdict: judged.verdict
          )
        )
      }
    }
    return claims
  }

  private func judged(_ sentence: [TextToken]) -> [JudgedToken] {
    let slots = sentence.filter(\.isSlot)
    guard !slots.isEmpty else { return [] }
    if let (rendering, differences) = renderings?.nearest(to: sentence),
      differences.count * 2 <= max(2, slots.count)
    {
      return slots.enumerated().map { index, token in
        JudgedToken(
          token: token,
          verdict: differences.contains(index)
            ? .contradicted(by: rendering.facts, right: rendering.slots[index].text)
            : .supported(by: rendering.facts)
        )
      }
    }
    return SentenceJudge(sentence, reader.vocabulary, knowledge, narrator).judged
  }
}

/// A token with what the data say of it.
struct JudgedToken {
  var token: TextToken
  var verdict: Claim.Verdict
}

extension TextToken {
  fileprivate var claimKind: Claim.Kind? {
    switch kind {
    case .number: .number
    case .name: .name
    case .date: .date
    case .word: .word
    case .other, .end: nil
    }
  }
}

/// Lines and columns of a text, asked for in ascending order.
private struct TextPlaces {
  private let text: [Unicode.Scalar]
  private var line = 1
  private var start = 0
  private var reached = 0

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  mutating func place(of index: Int) -> (line: Int, column: Int) {
    while reached < index {
      let isCarriageReturn = text[reached] == "\r" && text[reached + 1] == "\n"
      if text[reached] == "\n" || text[reached] == "\r" && !isCarriageReturn {
        line += 1
        start = reached + 1
      }
      reached += 1
    }
    return (line, index - start + 1)
  }
}
