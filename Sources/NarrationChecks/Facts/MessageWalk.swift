import ChartLocalization

/// Every message of a catalogue with examples for its arguments: what can be seen without a chart
/// (F411 to F414).
struct MessageWalk {
  let localizer: Localizer
  let patterns: MessagePatterns
  private(set) var faults = Faults()

  init(_ localizer: Localizer, _ patterns: MessagePatterns) {
    self.localizer = localizer
    self.patterns = patterns
  }

  mutating func check() {
    for example in examples(PluralWalk.values) {
      let rest = TextSurface.plain(example.text).replacing(Self.name, with: "\u{FFFC}")
      faults.add(
        TextSurface(
          text: example.text,
          rest: rest,
          locale: localizer.locale,
          message: example.id,
          place: "with examples"
        ).faults
      )
    }
  }

  /// What stands for every text.
  static let name = "Example"

  /// Every message that can be told, by each branch of its selects and with each of some numbers; sorted by id.
  func examples(_ values: [Double]) -> [(id: String, text: String)] {
    var examples: [(id: String, text: String)] = []
    for (id, pattern) in patterns.patterns.sorted(by: { $0.key < $1.key }) {
      let places = MessagePatterns.choices(in: pattern.elements)
      let names = MessagePatterns.arguments(in: pattern.elements)
      let numbers = Set(places.filter { $0.choice.kind != .select }.map(\.choice.argument))
      for value in numbers.isEmpty ? [7] : values {
        for selects in Self.branches(places) {
          var arguments: [String: MessageArgument] = [:]
          for name in names {
            arguments[name] =
              numbers.contains(name)
              ? .number(value, formatted: localizer.number(value)) : .text(Self.name)
          }
          for (name, keyword) in selects { arguments[name] = .select(keyword) }
          var diagnostics: [LocalizationDiagnostic] = []
          let text = localizer.text(id, arguments, diagnostics: &diagnostics)
          if diagnostics.isEmpty { examples.append((id, text)) }
        }
      }
    }
    return examples
  }

  /// The selects around each choice, and each keyword of each select once.
  private static func branches(_ places: [MessagePatterns.Place]) -> [[String: String]] {
    var branches: [[String: String]] = [[:]]
    for place in places where place.choice.kind == .select {
      for case .keyword(let keyword) in place.choice.variants.map(\.selector) {
        var selects = place.selects
        selects[place.choice.argument] = keyword
        branches.append(selects)
      }
    }
    return branches
  }
}
