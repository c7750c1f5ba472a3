import ChartAccessibility
import ChartLocalization
import ChartNarration

/// The sentences that state the chart's facts in one language, by what is left of them without their
/// numbers, names and words: a sentence of the same build is held against them one by one.
struct Renderings {
  /// One sentence: what stands in its places, and the facts that it states.
  struct Rendering {
    var slots: [Slot]
    var facts: [String]
  }

  /// What stands in one place of a sentence.
  struct Slot {
    var kind: TextToken.Kind
    var text: String
  }

  private var bySkeleton: [String: [Rendering]] = [:]

  /// At most so many facts are put into sentences; the rest are found by their numbers alone.
  private static let mostFacts = 5_000

  init(_ narrator: Narrator, _ reader: TextReader) {
    var diagnostics: [LocalizationDiagnostic] = []
    for fact in narrator.tree.facts.prefix(Self.mostFacts) {
      add(narrator.text(fact.phrase, diagnostics: &diagnostics), [fact.id], reader)
    }
    for detail in Detail.allCases {
      for sentence in narrator.description(detail).sentences {
        add(sentence.text, sentence.facts, reader)
      }
    }
  }

  private mutating func add(_ text: String, _ facts: [String], _ reader: TextReader) {
    let scalars = Array(text.unicodeScalars)
    for sentence in reader.tokens(of: scalars).sentences where !sentence.isEmpty {
      let slots = sentence.filter(\.isSlot).map { token in
        Slot(kind: token.kind, text: scalars.text(token.range))
      }
      let key = Self.skeleton(of: sentence)
      let isKnown = bySkeleton[key]?.contains { $0.facts == facts && $0.slots.count == slots.count }
      if isKnown == true, bySkeleton[key]?.contains(where: { $0.isSame(as: slots) }) == true {
        continue
      }
      bySkeleton[key, default: []].append(Rendering(slots: slots, facts: facts))
    }
  }

  /// The rendering that is nearest to a sentence of the same build, and which of its places differ.
  func nearest(to sentence: [TextToken]) -> (rendering: Rendering, differences: [Int])? {
    guard let candidates = bySkeleton[Self.skeleton(of: sentence)] else { return nil }
    let slots = sentence.filter(\.isSlot)
    var best: (rendering: Rendering, differences: [Int])?
    for candidate in candidates where candidate.slots.count == slots.count {
      let differences = slots.indices.filter { !candidate.slots[$0].agrees(with: slots[$0].kind) }
      if differences.isEmpty { return (candidate, []) }
      if differences.count < best?.differences.count ?? Int.max { best = (candidate, differences) }
    }
    return best
  }

  /// The sentence without what stands in its places; particles that follow a name's last sound are as
  /// one.
  private static func skeleton(of sentence: [TextToken]) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterSlot = false
    for token in sentence {
      switch token.kind {
      case .number: scalars.append("#")
      case .name, .date: scalars.append("@")
      case .word: scalars.append("~")
      case .other(let scalar):
        if isAfterSlot, let particle = particles[scalar] {
          // 으로 and 로, 을 and 를.
          scalars.append(contentsOf: particle.unicodeScalars)
        } else {
          scalars.append(scalar)
        }
      case .end: continue
      }
      isAfterSlot = token.isSlot
    }
    return String(scalars).replacing("으로", with: "로")
  }

  private static let particles: [Unicode.Scalar: String] = [
    "은": "는", "이": "가", "을": "를", "과": "와",
  ]
}

extension Renderings.Rendering {
  fileprivate func isSame(as other: [Renderings.Slot]) -> Bool {
    slots.count == other.count && zip(slots, other).allSatisfy { $0.text == $1.text }
  }
}

extension Renderings.Slot {
  /// Whether what stands in a text says the same; a number may be rounded further.
  func agrees(with other: TextToken.Kind) -> Bool {
    switch (kind, other) {
    case (.number(let own), .number(let other)):
      own.isPercent == other.isPercent && other.grain >= own.grain * 0.999
        && abs(own.value - other.value) <= (other.grain > own.grain * 1.001 ? 0.5 * other.grain : 0)
          + 1e-12 * abs(own.value)
    case (.name(let own), .name(let other)): own == other
    case (.date(let own), .date(let other)): own == other
    case (.word(let own), .word(let other)): own == other
    default: false
    }
  }
}

extension TextToken {
  /// Whether it is a number, a name, a date or a word rather than what stands between.
  var isSlot: Bool {
    switch kind {
    case .other, .end: false
    default: true
    }
  }
}

extension [TextToken] {
  /// The tokens sentence by sentence, without the ends.
  var sentences: [[TextToken]] {
    split { token in
      if case .end = token.kind { return true }
      return false
    }.map(Array.init)
  }
}

extension [Unicode.Scalar] {
  /// A part as text.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self[range])
    return String(view)
  }
}

extension String {
  /// The text with every occurrence of another replaced.
  fileprivate func replacing(_ other: String, with replacement: String) -> String {
    guard contains(other) else { return self }
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: other) {
      result += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
