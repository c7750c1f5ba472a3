import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration

extension SentenceJudge {
  /// Whether the data bear out a number, as a percentage or not, where it stands.
  func verdict(
    asWritten number: WrittenNumber,
    _ index: Int,
    _ clause: Clause,
    _ lastPlace: Int?
  ) -> Claim.Verdict {
    let series = series(for: index, clause)
    if isPlaceOnAxis(index) { return free(number, []) }
    if isCounted(index), !number.isPercent { return free(number, series, isCount: true) }
    let bound = places(for: index, clause)
    let isNamed = clause.isAfterColon && lastPlace.map { $0 + 2 == clause.range.lowerBound } == true
    let isInherited = bound.isEmpty && (isNamed || number.isPercent)
    let places = isInherited ? [lastPlace].compactMap { $0 } : bound
    if let verdict = verdict(of: number, governedAt: index, clause, series, places) {
      return verdict
    }
    if !bound.isEmpty, brackets(after: index) == nil, before(bracketsAt: index) == nil,
      case .supported = free(number, series, isCount: true)
    {
      return free(number, series, isCount: true)
    }
    guard !places.isEmpty else {
      // What was said of a place before the comma may go on; another place's value does not.
      let inherited = lastPlace.map { rows(at: $0, of: series) } ?? []
      guard !inherited.isEmpty, source(of: number, inherited, series) == nil else {
        return free(number, series)
      }
      if let lastPlace, inherited.count == 1, isAnothers(number, lastPlace, series) {
        return .contradicted(by: [], right: right(for: number, inherited, series))
      }
      return free(number, series, isOfPlaces: false)
    }
    var sources: [String] = []
    for place in places {
      let rows = rows(at: place, of: series)
      // A name that no mark of the series stands at binds nothing.
      let marks = rows.isEmpty ? self.rows(at: place, of: []) : rows
      guard !marks.isEmpty else { continue }
      if let source = source(of: number, marks, series) ?? compared(number, place, series) {
        sources.append(source)
        continue
      }
      let isLoose = bound.isEmpty && !isNamed || isCompared(clause)
      let freely = free(number, series)
      if isLoose, case .supported = freely { return freely }
      return isLoose || marks.count > 1 && !isShareLike(number)
        ? .notFound
        : .contradicted(
          by: marks.prefix(1).compactMap { knowledge.id(ofRow: $0.row, layer: $0.layer) },
          right: right(for: number, marks, series)
        )
    }
    return sources.isEmpty ? free(number, series) : .supported(by: sources)
  }

  /// Whether a number is known of other places alone: a mark elsewhere has it, no mark of any series here,
  /// and no fact states it but beside a name or a date.
  private func isAnothers(_ number: WrittenNumber, _ place: Int, _ series: Set<Int>) -> Bool {
    guard !number.isPercent, knowledge.mark(with: number, series: series) != nil,
      source(of: number, rows(at: place, of: []), []) == nil
    else { return false }
    return knowledge.facts(with: number, series: series).allSatisfy { $0.isOfPlace || isRank($0) }
  }

  /// Whether a fact tells the amount and the rank of one place.
  private func isRank(_ known: ChartKnowledge.Known) -> Bool {
    ["rank", "rank-with-share"].contains(knowledge.facts[known.fact].kind)
  }

  /// Whether a number counts values: their word follows it, at most one sign between.
  private func isCounted(_ index: Int) -> Bool {
    for place in (index + 1)..<max(index + 1, min(tokens.count, index + 3)) {
      switch tokens[place].kind {
      case .word(let sections): return sections.contains(.values)
      case .other(let scalar) where scalar.properties.isIdeographic: continue
      default: return false
      }
    }
    return false
  }

  private func isShareLike(_ number: WrittenNumber) -> Bool { number.isPercent }

  /// Whether a number is a place on an axis of amounts: the axis' name stands right before it.
  private func isPlaceOnAxis(_ index: Int) -> Bool {
    guard index > 0, case .name(let name) = tokens[index - 1].kind else { return false }
    return vocabulary.names[name].isTitle && vocabulary.names[name].marks.isEmpty
  }

  /// The places that a number is said of: those in the brackets after it, the one that its brackets
  /// follow, or the nearest before and after it with no other number between.
  private func places(for index: Int, _ clause: Clause) -> [Int] {
    if let brackets = brackets(after: index), !brackets.contains(where: isNumber) {
      let found = brackets.filter(isPlace)
      if !found.isEmpty { return found }
    }
    if let before = before(bracketsAt: index), isPlace(before) { return [before] }
    let before = nearestPlace(stride(from: index - 1, through: clause.range.lowerBound, by: -1))
    let after = nearestPlace(stride(from: index + 1, to: clause.range.upperBound, by: 1))
    let near = [before, after].compactMap { $0 }
    guard near.count > 1, case .number(let number) = tokens[index].kind else { return near }
    // Either may be meant: the one that fits.
    let series = series(for: index, clause)
    let fitting = near.filter { source(of: number, rows(at: $0, of: series), series) != nil }
    return fitting.first.map { [$0] } ?? [near[0]]
  }

