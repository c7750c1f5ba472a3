import ChartAccessibility
import ChartLocalization
import ChartNarration

/// Whether the words that stand for closed sets of meanings keep these apart, and are the right ones.
struct TermChecks {
  let localizer: Localizer
  let source: Localizer
  /// The keywords that charts give each argument, by message and name.
  let terms: [String: [String]]
  private(set) var faults = Faults()
  private var known: Set<String> = []
  private let sourceLexicon: Lexicon?
  private let lexicon: Lexicon?

  init(localizer: Localizer, source: Localizer, terms: [String: [String]]) {
    self.localizer = localizer
    self.terms = terms
    self.source = source
    sourceLexicon =
      source.locale == .english ? Self.english : Lexicon.embedded(for: source.locale)
    lexicon =
      localizer.locale == source.locale ? sourceLexicon : Lexicon.embedded(for: localizer.locale)
  }

  /// Checks one phrase as it was told; each message's terms once for each value.
  mutating func check(_ parity: FactParity) {
    guard parity.told.isOwn else { return }
    for (name, argument) in parity.told.arguments {
      guard case .select(let keyword) = argument else { continue }
      if known.insert("\(parity.phrase.message) \(name)").inserted { checkDistinct(name, parity) }
      checkWords(name, keyword, parity)
    }
  }

  private static let english = Lexicon.embedded(for: .english)

  // MARK: Told apart

  private mutating func checkDistinct(_ name: String, _ parity: FactParity) {
    guard !Self.matters(ofStyle: name) else { return }
    let id = parity.teller.wording.message(of: parity.phrase)
    var texts: [(keyword: String, source: String, own: String)] = []
    for keyword in terms["\(parity.phrase.message) \(name)"] ?? [] {
      var arguments = parity.told.arguments
      arguments[name] = .select(keyword)
      var diagnostics: [LocalizationDiagnostic] = []
      let told = source.text(id, arguments, diagnostics: &diagnostics)
      let own = localizer.text(id, arguments, diagnostics: &diagnostics)
      if diagnostics.isEmpty { texts.append((keyword, told, own)) }
    }
    for (index, first) in texts.enumerated() {
      for second in texts[(index + 1)...] where first.own == second.own {
        guard first.source != second.source else { continue }
        faults.add(
          Fault(
            check: "F401",
            locale: localizer.locale,
            message: id,
            likeness: "term \(name)",
            sentence:
              "says the same where {\(name)} is “\(first.keyword)” and where it is “\(second.keyword)”: “\(first.own.short)”"
          )
        )
      }
    }
  }

  /// Words that only suit what stands around them, which a language may not tell apart.
  private static func matters(ofStyle name: String) -> Bool {
    ["comparison", "mark", "unit", "step", "period", "end"].contains(name)
  }

  // MARK: The right words

  private mutating func checkWords(_ name: String, _ keyword: String, _ parity: FactParity) {
    guard let (section, opposite) = Self.opposites[keyword], let lexicon, let sourceLexicon,
      sourceLexicon.contains(section, in: parity.source.literal),
      !sourceLexicon.contains(opposite, in: parity.source.literal),
      !lexicon.contains(section, in: parity.told.literal),
      lexicon.contains(opposite, in: parity.told.literal)
    else { return }
    faults.add(
      Fault(
        check: "F401",
        locale: localizer.locale,
        message: parity.phrase.message,
        likeness: "word \(name) \(keyword)",
        sentence:
          "{\(name)} is “\(keyword)”, and the words are those of “\(opposite.rawValue)”: “\(parity.told.text.short)”"
      )
    )
  }

  private static let opposites: [String: (Lexicon.Section, Lexicon.Section)] = [
    "rises": (.rises, .falls), "falls": (.falls, .rises),
    "risesSlightly": (.risesSlightly, .fallsSlightly),
    "fallsSlightly": (.fallsSlightly, .risesSlightly), "up": (.rises, .falls),
    "down": (.falls, .rises), "above": (.above, .below), "below": (.below, .above),
    "positive": (.positive, .negative), "negative": (.negative, .positive),
    "strong": (.strong, .weak), "weak": (.weak, .strong),
  ]
}

extension [SourceChart] {
  /// The keywords that the charts give each argument, by message and name.
  var terms: [String: [String]] {
    var terms: [String: [String]] = [:]
    for chart in self {
      for source in chart.phrases {
        for (name, quantity) in source.phrase.quantities {
          guard case .term(let keyword) = quantity else { continue }
          let key = "\(source.phrase.message) \(name)"
          if terms[key]?.contains(keyword) != true { terms[key, default: []].append(keyword) }
        }
      }
    }
    return terms
  }
}
