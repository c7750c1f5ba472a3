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
    for (id, pattern) in patterns.patterns.sorted(by: { $0.key < $1.key }) {
      let places = MessagePatterns.choices(in: pattern.elements)
      var numbers: Set<String> = []
      for place in places where place.choice.kind != .select {
        numbers.insert(place.choice.argument)
      }
      for value in numbers.isEmpty ? [7] : PluralWalk.values {
        for selects in Self.branches(places) {
          var arguments: [String: MessageArgument] = [:]
          for name in MessagePatterns.arguments(in: pattern.elements) {
            arguments[name] =
              numbers.contains(name)
              ? .number(value, formatted: localizer.number(value)) : .text("Example")
          }
          for (name, keyword) in selects { arguments[name] = .select(keyword) }
          var diagnostics: [LocalizationDiagnostic] = []
          let text = localizer.text(id, arguments, diagnostics: &diagnostics)
          guard diagnostics.isEmpty else { continue }
          let rest = TextSurface.plain(text).replacing("Example", with: "\u{FFFC}")
          faults.add(
            TextSurface(
              text: text,
              rest: rest,
              locale: localizer.locale,
              message: id,
              place: "with examples"
            ).faults
          )
        }
      }
    }
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
