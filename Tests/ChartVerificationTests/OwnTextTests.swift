import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

@testable import ChartVerification  // Mutants are made of the tokens of a text.

/// Our own text is what every reader of a chart gets: all of it must be borne out, and no change to it may
/// be.
struct OwnTextTests {
  private static let tags = ["en", "ko", "ja", "zh-Hans"]

  private func localizer(_ tag: String) throws -> Localizer {
    Localizer(locale: try #require(LocaleTag(tag)))
  }

  private func texts(
    _ narrator: Narrator,
    _ formats: [NarrationFormat] = [.text]
  ) -> [String] {
    Detail.allCases.flatMap { detail in
      formats.map { narrator.description(detail).document($0, localizer: narrator.localizer) }
    }
  }

  @Test(arguments: tags)
  func `every claim of our own text is borne out`(tag: String) throws {
    let localizer = try localizer(tag)
    var count = 0
    for tree in try ProvenCharts.all() {
      let narrator = Narrator(tree, localizer: localizer)
      let verifier = Verifier(narrator, offset: ProvenCharts.utc)
      for text in texts(narrator, [.text, .markdown, .html]) {
        let claims = verifier.claims(in: text)
        count += claims.count
        for claim in claims where !claim.isSupported {
          Issue.record("\(claim.text) at \(claim.line):\(claim.column): \(claim.verdict)\n\(text)")
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test(arguments: tags)
  func `our own text read clause by clause, as one of unknown build, is hardly ever doubted`(
    tag: String
  ) throws {
    let localizer = try localizer(tag)
    var (count, missing, wrong) = (0, 0, 0)
    for tree in try ProvenCharts.all() {
      let narrator = Narrator(tree, localizer: localizer)
      let verifier = Verifier(narrator, offset: ProvenCharts.utc, method: .clauses)
      for text in texts(narrator) {
        for claim in verifier.claims(in: text) {
          count += 1
          if claim.verdict == .notFound { missing += 1 }
          guard claim.isContradicted else { continue }
          wrong += 1
          print(
            "\(tag): \(claim.text) \(claim.verdict) in \(text.split(separator: "\n", omittingEmptySubsequences: false)[claim.line - 1])"
          )
        }
      }
    }
    print("\(tag): \(count) claims read clause by clause, \(missing) not found, \(wrong) wrong")
    #expect(Double(missing) <= 0.01 * Double(count))
    #expect(Double(wrong) <= 0.05 * Double(count))
  }

  @Test
  func `at least 95 of 100 changes to our own text are found`() throws {
    var table: [String: (made: Int, found: Int)] = [:]
    var survivors: [String] = []
    for tag in Self.tags {
      let localizer = try localizer(tag)
      for tree in try ProvenCharts.all().prefix(20) {
        let narrator = Narrator(tree, localizer: localizer)
        let isDemo = tree.chart.title != nil || tree.facts.count < 40
        let methods: [(String, Verifier.Method)] = [("all", .all), ("clauses", .clauses)]
        for (name, method) in methods where method == .all || isDemo {
          let verifier = Verifier(narrator, offset: ProvenCharts.utc, method: method)
          for text in texts(narrator) {
            for mutant in Mutants(of: text, narrator).all {
              let isFound = !verifier.claims(in: mutant.text).allSatisfy(\.isSupported)
              let key = "\(name) \(tag) \(mutant.kind)"
              let row = table[key] ?? (0, 0)
              table[key] = (row.made + 1, row.found + (isFound ? 1 : 0))
              if !isFound {
                survivors.append("\(name) \(tag) \(mutant.kind): \(mutant.change)")
              }
            }
          }
        }
      }
    }
    for (key, row) in table.sorted(by: { $0.key < $1.key }) {
      print("\(key): \(row.found) of \(row.made), \(row.found * 1000 / max(1, row.made)) per mille")
    }
    for survivor in survivors.prefix(60) { print("survived \(survivor)") }
    let whole = table.filter { $0.key.hasPrefix("all ") }.values
    let made = whole.reduce(0) { $0 + $1.made }
    let found = whole.reduce(0) { $0 + $1.found }
    print("\(found) of \(made) mutants found")
    #expect(made > 1_000)
    #expect(Double(found) >= 0.95 * Double(made))
    for (key, row) in table where key.hasPrefix("all ") {
      #expect(Double(row.found) >= 0.95 * Double(row.made), "\(key): \(row)")
    }
  }
}

/// Texts that differ from a true one in one number, one word, or two names that changed places.
struct Mutants {
  struct Mutant {
    let kind: String
    let text: String
    let change: String
  }

  private let scalars: [Unicode.Scalar]
  private let tokens: [TextToken]
  private let reader: TextReader

  init(of text: String, _ narrator: Narrator) {
    scalars = Array(text.unicodeScalars)
    let vocabulary = ChartVocabulary(narrator.tree, narrator.localizer, offset: ProvenCharts.utc)
    reader = TextReader(vocabulary, narrator.localizer)
    tokens = reader.tokens(of: scalars)
  }

  var all: [Mutant] {
    tokens.indices.flatMap { index -> [Mutant] in
      switch tokens[index].kind {
      case .number: [number(index)].compactMap { $0 }
      case .word(let sections): [word(index, sections)].compactMap { $0 }
      case .name, .date: [swap(index)].compactMap { $0 }
      case .other, .end: []
      }
    }
  }

  private func mutant(_ kind: String, _ changes: [(Range<Int>, String)]) -> Mutant {
    var text = ""
    var place = 0
    for (range, replacement) in changes {
      text += scalars.text(place..<range.lowerBound) + replacement
      place = range.upperBound
    }
    text += scalars.text(place..<scalars.count)
    let first = changes[0].0.lowerBound
    let last = changes[changes.count - 1].0.upperBound
    let around = max(0, first - 40)..<min(scalars.count, last + 40)
    let what = changes.map { "\(scalars.text($0.0))→\($0.1)" }.joined(separator: ", ")
    return Mutant(kind: kind, text: text, change: "\(what) in …\(scalars.text(around))…")
  }

  /// The last digit one higher.
  private func number(_ index: Int) -> Mutant? {
    let range = tokens[index].range
    guard let last = range.last(where: { ("0"..."9").contains(scalars[$0]) }) else { return nil }
    var changed = Array(scalars[range])
    let digit = (changed[last - range.lowerBound].value - 0x30 + 1) % 10 + 0x30
    changed[last - range.lowerBound] = Unicode.Scalar(digit) ?? "0"
    return mutant("number", [(range, changed.text(0..<changed.count))])
  }

  private func word(_ index: Int, _ sections: [Lexicon.Section]) -> Mutant? {
    let opposites: [Lexicon.Section: Lexicon.Section] = [
      .rises: .falls, .falls: .rises, .risesSlightly: .fallsSlightly,
      .fallsSlightly: .risesSlightly,
      .noClearTrend: .rises, .highest: .lowest, .lowest: .highest, .average: .median,
      .median: .average,
    ]
    let words = reader.vocabulary.lexicon?.words ?? [:]
    let word = scalars.text(tokens[index].range)
    for section in sections {
      guard let opposite = opposites[section], let others = words[opposite],
        let place = words[section]?.firstIndex(of: word.lowercased())
      else { continue }
      return mutant("word", [(tokens[index].range, others[min(place, others.count - 1)])])
    }
    return nil
  }

  /// This name and the next other one of its kind in the sentence, unless both are in one list.
  private func swap(_ index: Int) -> Mutant? {
    var hasClaim = false
    for other in tokens[(index + 1)...].indices {
      switch tokens[other].kind {
      case .end: return nil
      case .number, .word: hasClaim = true
      case .other: continue
      case .name, .date:
        let texts = (scalars.text(tokens[index].range), scalars.text(tokens[other].range))
        guard isAlike(index, other), texts.0 != texts.1 else { continue }
        // In one list, or both without a claim about either, the order says nothing.
        guard hasClaim else { return nil }
        return mutant("names", [(tokens[index].range, texts.1), (tokens[other].range, texts.0)])
      }
    }
    return nil
  }

  private func isAlike(_ left: Int, _ right: Int) -> Bool {
    switch (tokens[left].kind, tokens[right].kind) {
    case (.date, .date): return true
    case (.name(let left), .name(let right)):
      let names = reader.vocabulary.names
      return !names[left].marks.isEmpty && !names[right].marks.isEmpty
        || !names[left].series.isEmpty && !names[right].series.isEmpty
    default: return false
    }
  }
}
