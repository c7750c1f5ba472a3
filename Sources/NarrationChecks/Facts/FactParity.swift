import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import LocaleChecks

/// Holds one sentence in one language and form against its facts and against the source's sentence.
struct FactParity {
  let phrase: Phrase
  let chart: String
  let renderer: Renderer
  let teller: PhraseTeller
  let told: ToldPhrase
  let source: ToldPhrase
  let scanner: NumberScanner
  let sourceScanner: NumberScanner
  private(set) var faults = Faults()
  /// The numbers that readers are told, by the argument and its place within it; nil where they do not agree
  /// with the facts.
  private(set) var numbers: [String: Double]?

  init(
    _ phrase: Phrase,
    chart: String,
    renderer: Renderer,
    teller: PhraseTeller,
    source: ToldPhrase,
    scanner: NumberScanner,
    sourceScanner: NumberScanner
  ) {
    self.phrase = phrase
    self.chart = chart
    self.renderer = renderer
    self.teller = teller
    self.source = source
    self.scanner = scanner
    self.sourceScanner = sourceScanner
    told = teller.told(phrase)
  }

  mutating func check() {
    guard told.isOwn else { return }
    checkPrinted()
    checkOrder()
    checkLiteralNumbers()
    checkAlphabet()
    checkText()
  }

  // MARK: What is printed

  private mutating func checkPrinted() {
    let expected = Self.counts(source.printed)
    let found = Self.counts(told.printed)
    for (name, count) in expected.sorted(by: { $0.key < $1.key }) where found[name] == nil {
      guard !isImplied(name) else { continue }
      add("F401", name, "does not say {\(name)}, which the source says\(times(count))")
    }
    for (name, count) in found.sorted(by: { $0.key < $1.key }) {
      let most = expected[name] ?? 0
      guard count > max(1, most), phrase.quantities[name]?.isAmount == true,
        !(count == 2 && isAllOfAll(name))
      else { continue }
      add(
        "F402",
        name,
        "says {\(name)}\(times(count)); the source says it\(times(most))",
        .warning
      )
    }
  }

  /// Whether "all six" of the source is said as "six of six": one number with a few words between.
  private func isAllOfAll(_ name: String) -> Bool {
    guard let first = told.printed.firstIndex(of: name), told.printed.indices.contains(first + 1),
      told.printed[first + 1] == name, source.literal.contains("all \u{FFFC}")
    else { return false }
    let parts = told.literal.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    return parts.indices.contains(first + 1) && parts[first + 1].count <= 30
  }

  private func times(_ count: Int) -> String {
    count == 1 ? " once" : count == 0 ? " nowhere" : " \(count) times"
  }

  static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether a number that is not printed can yet be told from the words: "once", "both".
  private func isImplied(_ name: String) -> Bool {
    guard case .number(let value, _)? = told.arguments[name] else { return false }
    let other = PluralWalk.values.filter { $0 != value }
    return other.allSatisfy { number in
      var arguments = told.arguments
      arguments[name] = .number(number, formatted: teller.localizer.number(number))
      var diagnostics: [LocalizationDiagnostic] = []
      let id = teller.wording.message(of: phrase)
      let plain = teller.localizer.text(id, told.arguments, diagnostics: &diagnostics)
      return teller.localizer.text(id, arguments, diagnostics: &diagnostics) != plain
    }
  }

  // MARK: Order

  private mutating func checkOrder() {
    for (first, second) in RolePairs.all {
      guard let before = source.printed.firstIndex(of: first),
        let after = source.printed.firstIndex(of: second), before < after,
        let ownFirst = told.printed.firstIndex(of: first),
        let ownSecond = told.printed.firstIndex(of: second), ownSecond < ownFirst
      else { continue }
      add(
        "F403",
        "\(first) \(second)",
        "says {\(second)} before {\(first)}; the source says {\(first)} first, and a listener hears which is which by their order"
      )
    }
  }

  /// A list that the source calls alphabetical must stand in the alphabetical order of the readers (F409).
  private mutating func checkAlphabet() {
    let hasList = phrase.quantities.values.contains { quantity in
      if case .list = quantity { return true }
      return false
    }
    guard hasList, source.literal.lowercased().contains("alphabet") else { return }
    for name in told.printed {
      guard case .list(let items, _)? = phrase.quantities[name] else { continue }
      let names = items.compactMap { item -> String? in
        if case .name(let name) = item { return name }
        return nil
      }
      for (first, second) in zip(names, names.dropFirst())
      where teller.localizer.compare(first, second) == .after {
        add("F409", name, "lists “\(first)” before “\(second)” and calls it alphabetical")
      }
    }
  }

