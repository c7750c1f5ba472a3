import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration

extension SentenceJudge {
  /// Whether the data bear out a word where it stands; nil where it claims nothing by itself.
  func verdict(
    of sections: [Lexicon.Section],
    _ index: Int,
    _ clause: Clause,
    _ lastPlace: Int?
  ) -> Claim.Verdict? {
    if let direction = sections.compactMap(Self.direction).first {
      // "The largest rise" tells of a step, not of the whole.
      if index > 0, case .word(let before) = tokens[index - 1].kind,
        before.contains(where: { [.highest, .lowest].contains($0) })
      {
        return nil
      }
      return verdict(of: direction, index, clause)
    }
    if let isAbove = Self.comparison(sections) { return compared(isAbove: isAbove, clause) }
    let isHigh = sections.contains { [.highest, .leads].contains($0) }
    guard isHigh || sections.contains(where: { [.lowest, .trails].contains($0) }) else {
      return nil
    }
    return extreme(isHigh: isHigh, index, clause)
  }

  // MARK: Comparisons

  private static func comparison(_ sections: [Lexicon.Section]) -> Bool? {
    let (above, below) = (sections.contains(.above), sections.contains(.below))
    return above == below ? nil : above
  }

  /// The first of two places that a clause names is said to be above or below the second.
  private func compared(isAbove: Bool, _ clause: Clause) -> Claim.Verdict? {
    let comparisons = clause.range.filter {
      guard case .word(let sections) = tokens[$0].kind else { return false }
      return Self.comparison(sections) != nil
    }
    let places = clause.range.filter { isPlace($0) && rows(at: $0, of: []).count == 1 }
    guard comparisons.count == 1, places.count == 2 else { return nil }
    let marks = places.flatMap { rows(at: $0, of: []) }
    guard marks.count == 2, marks[0].layer == marks[1].layer else { return nil }
    let amounts = knowledge.amounts(ofLayer: marks[0].layer)
    let (first, second) = (amounts[Int(marks[0].row)], amounts[Int(marks[1].row)])
    guard first.isFinite, second.isFinite else { return nil }
    let ids = marks.compactMap { knowledge.id(ofRow: $0.row, layer: $0.layer) }
    return first != second && (first > second) == isAbove
      ? .supported(by: ids) : .contradicted(by: ids, right: nil)
  }

  // MARK: Directions

  private enum Course: String {
    case up, down, level, constant
  }

  private static func direction(_ section: Lexicon.Section) -> Course? {
    switch section {
    case .rises, .risesSlightly, .stepsUp: .up
    case .falls, .fallsSlightly, .stepsDown: .down
    case .noClearTrend: .level
    case .constant: .constant
    default: nil
    }
  }

  private func verdict(of course: Course, _ index: Int, _ clause: Clause) -> Claim.Verdict {
    if let step = stepBetweenPlaces(clause) ?? stepWithinPlace(clause) {
      let isUp = step.difference > 0
      if course == .up || course == .down {
        return (course == .up) == isUp && step.difference != 0
          ? .supported(by: step.marks) : .contradicted(by: step.marks, right: nil)
      }
    }
    let series = self.series(for: index, clause)
    let courses = knowledge.facts.compactMap { fact -> (id: String, course: Course)? in
      guard let course = Self.course(of: fact) ?? run(fact, clause) else { return nil }
      if !series.isEmpty, case .name(let name)? = fact.quantities["series"],
        !series.contains(where: { narrator.tree.chart.seriesNames[$0] == name })
      {
        return nil
      }
      return (fact.id, course)
    }
    guard !courses.isEmpty else { return .notFound }
    let fitting = courses.filter {
      $0.course == course || $0.course == .constant && course == .level
    }
    if !fitting.isEmpty, series.isEmpty || fitting.count == courses.count || series.count == 1 {
      return .supported(by: fitting.map(\.id))
    }
    let other = courses.first { $0.course != course } ?? courses[0]
    return .contradicted(by: [other.id], right: word(for: other.course))
  }

  /// The way of a stretch of a function, if the clause names its ends.
  private func run(_ fact: Fact, _ clause: Clause) -> Course? {
    guard fact.kind == "function-run" else { return nil }
    let ends = ["from", "to"].compactMap { fact.quantities[$0]?.number }
    let numbers = clause.range.compactMap { index -> WrittenNumber? in
      guard case .number(let number) = tokens[index].kind else { return nil }
      return number
    }
    let named = ends.filter { end in numbers.contains { $0.fits(end) } }
    // Neighbours share an end: of two numbers both must be the stretch's own.
    let isNamed = numbers.count > 1 ? named.count == ends.count && !ends.isEmpty : !named.isEmpty
    return isNamed ? Self.way(of: fact) : nil
  }

  private static func way(of fact: Fact) -> Course? {
    guard case .term(let term)? = fact.quantities["direction"] else { return nil }
    switch term {
    case "rises": return .up
    case "falls": return .down
    default: return .constant
    }
  }

