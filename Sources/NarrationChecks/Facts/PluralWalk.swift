import ChartLocalization

/// Every message with a plural, told with every number at which some language changes its form (F406).
///
/// Needs no charts: works on any catalogue.
struct PluralWalk {
  /// Those numbers, and a fraction.
  static let values: [Double] = [
    0, 1, 2, 3, 5, 10, 11, 12, 19, 20, 21, 22, 100, 101, 111, 1.5, 1_000_000,
  ]

  let localizer: Localizer
  let patterns: MessagePatterns
  let sourcePatterns: MessagePatterns?
  let source: Localizer
  private(set) var faults = Faults()

  init(
    _ localizer: Localizer,
    _ patterns: MessagePatterns,
    source: Localizer,
    sourcePatterns: MessagePatterns?
  ) {
    self.localizer = localizer
    self.patterns = patterns
    self.source = source
    self.sourcePatterns = sourcePatterns
  }

  /// The category by which a locale tells a number, and the text for it.
  struct Step: Equatable {
    let value: Double
    let category: String
    let text: String
  }

  mutating func check() {
    for (id, pattern) in patterns.patterns.sorted(by: { $0.key < $1.key }) {
      for place in MessagePatterns.choices(in: pattern.elements)
      where place.choice.kind != .select && place.choice.offset == 0 {
        checkForms(id, place)
        checkNumbers(id, place)
      }
    }
  }

  /// What one message says for each number, all other arguments being examples.
  func steps(_ id: String, _ place: MessagePatterns.Place, in localizer: Localizer) -> [Step] {
    let elements = patterns.patterns[id]?.elements ?? []
    var arguments: [String: MessageArgument] = [:]
    for name in MessagePatterns.arguments(in: elements) { arguments[name] = .text("A") }
    let seven = MessageArgument.number(7, formatted: localizer.number(7))
    for other in MessagePatterns.choices(in: elements) where other.choice.kind != .select {
      arguments[other.choice.argument] = seven
    }
    for (name, keyword) in place.selects { arguments[name] = .select(keyword) }
    let isOrdinal = place.choice.kind == .ordinal
    return Self.values.map { value in
      arguments[place.choice.argument] = .number(value, formatted: localizer.number(value))
      var diagnostics: [LocalizationDiagnostic] = []
      let text = localizer.text(id, arguments, diagnostics: &diagnostics)
      let category = localizer.pluralCategory(value, ordinal: isOrdinal) ?? "other"
      return Step(value: value, category: category, text: text)
    }
  }

  /// A number whose form the message does not have is told in that of others.
  private mutating func checkForms(_ id: String, _ place: MessagePatterns.Place) {
    let selectors = place.choice.variants.map(\.selector)
    guard needsForms(id, place) else { return }
    for value in Self.values where value == value.rounded() {
      let category =
        localizer.pluralCategory(value, ordinal: place.choice.kind == .ordinal) ?? "other"
      guard category != "other", !selectors.contains(.keyword(category)),
        !selectors.contains(.exactly(value))
      else { continue }
      add(
        id,
        "\(place.choice.argument) \(category)",
        "{\(place.choice.argument)} has no form for “\(category)”, which \(value.plain) takes in \(localizer.locale)"
      )
    }
  }

  /// Whether the source has forms for categories: numbers that it tells in one form alone never vary.
  private func needsForms(_ id: String, _ place: MessagePatterns.Place) -> Bool {
    guard localizer.locale != source.locale, let pattern = sourcePatterns?.patterns[id] else {
      return false
    }
    return MessagePatterns.choices(in: pattern.elements).contains { other in
      other.choice.argument == place.choice.argument && other.choice.kind == place.choice.kind
        && other.choice.variants.contains { variant in
          guard case .keyword(let keyword) = variant.selector else { return false }
          return keyword != "other"
        }
    }
  }

  /// A reader must be able to tell which number is meant, where readers of the source can.
  private mutating func checkNumbers(_ id: String, _ place: MessagePatterns.Place) {
    let own = steps(id, place, in: localizer).filter { $0.value == $0.value.rounded() }
    guard let confused = Self.confused(own), !isConfusedInSource(id, place) else { return }
    add(
      id,
      "\(place.choice.argument) number",
      "says the same for \(confused.0.value.plain) and for \(confused.1.value.plain): “\(confused.0.text.short)”"
    )
  }

  private func isConfusedInSource(_ id: String, _ place: MessagePatterns.Place) -> Bool {
    guard localizer.locale != source.locale, sourcePatterns?.patterns[id] != nil else {
      return localizer.locale == source.locale
    }
    let walk = steps(id, place, in: source).filter { $0.value == $0.value.rounded() }
    return Self.confused(walk) != nil
  }

  private static func confused(_ steps: [Step]) -> (Step, Step)? {
    var seen: [String: Step] = [:]
    for step in steps {
      if let other = seen[step.text] { return (other, step) }
      seen[step.text] = step
    }
    return nil
  }

  private mutating func add(_ id: String, _ likeness: String, _ sentence: String) {
    faults.add(
      Fault(
        check: "F406",
        locale: localizer.locale,
        message: id,
        likeness: likeness,
        sentence: sentence
      )
    )
  }
}
