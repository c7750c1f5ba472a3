public import ChartAccessibility
public import ChartLocalization
import ChartModel
public import ChartNarration
public import ChartScales

/// Proves a document again: its data by their hash, its facts from the data, its words from the facts.
public struct DocumentVerifier: Sendable {
  /// What one step of the proof found.
  public enum Finding: Sendable, Equatable {
    /// Whether the data are those that the proof was made of.
    case data(isSame: Bool)

    /// The data do not travel with the document and were not given.
    case needsTable(marks: Int)

    /// How many numbers of how many facts follow from the data.
    case facts(numbers: Int, facts: Int)

    /// A fact states something else than the data give; what it should state, if it has such a number.
    case fact(String, quantity: String, stated: Quantity?, right: Quantity?)

    /// A node's name is not what the data give.
    case label(String, text: String, right: String)

    /// A claim of a text, with the part of the document that it stands in.
    case claim(part: String, Claim)

    /// Whether the document holds here.
    public var holds: Bool {
      switch self {
      case .data(let isSame): isSame
      case .facts: true
      case .needsTable, .fact, .label: false
      case .claim(_, let claim): claim.isSupported
      }
    }

    /// Whether the document says otherwise here, rather than what is not known.
    public var isContradicted: Bool {
      switch self {
      case .data(let isSame): !isSame
      case .fact, .label: true
      case .needsTable, .facts: false
      case .claim(_, let claim): claim.isContradicted
      }
    }
  }

  private let document: ProvenDocument
  private let localizer: Localizer
  private let tree: AccessibilityTree?
  private let offset: UTCOffset

  /// Prepares a document for readers of its own language, or of `localizer`'s.
  ///
  /// `tree` is that of the chart made anew from its table; without one the values that the document
  /// carries are taken.
  public init(
    _ document: ProvenDocument,
    localizer: Localizer? = nil,
    tree: AccessibilityTree? = nil
  ) {
    self.document = document
    let chart = tree?.chart ?? document.proof.chart
    let zone = NamedTimeZone(chart?.timeZone ?? "UTC")
    offset = { zone?.offset(at: $0) ?? 0 }
    self.localizer =
      localizer ?? Localizer(locale: LocaleTag(document.proof.locale) ?? .english)
    self.tree =
      tree ?? chart.map { [offset] in AccessibilityTree(of: $0, words: { .known }, offset: offset) }
  }

  /// The narrator of the chart in the document's language; `nil` without data.
  public var narrator: Narrator? {
    tree.map { Narrator($0, localizer: localizer) }
  }

  /// Seconds east of UTC of the chart's time zone.
  public var zoneOffset: UTCOffset { offset }

  /// Every step of the proof, in order: data, facts, names, claims.
  public func findings() -> [Finding] {
    guard let tree, let narrator else { return [.needsTable(marks: document.proof.marks)] }
    var findings: [Finding] = [
      .data(isSame: Proof.hash(of: tree.chart) == document.proof.hash)
    ]
    findings += facts(tree)
    findings += labels(narrator)
    let verifier = Verifier(narrator, offset: offset)
    for (part, text) in document.texts {
      if part == SVGText.visible {
        findings += visible(text)
        continue
      }
      findings += verifier.claims(in: text).map { .claim(part: part, $0) }
    }
    return findings
  }

  // MARK: Facts