  // MARK: Numbers that no quantity gives

  /// The numbers of the message's own words, as they are said.
  private var literalNumbers: [NumberScanner.Found] {
    guard NumberScanner.holdsDigits(told.literal) else { return [] }
    var diagnostics: [LocalizationDiagnostic] = []
    let literal = teller.writer?.sentence(told.literal, diagnostics: &diagnostics) ?? told.literal
    return scanner.numbers(in: literal)
  }

  private mutating func checkLiteralNumbers() {
    let numbers = literalNumbers
    guard !numbers.isEmpty else { return }
    let said = sourceScanner.numbers(in: source.literal)
    var allowed = said.map(\.value) + sourceWords
    for number in numbers {
      guard let known = allowed.firstIndex(of: number.value) else {
        add("F402", "literal", "holds the number \(number.value.plain), which no fact gives")
        continue
      }
      allowed.remove(at: known)
      let written = scanner.numbers(in: told.literal).first { $0.value == number.value }
      guard written?.isPercent == true, !number.isPercent else { continue }
      add(
        "S305",
        "literal percent",
        "does not say \(number.value.plain) as the percentage that it is"
      )
    }
  }

  /// Numbers that the source may say in words: "a", "zero", "both".
  private var sourceWords: [Double] {
    let words = source.literal.lowercased().split { !$0.isLetter }.map(String.init)
    return [0, 1, 1] + words.compactMap { Self.englishNumbers[$0] }
  }

  private static let englishNumbers: [String: Double] =
    (Lexicon.embedded(for: .english)?.numbers ?? [:]).merging(["both": 2, "twice": 2]) { $1 }

  // MARK: The finished text

  /// Where a name stands; what is spoken begins with a capital, so a name in front may have become one.
  private func place(of name: String, in text: String) -> Range<String.Index>? {
    if let range = TextSurface.range(of: name, in: text) { return range }
    guard renderer == .speech, let first = name.first else { return nil }
    let capitalized = first.uppercased() + name.dropFirst()
    return text.hasPrefix(capitalized) ? TextSurface.range(of: capitalized, in: text) : nil
  }

  private mutating func checkText() {
    var rest = TextSurface.plain(told.text)
    var expected: [(name: String, value: Double, isPercent: Bool)] = []
    var verbatim: [(name: String, text: String)] = []
    for name in told.printed {
      for fact in phrase.quantities[name]?.expected ?? [] {
        switch fact {
        case .number(let value, let isPercent): expected.append((name, value, isPercent))
        case .omitted(let count):
          if !isOmittedInWords(count) { expected.append((name, Double(count), false)) }
        case .verbatim(let quantity):
          let text = TextSurface.plain(teller.text(quantity))
          if !text.isEmpty { verbatim.append((name, text)) }
        }
      }
    }
    var reworded: [NumberScanner.Found] = []
    for (name, text) in verbatim.sorted(by: { $0.text.count > $1.text.count }) {
      if let range = place(of: text, in: rest) {
        rest.replaceSubrange(range, with: "\u{FFFC}")
      } else if renderer == .text || !isReworded(text) {
        add("F401", name, "does not say “\(text.short)” ({\(name)}) as it stands")
      } else {
        reworded += scanner.numbers(in: text)
      }
    }
    for text in units {
      while let range = TextSurface.range(of: text, in: rest) {
        rest.replaceSubrange(range, with: "\u{FFFC}")
      }
    }
    matchNumbers(expected, scanner.numbers(in: uncapitalized(rest)), reworded)
    faults.add(
      TextSurface(
        text: told.text,
        rest: rest,
        locale: teller.localizer.locale,
        message: phrase.message,
        place: "\(chart), \(renderer.rawValue)"
      ).faults
    )
  }