  private func nearestPlace(_ indices: some Sequence<Int>) -> Int? {
    for index in indices {
      if isNumber(index) { return nil }
      if isPlace(index) { return index }
    }
    return nil
  }

  /// What the word that governs a number says of it: the last before it in its clause, else the first
  /// after it; nil where neither tells anything.
  private func verdict(
    of number: WrittenNumber,
    governedAt index: Int,
    _ clause: Clause,
    _ series: Set<Int>,
    _ places: [Int]
  ) -> Claim.Verdict? {
    let before = stride(from: index - 1, through: clause.range.lowerBound, by: -1)
    let after = stride(from: index + 1, to: clause.range.upperBound, by: 1)
    let words = [statistic(before), statistic(after)]
    var verdicts: [Claim.Verdict] = []
    for (place, word) in words.enumerated() {
      guard let word else { continue }
      let isBefore = place == 0
      guard
        let verdict = verdict(of: number, with: word, isBefore: isBefore, series, places: places)
      else {
        if isBefore, !word.contains(where: Self.ends.contains) { return nil }
        continue
      }
      // Of the ends of an order either word may tell: languages put it before or after.
      if case .supported = verdict { return verdict }
      if isBefore, !word.contains(where: Self.ends.contains) { return verdict }
      verdicts.append(verdict)
    }
    return verdicts.first
  }

  private static let ends: Set<Lexicon.Section> = [.first, .last]

  private func statistic(_ indices: some Sequence<Int>) -> [Lexicon.Section]? {
    for index in indices {
      if isNumber(index) { return nil }
      if let sections = statistic(index) { return sections }
    }
    return nil
  }

  private static let statistics: Set<Lexicon.Section> = [
    .highest, .lowest, .leads, .trails, .average, .median, .total, .first, .last,
  ]

  private func statistic(_ index: Int) -> [Lexicon.Section]? {
    guard case .word(let sections) = tokens[index].kind else { return nil }
    let found = sections.filter(Self.statistics.contains)
    return found.isEmpty ? nil : found
  }

  /// Whether a clause compares amounts: its number may be a difference.
  private func isCompared(_ clause: Clause) -> Bool {
    clause.range.contains { index in
      guard case .word(let sections) = tokens[index].kind else { return false }
      return sections.contains { [.above, .below].contains($0) }
    }
  }

  // MARK: With a word

  /// A number that stands with a word must be what the word says; nil where the word tells nothing of it.
  private func verdict(
    of number: WrittenNumber,
    with word: [Lexicon.Section],
    isBefore: Bool,
    _ series: Set<Int>,
    places: [Int]
  ) -> Claim.Verdict? {
    guard !number.isPercent || knowledge.isPercentLayer.contains(true) else { return nil }
    let known = knowledge.known(with: word).filter { one in
      series.isEmpty || one.series.map(series.contains) ?? true
    }
    guard !known.isEmpty else { return nil }
    let fitting = known.filter {
      number.fits($0.isShare ? $0.value / 100 : $0.value, isShare: $0.isShare)
    }
    if !fitting.isEmpty {
      // With a place it must be the place's as well.
      let isOfPlace =
        word.contains(where: Self.extremes.contains) || fitting.allSatisfy(\.isOfPlace)
      guard places.isEmpty || !isOfPlace else { return nil }
      return .supported(by: Array(Set(fitting.map { knowledge.facts[$0.fact].id })).sorted())
    }
    // The word may tell of the marks at a place alone.
    for place in places where source(of: number, rows(at: place, of: series), series) != nil {
      return nil
    }
    // "The six styles average 766": a count before the word is not what the word tells.
    let counts = knowledge.facts(with: number, series: series).filter {
      if case .count = $0.quantity { return true }
      return false
    }
    if !isBefore, !counts.isEmpty { return free(number, series, isCount: true) }
    let best = known.first { $0.series != nil || series.isEmpty } ?? known[0]
    return .contradicted(by: [knowledge.facts[best.fact].id], right: text(best.quantity))
  }

  private static let extremes: Set<Lexicon.Section> = [.highest, .lowest, .leads, .trails]

  // MARK: With a place