  private func facts(_ tree: AccessibilityTree) -> [Finding] {
    let checker = FactChecker(tree, offset: offset)
    let anew = Dictionary(tree.facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var findings: [Finding] = []
    var numbers = 0
    for fact in document.proof.facts {
      let right = anew[fact.id]
      let names = Set(fact.quantities.keys).union(right?.quantities.keys.map { $0 } ?? [])
      let wrong = names.sorted().filter { fact.quantities[$0] != right?.quantities[$0] }
      findings += wrong.map {
        .fact(fact.id, quantity: $0, stated: fact.quantities[$0], right: right?.quantities[$0])
      }
      for finding in checker.findings(of: fact) {
        numbers += 1
        guard !finding.holds, !wrong.contains(finding.quantity) else { continue }
        findings.append(
          .fact(
            fact.id,
            quantity: finding.quantity,
            stated: fact.quantities[finding.quantity],
            right: finding.derived.flatMap { fact.quantities[finding.quantity]?.with($0) }
          )
        )
      }
    }
    return findings.isEmpty
      ? [.facts(numbers: numbers, facts: document.proof.facts.count)] : findings
  }

  // MARK: What is seen

  /// A text that stands in the picture for all to see is the title or the description, as far as there is
  /// room; lines may break anywhere.
  private func visible(_ text: String) -> [Finding] {
    let seen = Self.dense(text)
    let whole = document.texts.filter { $0.part != SVGText.visible }.map { $0.text }
    let start = seen.hasSuffix("\u{2026}") ? String(seen.dropLast()) : seen
    if whole.contains(where: { Self.dense($0).hasPrefix(start) }) { return [] }
    let nearest = whole.max { left, right in
      Self.dense(left).commonPrefix(with: seen) < Self.dense(right).commonPrefix(with: seen)
    }
    return [.label(SVGText.visible, text: text, right: nearest ?? "")]
  }

  /// A text without its spaces.
  private static func dense(_ text: String) -> String {
    String(plain(text).filter { $0 != " " })
  }

  // MARK: Names

  private func labels(_ narrator: Narrator) -> [Finding] {
    guard !document.labels.isEmpty else { return [] }
    var wanted: [String: [String]] = [:]
    for (id, text) in document.labels { wanted[id, default: []].append(text) }
    var right: [String: [String]] = [:]
    var diagnostics: [LocalizationDiagnostic] = []
    gather(narrator.tree.root, narrator, wanted, &right, &diagnostics)
    return document.labels.compactMap { id, text in
      guard let expected = right[id], let first = expected.first else { return nil }
      let isRight = expected.contains { Self.plain($0) == Self.plain(text) }
      return isRight ? nil : .label(id, text: Self.shown(text), right: Self.shown(first))
    }
  }

  /// The names of nodes as pictures and as JSON have them.
  private func gather(
    _ node: AccessibilityNode,
    _ narrator: Narrator,
    _ wanted: [String: [String]],
    _ right: inout [String: [String]],
    _ diagnostics: inout [LocalizationDiagnostic]
  ) {
    if wanted[node.id.attribute] != nil {
      right[node.id.attribute, default: []].append(
        narrator.name(of: node, diagnostics: &diagnostics)
      )
    }
    if wanted[node.id.rawValue] != nil {
      var name = narrator.text(node.label, diagnostics: &diagnostics)
      if let value = node.value {
        name += "\u{0}" + narrator.text(value, diagnostics: &diagnostics)
      }
      right[node.id.rawValue, default: []].append(name)
    }
    for child in narrator.tree.children(of: node) {
      gather(child, narrator, wanted, &right, &diagnostics)
    }
  }

  /// A text for comparison: spaces of every kind are one, marks that show nothing none.
  private static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if scalars.last != " " { scalars.append(" ") }
      } else if !TextReader.isSilent(scalar) || scalar == "\u{0}" {
        scalars.append(scalar)
      }
    }
    return String(scalars).trimmedOfSpace
  }

  private static func shown(_ text: String) -> String {
    text.split(separator: "\u{0}").joined(separator: ", ")
  }
}

extension String {
  /// How many characters two texts start with alike.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}

extension Quantity {
  /// The same kind of quantity with another number.
  func with(_ number: Double) -> Quantity {
    switch self {
    case .amount(_, let unit, let format, let precision):
      .amount(number, unit: unit, format: format, precision: precision)
    case .share: .share(number)
    case .count: Int(exactly: number.rounded()).map(Quantity.count) ?? self
    default: self
    }
  }
}
