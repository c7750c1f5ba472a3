import ChartModel
import ChartStatistics

/// What the author's title claims, held against the data.
///
/// A claim is recognised only where the title leaves little doubt: one name of the chart together with a
/// word for the greatest or the least, or a word for a rise or a fall said of the measure in a chart of one
/// series (or with the name of one). Comparisons, denials, questions and several names make no claim.
struct ClaimFacts {
  let chart: ResolvedChart
  let readings: [SeriesReading]

  /// The facts found so far, which tell the directions.
  let facts: [Fact]
  let words: ClaimWords

  /// The facts of the title's claims, mostly none.
  var all: [Fact] {
    guard let text = chart.title, !text.isEmpty else { return [] }
    let title = SearchedText(text)
    var rest = title
    rest.remove(names, as: .name)
    let meanings = words.meanings(in: rest)
    guard !meanings.contains(.doubt), !text.contains("?"), !text.contains("？") else { return [] }
    return extremes(title, rest, meanings) + directions(title, rest)
  }

  /// Every name of the chart: words within one claim nothing.
  private var names: [String] {
    var names = chart.seriesNames + [chart.x?.title ?? "", chart.y?.title ?? ""]
    for reading in told {
      names += [reading.column.name, reading.layer.dimension?.name ?? ""]
      if case .categories(let categories)? = reading.layer.dimension?.values {
        names += categories.names.prefix(1_000)
      }
    }
    return Array(Set(names))
  }