  /// What a number is of the marks at a place: a value, a share, a rank, or what several come to.
  func source(
    of number: WrittenNumber,
    _ marks: [(layer: Int, row: Int32)],
    _ series: Set<Int>
  ) -> String? {
    guard let first = marks.first else { return nil }
    let amounts = knowledge.amounts(ofLayer: first.layer)
    let isPercent = knowledge.isPercentLayer[first.layer]
    for mark in marks where mark.layer == first.layer {
      let value = amounts[Int(mark.row)]
      if number.isPercent == isPercent, number.fits(value, isShare: isPercent) {
        return knowledge.id(ofRow: mark.row, layer: mark.layer)
      }
    }
    for mark in marks where mark.layer != first.layer || knowledge.columns[mark.layer].count > 1 {
      let ends = knowledge.columns[mark.layer].map { $0[Int(mark.row)] }
      // Marks with two ends show how far they reach as well.
      let told = ends + (ends.count == 2 ? [abs(ends[1] - ends[0])] : [])
      if !number.isPercent, told.contains(where: { number.fits($0) }) {
        return knowledge.id(ofRow: mark.row, layer: mark.layer) ?? NodeID.chart.rawValue
      }
    }
    let values = marks.filter { $0.layer == first.layer }.map { amounts[Int($0.row)] }
      .filter(\.isFinite)
    guard !values.isEmpty else { return nil }
    let own = knowledge.id(ofRow: first.row, layer: first.layer)
    let sum = values.reduce(0, +)
    let scope = knowledge.scopes(ofLayer: first.layer, series)
    if number.isPercent {
      return scope.contains { $0.total > 0 && number.fits(sum / $0.total, isShare: true) }
        ? own : nil
    }
    if values.count > 1 {
      let sorted = values.sorted()
      let middle = sorted.count / 2
      let median =
        sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
      let told = [sum, sum / Double(values.count), median, Double(values.count)]
      return told.contains { number.fits($0) } ? own : nil
    }
    guard number.grain == 1, number.value >= 1 else { return nil }
    let isRank = scope.contains { scope in
      [scope.rank(of: sum), scope.sorted.count].contains { Double($0) == number.value }
    }
    return isRank ? own : nil
  }

  /// A difference or a ratio between the marks at two places of the sentence.
  private func compared(_ number: WrittenNumber, _ place: Int, _ series: Set<Int>) -> String? {
    guard let own = single(place, series) else { return nil }
    let near = max(0, place - 100)..<min(tokens.count, place + 100)
    for other in near where other != place && isPlace(other) {
      guard let value = single(other, series) else { continue }
      let (difference, ratio) = (abs(own.value - value.value), own.value / value.value)
      let points = value.isPercent ? [difference] : []
      let told =
        number.isPercent
        ? [abs(ratio - 1), abs(1 / ratio - 1)] + points : [difference, ratio, 1 / ratio]
      if told.contains(where: { number.fits($0, isShare: number.isPercent) }) {
        return own.id
      }
    }
    return nil
  }

  private func single(
    _ place: Int,
    _ series: Set<Int>
  ) -> (value: Double, id: String, isPercent: Bool)? {
    let rows = rows(at: place, of: series)
    guard rows.count == 1, let id = knowledge.id(ofRow: rows[0].row, layer: rows[0].layer) else {
      return nil
    }
    let layer = rows[0].layer
    return (
      knowledge.amounts(ofLayer: layer)[Int(rows[0].row)], id, knowledge.isPercentLayer[layer]
    )
  }

  private func right(
    for number: WrittenNumber,
    _ marks: [(layer: Int, row: Int32)],
    _ series: Set<Int>
  ) -> String? {
    // A mark with several amounts does not say which one is meant.
    guard let first = marks.first, knowledge.columns[first.layer].count == 1,
      let column = narrator.tree.chart.layers[first.layer].amounts
    else { return nil }
    let amounts = knowledge.amounts(ofLayer: first.layer)
    let value = amounts[Int(first.row)]
    if number.isPercent, !knowledge.isPercentLayer[first.layer] {
      let total = knowledge.scopes(ofLayer: first.layer, series).first?.total ?? 0
      return total > 0 ? text(.share(value / total)) : nil
    }
    return text(
      .amount(value, unit: column.unit, format: column.format, precision: .exact)
    )
  }

  // MARK: Alone

  /// A number that stands with nothing: any fact's or any mark's.
  ///
  /// Unless `isOfPlaces`, what is known of one place alone does not count; if `isCount`, counts alone do.
  func free(
    _ number: WrittenNumber,
    _ series: Set<Int>,
    isOfPlaces: Bool = true,
    isCount: Bool = false
  ) -> Claim.Verdict {
    let facts = knowledge.facts(with: number, series: series).filter { one in
      if isCount {
        if case .count = one.quantity { return true }
        return false
      }
      return isOfPlaces || !isRank(one)
    }
    if !facts.isEmpty {
      return .supported(by: Array(Set(facts.map { knowledge.facts[$0.fact].id })).sorted())
    }
    if isOfPlaces, !isCount, let mark = knowledge.mark(with: number, series: series) {
      let id = knowledge.id(ofRow: mark.row, layer: mark.layer)
      return .supported(by: [id ?? NodeID.chart.rawValue])
    }
    return .notFound
  }

  func text(_ quantity: Quantity) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator.text(Phrase("node-value", ["value": quantity]), diagnostics: &diagnostics)
  }
}
