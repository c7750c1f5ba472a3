import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration

/// Reads one sentence clause by clause: which name, date or word each number stands with, and whether it
/// is theirs.
struct SentenceJudge {
  let tokens: [TextToken]
  let vocabulary: ChartVocabulary
  let knowledge: ChartKnowledge
  let narrator: Narrator
  let clauses: [Clause]

  /// A part of a sentence between commas that are not in brackets.
  struct Clause {
    var range: Range<Int>
    /// Whether a colon stands before it.
    var isAfterColon: Bool
  }

  init(
    _ tokens: [TextToken],
    _ vocabulary: ChartVocabulary,
    _ knowledge: ChartKnowledge,
    _ narrator: Narrator
  ) {
    self.tokens = tokens
    self.vocabulary = vocabulary
    self.knowledge = knowledge
    self.narrator = narrator
    clauses = Self.clauses(of: tokens)
  }

  /// Every number, name, date and word with its verdict, in order; words that claim nothing here are
  /// left out.
  var judged: [JudgedToken] {
    var judged: [JudgedToken] = []
    var lastPlace: Int?
    for clause in clauses {
      for index in clause.range {
        let verdict: Claim.Verdict?
        switch tokens[index].kind {
        case .number(let number): verdict = self.verdict(of: number, index, clause, lastPlace)
        case .name(let name):
          let isNumber = vocabulary.names[name].text.allSatisfy(\.isNumber)
          verdict = isNumber ? nil : .supported(by: [])
        case .date: verdict = .supported(by: [])
        case .word(let sections): verdict = self.verdict(of: sections, index, clause, lastPlace)
        case .other, .end: verdict = nil
        }
        if let verdict { judged.append(JudgedToken(token: tokens[index], verdict: verdict)) }
      }
      lastPlace = clause.range.last { isPlace($0) } ?? lastPlace
    }
    return judged
  }

  /// How many tokens a number is held against on either side, so that no text takes more than its share.
  static let reach = 200

  private static func clauses(of tokens: [TextToken]) -> [Clause] {
    var clauses: [Clause] = []
    var depth = 0
    var start = 0
    var isAfterColon = false
    for (index, token) in tokens.enumerated() {
      if index - start >= 2 * reach {
        clauses.append(Clause(range: start..<index, isAfterColon: isAfterColon))
        (start, isAfterColon) = (index, false)
      }
      guard case .other(let scalar) = token.kind else { continue }
      if ["(", "（", "["].contains(scalar) { depth += 1 }
      if [")", "）", "]"].contains(scalar) { depth = max(0, depth - 1) }
      guard depth == 0, [",", "，", "、", ";", "；", ":", "："].contains(scalar) else { continue }
      // "Highest of all: 137" is one clause: the word before the colon says what follows.
      let isColon = scalar == ":" || scalar == "："
      if isColon, tokens[start..<index].contains(where: \.isWord),
        !tokens[start..<index].contains(where: \.isNamed)
      {
        continue
      }
      clauses.append(Clause(range: start..<index, isAfterColon: isAfterColon))
      start = index + 1
      isAfterColon = isColon
    }
    clauses.append(Clause(range: start..<tokens.count, isAfterColon: isAfterColon))
    return clauses
  }

  // MARK: What stands where

  /// Whether a token names where marks stand.
  func isPlace(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .name(let name): !vocabulary.names[name].marks.isEmpty
    case .date: true
    default: false
    }
  }

  func isNumber(_ index: Int) -> Bool {
    if case .number = tokens[index].kind { return true }
    return false
  }

  func isSign(_ index: Int, _ signs: [Unicode.Scalar]) -> Bool {
    guard tokens.indices.contains(index), case .other(let scalar) = tokens[index].kind else {
      return false
    }
    return signs.contains(scalar)
  }

  /// The series that a token names.
  func series(_ index: Int) -> [Int] {
    guard case .name(let name) = tokens[index].kind else { return [] }
    return vocabulary.names[name].series
  }

  /// The tokens in the brackets that open right after a token.
  func brackets(after index: Int) -> Range<Int>? {
    guard isSign(index + 1, ["(", "（"]) else { return nil }
    var end = index + 2
    let last = min(tokens.count, index + Self.reach)
    while end < last, !isSign(end, [")", "）"]) { end += 1 }
    return (index + 2)..<end
  }

  /// The token before the brackets that a token is the first in.
  func before(bracketsAt index: Int) -> Int? {
    index >= 2 && isSign(index - 1, ["(", "（"]) ? index - 2 : nil
  }

  /// The series that a number is said of: those in its brackets, else the last named before it in the
  /// sentence, else the first after it in its clause.
  func series(for index: Int, _ clause: Clause) -> Set<Int> {
    if let brackets = brackets(after: index) {
      let named = brackets.flatMap { series($0) }
      if !named.isEmpty { return Set(named) }
    }
    var place = index - 1
    while place >= max(0, index - Self.reach) {
      let named = series(place)
      if !named.isEmpty { return Set(named) }
      place -= 1
    }
    for place in (index + 1)..<max(index + 1, clause.range.upperBound) {
      let named = series(place)
      if !named.isEmpty { return Set(named) }
    }
    return []
  }

  /// The marks at a place, of some series or of all.
  func rows(at index: Int, of series: Set<Int>) -> [(layer: Int, row: Int32)] {
    let marks: [Int: [Int32]]
    switch tokens[index].kind {
    case .name(let name): marks = vocabulary.names[name].marks
    case .date(let date): marks = vocabulary.dates[date].marks
    default: return []
    }
    return marks.sorted { $0.key < $1.key }.flatMap { layer, rows in
      rows.prefix(20_000).compactMap { row -> (Int, Int32)? in
        guard let own = knowledge.series(ofRow: row, layer: layer) else { return nil }
        return series.isEmpty || series.contains(own) ? (layer, row) : nil
      }
    }
  }
}

extension TextToken {
  fileprivate var isWord: Bool {
    if case .word = kind { return true }
    return false
  }

  /// Whether it is a number, a name or a date.
  fileprivate var isNamed: Bool { isSlot && !isWord }
}