  private var told: [SeriesReading] {
    readings.filter {
      ![.rules, .bands, .spans, .instants].contains($0.shape) && $0.summary.count > 0
    }
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    holds: Bool,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:],
    test: TestResult? = nil
  ) -> Fact {
    Fact(
      kind,
      of: .chart,
      level: .author,
      quantities: quantities,
      evidence: Evidence(
        formula,
        rows: rows,
        test: test,
        derivations: derivations,
        groups: groups
      ).withinReason,
      salience: holds ? 0.7 : 0.95
    )
  }

  // MARK: Who is the greatest

  private func extremes(
    _ title: SearchedText,
    _ rest: SearchedText,
    _ meanings: Set<ClaimWords.Meaning>
  ) -> [Fact] {
    guard meanings.contains(.highest) != meanings.contains(.lowest) else { return [] }
    let isHighest = meanings.contains(.highest)
    let ends = (words.words[isHighest ? .highest : .lowest] ?? []).flatMap { rest.places(of: $0) }
    guard !ends.contains(where: rest.isFollowedByDigit) else { return [] }
    if told.count == 1, let reading = told.first {
      return named(title, reading).map { name(reading, $0, isHighest) } ?? []
    }
    return series(title, isHighest)
  }

  /// The code of the one name along the dimension that stands in the title.
  private func named(_ title: SearchedText, _ reading: SeriesReading) -> Int? {
    guard case .categories(let categories)? = reading.layer.dimension?.values,
      reading.series.duplicatePlaces == 0, categories.names.count <= 1_000,
      let name = Self.only(categories.names, in: title)
    else { return nil }
    return categories.names.firstIndex(of: name)
  }

  /// The only one of some names that stands in a title; one that is part of a longer one does not count.
  private static func only(_ names: [String], in title: SearchedText) -> String? {
    let found = names.filter { $0.count > 1 && title.holds($0, as: .name) }
    let whole = found.filter { name in
      !found.contains { $0.count > name.count && SearchedText($0).holds(name, as: .name) }
    }
    return whole.count == 1 ? whole[0] : nil
  }

  private func name(_ reading: SeriesReading, _ code: Int, _ isHighest: Bool) -> [Fact] {
    guard case .categories(let categories)? = reading.layer.dimension?.values,
      let row = reading.series.rows.map(Int.init).first(where: { categories.codes[$0] == code }),
      reading.amounts[row].isFinite, reading.summary.count > 1,
      let extreme = isHighest ? reading.summary.maximum : reading.summary.minimum
    else { return [] }
    let column = "\(Evidence.column(reading.column.name))[all]"
    let groups = ["all": MarkSet.series(reading.nodeNumber)]
    let formula = "\(isHighest ? "max" : "min")(\(column))"
    guard reading.amounts[row] == extreme.value else {
      return [failed(reading, row, extreme, isHighest)]
    }
    guard extreme.count == 1 else { return [] }
    return [
      fact(
        "claim-extreme-holds",
        claimed(reading, row, isHighest),
        formula,
        rows: reading.rows([row]),
        holds: true,
        derivations: ["value": formula],
        groups: groups
      )
    ]
  }

  private func claimed(
    _ reading: SeriesReading,
    _ row: Int,
    _ isHighest: Bool
  ) -> [String: Quantity] {
    [
      "name": reading.place(ofRow: row), "value": reading.datum(reading.amounts[row]),
      "end": .term(isHighest ? "highest" : "lowest"),
    ]
  }

  /// Who has the extreme instead of the name that the title claims.
  private func failed(
    _ reading: SeriesReading,
    _ row: Int,
    _ extreme: Extreme,
    _ isHighest: Bool
  ) -> Fact {
    let column = "\(Evidence.column(reading.column.name))[all]"
    let formula = "\(isHighest ? "max" : "min")(\(column))"
    var quantities = claimed(reading, row, isHighest)
    quantities["right"] = reading.places(of: extreme)
    quantities["rightCount"] = .count(extreme.count)
    quantities["rightValue"] = reading.datum(extreme.value)
    return fact(
      "claim-extreme-fails",
      quantities,
      formula,
      rows: reading.rows([row] + extreme.positions.prefix(3)),
      holds: false,
      derivations: [
        "value": "sum(\(Evidence.column(reading.column.name))[claimed])",
        "rightValue": "\(formula)",
        "rightCount": "sum(\(column) = \(formula))",
      ],
      groups: [
        "all": .series(reading.nodeNumber),
        "claimed": .marks([row + 1], layer: reading.layerIndex),
      ]
    )
  }

  /// A series is the greatest where both its total and the number of places say so.
  private func series(_ title: SearchedText, _ isHighest: Bool) -> [Fact] {
    guard let sides = SideBySide(of: readings), !sides.isTwoSided, sides.shared.count > 1,
      let name = Self.only(sides.group.compactMap(\.series.name), in: title),
      let claimed = sides.group.firstIndex(where: { $0.series.name == name })
    else { return [] }
    let sign = isHighest ? 1.0 : -1.0
    let totals = sides.amounts.map { amounts in
      sides.shared.reduce(0) { $0 + sign * amounts[$1] }
    }
    let counts = sides.group.indices.map { one in
      sides.compared.count { place in
        let present = sides.present(at: place)
        return present.contains(one)
          && present.allSatisfy {
            $0 == one || sign * sides.amounts[one][place] > sign * sides.amounts[$0][place]
          }
      }
    }
    guard let best = totals.indices.max(by: { totals[$0] < totals[$1] }),
      counts.indices.allSatisfy({ $0 == best || counts[$0] < counts[best] }),
      totals.indices.allSatisfy({ $0 == best || totals[$0] < totals[best] })
    else { return [] }
    let holds = best == claimed
    return [
      fact(
        holds ? "claim-series-holds" : "claim-series-fails",
        [
          "name": sides.name(claimed), "right": sides.name(best),
          "end": .term(isHighest ? "highest" : "lowest"), "count": .count(counts[best]),
          "all": .count(sides.places.count), "unit": sides.unit,
        ],
        "\(isHighest ? "max" : "min")(sum(\(sides.measure)) of a series)",
        rows: sides.allRows,
        holds: holds,
        derivations: sides.group.count > 6 || !sides.isWhole
          ? [:]
          : [
            "count": "sum(\(sides.beats(best, isHighest ? ">" : "<")))", "all": sides.comparedCount,
          ],
        groups: sides.isWhole ? sides.sets(at: sides.shared) : [:]
      )
    ]
  }

  // MARK: Which way it went

  private func directions(_ title: SearchedText, _ rest: SearchedText) -> [Fact] {
    let reading: SeriesReading?
    if told.count == 1 {
      reading = told.first
    } else {
      let name = Self.only(told.compactMap(\.series.name), in: title)
      reading = told.first { $0.series.name == name && name != nil }
    }
    guard let reading, let way = way(title, rest, of: reading),
      let known = facts.first(where: {
        $0.subject == reading.id && $0.kind.hasPrefix("direction")
      }), case .term(let verdict)? = known.quantities["direction"]
    else { return [] }
    return claim(way, verdict, reading, known)
  }

  /// Which way the title says that a series went.
  private func way(
    _ title: SearchedText,
    _ rest: SearchedText,
    of reading: SeriesReading
  ) -> String? {
    let axis = reading.layer.measureChannel == .x ? reading.chart.x : reading.chart.y
    let names = [reading.column.name, axis?.title ?? "", reading.series.name ?? ""]
    return ClaimedDirection(title: title, rest: rest, words: words, names: names).way
  }

  private func claim(
    _ way: String,
    _ verdict: String,
    _ reading: SeriesReading,
    _ known: Fact
  ) -> [Fact] {
    let opposite = way == "rises" ? "falls" : "rises"
    let kind: String
    switch verdict {
    case way, "\(way)Slightly": kind = "claim-direction-holds"
    case opposite, "\(opposite)Slightly": kind = "claim-direction-fails"
    case "noClearTrend": kind = "claim-direction-unclear"
    default: return []
    }
    return [
      fact(
        kind,
        ["name": .name(reading.name ?? reading.column.name), "direction": .term(way)],
        known.evidence.formula,
        rows: reading.allRows,
        holds: kind == "claim-direction-holds",
        test: known.evidence.test
      )
    ]
  }
}
