import ChartModel

extension ComposedChart {
  /// The form that the names of the columns ask for over dates, where nothing else was asked.
  ///
  /// An estimate between "lower" and "upper" is one line with its uncertainty, not three lines that never
  /// cross.
  var namedForm: ChartForm? {
    guard choices == ChartChoices(title: choices.title), hasDatesAlone else { return nil }
    let amounts = free
    let names = Set(amounts.map { $0.name.lowercased() })
    if names.isSuperset(of: ["open", "high", "low", "close"]) { return .candlestick }
    let levels = byLevel(amounts)
    guard levels.count == 3, Self.holds(Self.lowEnds, levels[0].name),
      Self.holds(Self.highEnds, levels[2].name)
    else { return nil }
    return .band
  }

  /// What the amounts beside those shown are said to be.
  func unshown(beside shown: [String]) -> [Diagnostic] {
    let names = free.map(\.name).filter { !shown.contains($0) }
    guard !names.isEmpty else { return [] }
    return [
      Diagnostic(
        .note,
        .columnsNotShown,
        arguments: [String(names.count), names.prefix(6).joined(separator: ", ")]
      )
    ]
  }

  /// Whether dates place the rows, one row each, and no names part them.
  private var hasDatesAlone: Bool {
    let columns = table.columns.filter { !ColumnTraits.isEmpty($0) }
    let dates = columns.filter { $0.values.kind == .temporal }
    return dates.count == 1 && !dates.contains(where: ColumnTraits.repeats)
      && !columns.contains { $0.values.kind == .nominal }
  }

  private static let lowEnds: Set<String> = ["lower", "low", "lwr", "lo", "min", "minimum"]

  private static let highEnds: Set<String> = ["upper", "high", "upr", "hi", "max", "maximum"]

  /// Whether one of the words that a name is made of, "dailyMin" or "ci_low", is wanted.
  private static func holds(_ wanted: Set<String>, _ name: String) -> Bool {
    var words = [""]
    var wasLower = false
    for character in name {
      if !character.isLetter || character.isUppercase && wasLower { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase
    }
    return !wanted.isDisjoint(with: words)
  }
}