  /// A spoken sentence as its words are within it: a word for a sign may stand first.
  private func uncapitalized(_ text: String) -> String {
    renderer == .speech ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// Whether the language says how many are not listed in words, or by a form of its own.
  private func isOmittedInWords(_ count: Int) -> Bool {
    let text = { (value: Double) -> ArgumentTrace in
      let number = MessageArgument.number(value, formatted: "\u{FFFC}")
      return ArgumentTrace("list-more", ["items": .text("A"), "count": number], teller.localizer)
    }
    return !text(Double(count)).printed.contains("count")
      && text(Double(count)).literal != text(7).literal
  }

  /// Brackets and signs of a name have words in speech, which depend on what stands around them.
  private func isReworded(_ text: String) -> Bool {
    text.contains { !$0.isLetter && !$0.isNumber && $0 != " " }
  }

  private var units: [String] {
    phrase.quantities.values.flatMap(\.dataTexts).filter { $0.contains(where: \.isLetter) }
      .map { TextSurface.plain($0) }.sorted { $0.count > $1.count }
  }

  private mutating func matchNumbers(
    _ expected: [(name: String, value: Double, isPercent: Bool)],
    _ found: [NumberScanner.Found],
    _ reworded: [NumberScanner.Found]
  ) {
    var left = found
    for number in literalNumbers {
      if let place = left.firstIndex(of: number) { left.remove(at: place) }
    }
    var read: [String: Double] = [:]
    var places: [String: Int] = [:]
    var missing: [(name: String, value: Double, isPercent: Bool)] = []
    for fact in expected {
      let fitting = left.indices.filter { left[$0].isRounding(of: fact.value) }
      let nearest = fitting.min { first, second in
        Self.distance(left[first], fact) < Self.distance(left[second], fact)
      }
      guard let place = nearest else {
        missing.append(fact)
        continue
      }
      if fact.isPercent, !left[place].isPercent {
        add("F401", "\(fact.name) percent", "says \(fact.value.plain) without its percent")
      }
      places[fact.name, default: 0] += 1
      read["\(fact.name) \(places[fact.name] ?? 0)"] = left[place].value
      left.remove(at: place)
    }
    for fact in missing {
      if let place = left.firstIndex(where: { $0.isRounding(of: -fact.value) }) {
        if fact.value > 0, isSignedBySource { continue }
        let sign = fact.value < 0 ? "has lost its minus" : "has a minus that the fact has not"
        add("F401", "\(fact.name) sign", "\(fact.value.plain) ({\(fact.name)}) \(sign)")
        left.remove(at: place)
      } else {
        let read = left.map(\.value.plain).joined(separator: ", ")
        let also = read.isEmpty ? "" : "; left over: \(read)"
        add("F401", fact.name, "does not say \(fact.value.plain) ({\(fact.name)})\(also)")
      }
    }
    guard missing.isEmpty else { return }
    // A date or a name that has other words within a sentence keeps its numbers.
    for number in reworded {
      if let place = left.firstIndex(where: { $0.value == number.value }) { left.remove(at: place) }
    }
    if left.isEmpty { numbers = read }
    for number in left { add("F402", "extra", "says \(number.value.plain), which no fact gives") }
  }

  /// How far a number that was read lies from one that was expected; that of the other kind lies further.
  private static func distance(
    _ found: NumberScanner.Found,
    _ fact: (name: String, value: Double, isPercent: Bool)
  ) -> Double {
    abs(found.value - fact.value) + (found.isPercent == fact.isPercent ? 0 : 1e6)
  }

  /// Whether the source's own words set both signs before a number: "at plus and minus 3".
  private var isSignedBySource: Bool {
    source.literal.contains("±\u{FFFC}") || source.literal.contains("minus \u{FFFC}")
  }

  mutating func add(
    _ check: String,
    _ likeness: String,
    _ what: String,
    _ severity: Finding.Severity = .error
  ) {
    faults.add(
      Fault(
        check: check,
        severity: severity,
        locale: teller.localizer.locale,
        message: phrase.message,
        likeness: likeness,
        sentence: "\(renderer.rawValue) of chart “\(chart)” \(what): “\(told.text.short)”"
      )
    )
  }
}

extension Quantity {
  /// Whether it states amounts rather than a name, which a language may have to repeat.
  fileprivate var isAmount: Bool {
    switch self {
    case .amount, .count, .share, .probability: true
    default: false
    }
  }
}

extension Double {
  /// The number as a report prints it, always in the same way.
  var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  /// As much of a text as a finding quotes.
  var short: String { count > 160 ? prefix(157) + "…" : self }
}