  private static func course(of fact: Fact) -> Course? {
    if fact.kind.hasPrefix("constant") || fact.kind == "function-constant" { return .constant }
    if ["function-throughout", "function-every-part"].contains(fact.kind) { return way(of: fact) }
    guard fact.kind.hasPrefix("direction"), case .term(let term)? = fact.quantities["direction"]
    else { return nil }
    switch term {
    case "rises", "risesSlightly": return .up
    case "falls", "fallsSlightly": return .down
    default: return .level
    }
  }

  /// The words by which the right direction is told, the lexicon's first.
  private func word(for course: Course) -> String? {
    let section: Lexicon.Section =
      switch course {
      case .up: .rises
      case .down: .falls
      case .level: .noClearTrend
      case .constant: .constant
      }
    return vocabulary.lexicon?.words[section]?.first
  }

  /// The change between two places that a clause names, the first to the last as they stand.
  private func stepBetweenPlaces(_ clause: Clause) -> (difference: Double, marks: [String])? {
    let places = clause.range.filter { index in
      if case .date = tokens[index].kind { return rows(at: index, of: []).count == 1 }
      return false
    }
    guard places.count == 2 else { return nil }
    let marks = places.flatMap { rows(at: $0, of: []) }
    guard marks.count == 2, marks[0].layer == marks[1].layer else { return nil }
    let amounts = knowledge.amounts(ofLayer: marks[0].layer)
    let difference = amounts[Int(marks[1].row)] - amounts[Int(marks[0].row)]
    guard !difference.isNaN else { return nil }
    return (difference, marks.compactMap { knowledge.id(ofRow: $0.row, layer: $0.layer) })
  }

  /// The change within the one place that a clause names, of bars from one amount to another.
  private func stepWithinPlace(_ clause: Clause) -> (difference: Double, marks: [String])? {
    guard let bodies = narrator.tree.chart.candlestick?.main else { return nil }
    let layer = narrator.tree.chart.layers[bodies]
    let marks = clause.range.filter(isPlace).flatMap { rows(at: $0, of: []) }
      .filter { $0.layer == bodies }
    guard marks.count == 1, let open = layer.measureStart?.values.scalars,
      let close = layer.measureEnd?.values.scalars
    else { return nil }
    let difference = close[Int(marks[0].row)] - open[Int(marks[0].row)]
    guard !difference.isNaN else { return nil }
    return (difference, marks.compactMap { knowledge.id(ofRow: $0.row, layer: $0.layer) })
  }

  // MARK: Extremes

  /// A name or a date that is said to be the highest or the lowest must be.
  private func extreme(isHigh: Bool, _ index: Int, _ clause: Clause) -> Claim.Verdict? {
    let places = clause.range.filter(isPlace)
    guard !places.isEmpty else { return nil }
    let named = Set(clause.range.flatMap { self.series($0) })
    let series = named.isEmpty ? self.series(for: index, clause) : named
    var right: String?
    for place in places {
      let rows = rows(at: place, of: series)
      guard let first = rows.first else { continue }
      let amounts = knowledge.amounts(ofLayer: first.layer)
      let scopes = knowledge.scopes(ofLayer: first.layer, series)
      guard let scope = scopes.first,
        let best = isHigh ? scope.sorted.last : scope.sorted.first
      else { continue }
      if rows.contains(where: { amounts[Int($0.row)] == best })
        || leads(place, isHigh, first.layer, amounts)
      {
        return .supported(
          by: [knowledge.id(ofRow: first.row, layer: first.layer)].compactMap { $0 }
        )
      }
      right = name(ofRow: isHigh ? scope.highest : scope.lowest, first.layer)
    }
    return right == nil ? nil : .contradicted(by: [], right: right)
  }

  /// Whether the median, the mean or the sum of the marks at a name is the extreme of all names.
  private func leads(_ place: Int, _ isHigh: Bool, _ layer: Int, _ amounts: [Double]) -> Bool {
    guard case .name(let name) = tokens[place].kind else { return false }
    let names = vocabulary.names.filter { $0.marks[layer]?.isEmpty == false }
    guard names.count <= 1_000, names.contains(where: { ($0.marks[layer]?.count ?? 0) > 1 }) else {
      return false
    }
    let measures: [([Double]) -> Double] = [
      { FormulaFunctions.quantile($0, 0.5) },
      { FormulaFunctions.of("mean", $0) ?? .nan },
      { FormulaFunctions.of("sum", $0) ?? .nan },
    ]
    let own = (vocabulary.names[name].marks[layer] ?? []).map { amounts[Int($0)] }
    return measures.contains { measure in
      let value = measure(own)
      return !value.isNaN
        && names.allSatisfy { other in
          let theirs = measure((other.marks[layer] ?? []).map { amounts[Int($0)] })
          return theirs.isNaN || (isHigh ? theirs <= value : theirs >= value)
        }
    }
  }

  /// The name of where a mark stands.
  private func name(ofRow row: Int32, _ layer: Int) -> String? {
    guard let dimension = narrator.tree.chart.layers[layer].dimension else { return nil }
    switch dimension.values {
    case .categories(let names): return names.name(at: Int(row))
    case .dates(let dates, let unit):
      return text(.date(dates[Int(row)], unit: unit, sharing: nil))
    case .numbers(let values):
      return text(.amount(values[Int(row)], unit: nil, format: nil, precision: .exact))
    }
  }
}
