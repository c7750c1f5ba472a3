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
  private static let tags = everyLocale

  private func localizer(_ tag: String) throws -> Localizer {
    Localizer(locale: try #require(LocaleTag(tag)))
  }

  /// A text in one detail and form.
  private struct Form {
    let detail: Detail
    let format: NarrationFormat

    static let all = Detail.allCases.flatMap { detail in
      [NarrationFormat.text, .markdown, .html].map { Form(detail: detail, format: $0) }
    }

    static let plain = Detail.allCases.map { Form(detail: $0, format: .text) }
  }

  private func text(_ narrator: Narrator, _ form: Form) -> String {
    narrator.description(form.detail).document(form.format, localizer: narrator.localizer)
  }

  /// The languages that all charts are read in; in the others it is every third, each its own.
  private static let whole: Set<String> = ["en", "ko", "ja", "zh-Hans"]

  /// Every chart with some of its forms: one by a seed, the full one for every fourth, or all of them.
  private func cases(_ tag: String, _ forms: [Form]) -> [(ProvenCharts.Example, [Form])] {
    let place = Self.tags.firstIndex(of: tag) ?? 0
    let isWhole = ProvenCharts.isLong || Self.whole.contains(tag)
    return ProvenCharts.all.enumerated().filter { isWhole || ($0.offset + place) % 3 == 0 }.map {
      number,
      example in
      let seed = UInt64(number * 4 + place)
      return (example, ProvenCharts.sample(forms, 1, seed: seed))
    }
  }

  @Test(arguments: tags)
  func `every claim of our own text is borne out`(tag: String) throws {
    let localizer = try localizer(tag)
    var count = 0
    for (example, forms) in cases(tag, Form.all) {
      let narrator = Narrator(example.tree, localizer: localizer)
      let verifier = Verifier(narrator, offset: ProvenCharts.utc)
      for form in forms {
        let text = text(narrator, form)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for claim in verifier.claims(in: text) {
          count += 1
          guard !claim.isSupported else { continue }
          Issue.record(
            "\(example.name) \(form): \(claim.text) \(claim.verdict) in \(lines[claim.line - 1])"
          )
        }
      }
    }
    #expect(count > 300)
  }

  @Test(arguments: tags)
  func `our own text read clause by clause, as one of unknown build, is hardly ever doubted`(
    tag: String
  ) throws {
    let localizer = try localizer(tag)
    var (count, missing, wrong) = (0, 0, 0)
    for (example, forms) in cases(tag, Form.plain) {
      let narrator = Narrator(example.tree, localizer: localizer)
      let verifier = Verifier(narrator, offset: ProvenCharts.utc, method: .clauses)
      for form in forms {
        let text = text(narrator, form)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for claim in verifier.claims(in: text) {
          count += 1
          guard !claim.isSupported else { continue }
          if claim.isContradicted { wrong += 1 } else { missing += 1 }
          print(
            "\(tag) \(example.name): \(claim.text) \(claim.verdict) in \(lines[claim.line - 1])"
          )
        }
      }
    }
    print("\(tag): \(count) claims read clause by clause, \(missing) not found, \(wrong) wrong")
    #expect(Double(missing) <= 0.01 * Double(count))
    // Polish says much by words that also compare; its lexicon has yet to tell them apart.
    withKnownIssue(isIntermittent: true) {
      #expect(Double(wrong) <= 0.05 * Double(count))
    } when: {
      tag == "pl"
    }
  }

  @Test(arguments: tags)
  func `at least 95 of 100 changes to our own text are found`(tag: String) throws {
    var table: [String: (made: Int, found: Int)] = [:]
    var survivors: [String] = []
    let localizer = try localizer(tag)
    for (number, (example, forms)) in cases(tag, Form.plain).enumerated() {
      let narrator = Narrator(example.tree, localizer: localizer)
      let methods: [(String, Verifier.Method)] = [("all", .all), ("clauses", .clauses)]
      for (name, method) in methods where method == .all || ProvenCharts.isLong || number % 4 == 0 {
        let verifier = Verifier(narrator, offset: ProvenCharts.utc, method: method)
        for form in forms {
          let mutants = Mutants(of: text(narrator, form), narrator).all
          for mutant in ProvenCharts.sample(mutants, 24, seed: UInt64(number)) {
            let isFound = !verifier.claims(in: mutant.text).allSatisfy(\.isSupported)
            let key = "\(name) \(tag) \(mutant.kind)"
            let row = table[key] ?? (0, 0)
            table[key] = (row.made + 1, row.found + (isFound ? 1 : 0))
            if !isFound { survivors.append("\(key) \(example.name): \(mutant.change)") }
          }
        }
      }
    }
    for (key, row) in table.sorted(by: { $0.key < $1.key }) {
      print("\(key): \(row.found) of \(row.made), \(row.found * 1000 / max(1, row.made)) per mille")
    }
    for survivor in survivors.prefix(40) { print("survived \(survivor)") }
    let whole = table.filter { $0.key.hasPrefix("all ") }.values
    let made = whole.reduce(0) { $0 + $1.made }
    let found = whole.reduce(0) { $0 + $1.found }
    print("\(tag): \(found) of \(made) mutants found")
    #expect(made > 200)
    #expect(Double(found) >= 0.95 * Double(made))
    // A Slovenian name in brackets behind what is said of it is not yet read as its subject: 35 of 38.
    withKnownIssue(isIntermittent: true) {
      for (key, row) in table where key.hasPrefix("all ") {
        #expect(Double(row.found) >= 0.95 * Double(row.made), "\(key): \(row)")
      }
    } when: {
      tag == "sl"
    }
  }
}

/// Sentences that differ from one of a true text in one number, one word, or two names that changed
/// places; sentences are judged one by one, so that the others need not be read again.
struct Mutants {
  struct Mutant {
    let kind: String
    let text: String
    let change: String
  }

  private let scalars: [Unicode.Scalar]
  private let tokens: [TextToken]
  private let reader: TextReader
  /// One past each end of a sentence.
  private let ends: [Int]

  init(of text: String, _ narrator: Narrator) {
    scalars = Array(text.unicodeScalars)
    let vocabulary = ChartVocabulary(narrator.tree, narrator.localizer, offset: ProvenCharts.utc)
    reader = TextReader(vocabulary, narrator.localizer)
    tokens = reader.tokens(of: scalars)
    ends = tokens.compactMap { token in
      if case .end = token.kind { return token.range.upperBound }
      return nil
    }
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
    let first = changes[0].0.lowerBound
    let last = changes[changes.count - 1].0.upperBound
    let start = ends.last { $0 <= first } ?? 0
    let end = ends.first { $0 >= last } ?? scalars.count
    var text = ""
    var place = start
    for (range, replacement) in changes {
      text += scalars.text(place..<range.lowerBound) + replacement
      place = range.upperBound
    }
    text += scalars.text(place..<end)
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
