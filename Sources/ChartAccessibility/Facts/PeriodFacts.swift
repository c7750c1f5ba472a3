import ChartModel
import ChartScales
import ChartStatistics

/// What a series amounts to in whole periods of the calendar, and whether the last one is whole.
struct PeriodFacts {
  let story: OrderedStory

  private var reading: SeriesReading { story.reading }
  private var measure: String { reading.column.name }

  /// Totals of full weeks or years; the last period where it is not complete.
  var all: [Fact] { totals + partialPeriod }

  // MARK: The last period

  private var partialPeriod: [Fact] {
    guard let partial = story.partial, let unit = story.means.unit,
      let row = story.lastRow, let full = fullPeriods(unit)
    else { return [] }
    let incomplete = story.fact(
      "partial-period",
      [
        "place": reading.place(ofRow: row), "value": reading.datum(reading.amounts[row]),
        "rate": .datum(partial.rate, of: partial.average),
        "days": .count(Int(partial.days.rounded())), "unit": .term(unit.rawValue),
      ],
      Evidence(
        "\(measure) / \(partial.average.name) < days(\(unit.rawValue))",
        rows: reading.rows([row]),
        derivations: ["value": "\(Evidence.column(measure))[\(row + 1)]"]
      ),
      salience: 0.95
    )
    return [full, incomplete] + dailyRate(partial)
  }

  /// What the complete periods have in common: what the last one must not be compared with.
  private func fullPeriods(_ unit: CalendarUnit) -> Fact? {
    let rows = story.fullRows
    let summary = Summary(of: reading.amounts, at: rows.map(Int32.init))
    guard let mean = summary.mean, let least = summary.minimum, let most = summary.maximum else {
      return nil
    }
    let column = Evidence.column(measure)
    return reading.fact(
      "full-periods",
      .statistics,
      [
        "count": .count(rows.count), "unit": .term(unit.rawValue),
        "mean": .derived(mean, of: reading.column),
        "min": reading.datum(least.value), "minPlaces": reading.places(of: least),
        "max": reading.datum(most.value), "maxPlaces": reading.places(of: most),
        "isShortest": .term(isShortest(least) ? "yes" : "no"),
      ],
      Evidence(
        "mean, min, max(\(measure)) of full periods",
        rows: reading.rows(rows),
        derivations: [
          "count": "count(\(column)[full])", "mean": "mean(\(column)[full])",
          "min": "min(\(column)[full])", "max": "max(\(column)[full])",
        ],
        groups: ["full": story.fullMarks]
      ),
      salience: 0.9
    )
  }

  /// Whether the least total is that of the only period with the fewest days.
  private func isShortest(_ least: Extreme) -> Bool {
    guard let lengths = story.partial?.lengths.dropLast(), let shortest = lengths.min(),
      least.count == 1, lengths.filter({ $0 == shortest }).count == 1,
      let index = story.means.means.firstIndex(of: least.value)
    else { return false }
    return lengths[index] == shortest
  }

  /// The direction of totals per day, which months of different lengths cannot hide.
  private func dailyRate(_ partial: PartialPeriod) -> [Fact] {
    let (rates, finding) = daily(partial)
    guard [.rises, .falls].contains(finding.verdict), let first = rates.first, let last = rates.last
    else { return [] }
    return [
      story.fact(
        "daily-rate",
        [
          "direction": .term(finding.verdict.rawValue), "measure": .name(measure),
          "first": .amount(
            first,
            unit: reading.column.unit,
            format: nil,
            precision: .significant(3)
          ),
          "last": .amount(last, unit: reading.column.unit, format: nil, precision: .significant(3)),
          "firstPlace": story.place(0), "lastPlace": story.place(rates.count - 1),
        ],
        Evidence(
          "mann-kendall(\(measure) / days)",
          rows: reading.allRows,
          test: TestResult(deciding: finding)
        ),
        salience: 0.8
      )
    ]
  }

  /// Whether the totals per day rise or fall, and ``all`` says so.
  var hasDailyTrend: Bool {
    story.partial.map { [.rises, .falls].contains(daily($0).finding.verdict) } ?? false
  }

  private func daily(_ partial: PartialPeriod) -> (rates: [Double], finding: DirectionFinding) {
    let rates = zip(story.means.means, partial.lengths).map { $0 / $1 }
    return (rates, direction(x: story.means.places, y: rates))
  }

  // MARK: Totals of full periods

  private var totals: [Fact] {
    guard reading.hasMeaningfulTotal, story.isDatum, let unit = story.means.unit,
      let outer = Self.outerUnit[unit], case let periods = fullPeriods(of: outer, unit),
      periods.count >= 2
    else { return [] }
    return [periods.count <= 6 ? list(periods, outer) : range(periods, outer)]
  }

  private static let outerUnit: [CalendarUnit: CalendarUnit] = [
    .day: .week, .month: .year, .quarter: .year, .hour: .day,
  ]

  private struct Period {
    var start: Double
    var rows: [Int]
    var total: Double
  }

  /// The outer periods in which no unit is missing.
  private func fullPeriods(of outer: CalendarUnit, _ unit: CalendarUnit) -> [Period] {
    guard let scalars = reading.layer.dimension?.values.scalars else { return [] }
    let offset = story.offset
    var rows: [Double: [Int]] = [:]
    for row in reading.series.rows.map(Int.init) where !reading.amounts[row].isNaN {
      rows[GregorianCalendar.floor(scalars[row], to: outer, offset: offset), default: []].append(
        row
      )
    }
    return rows.keys.sorted().compactMap { start in
      guard let marks = rows[start] else { return nil }
      let end = GregorianCalendar.adding(1, outer, to: start, offset: offset)
      let units =
        unit.ordinal(of: end - 1, offset: offset) - unit.ordinal(of: start, offset: offset)
      guard Double(marks.count) == units + 1 else { return nil }
      return Period(start: start, rows: marks, total: marks.reduce(0) { $0 + reading.amounts[$1] })
    }
  }

  private func list(_ periods: [Period], _ outer: CalendarUnit) -> Fact {
    reading.fact(
      "period-totals",
      .statistics,
      [
        "count": .count(periods.count), "unit": .term(outer.rawValue),
        "totals": .list(periods.map { .sum($0.total, of: reading.column) }, omitted: 0),
      ],
      Evidence("sum(\(measure)) by \(outer.rawValue)", rows: reading.allRows),
      salience: 0.6
    )
  }

  private func range(_ periods: [Period], _ outer: CalendarUnit) -> Fact {
    let least = periods.min { $0.total < $1.total } ?? periods[0]
    let most = periods.max { $0.total < $1.total } ?? periods[0]
    let place = { (period: Period) -> Quantity in
      .date(period.start, unit: outer, sharing: reading.sharing)
    }
    let column = Evidence.column(measure)
    return reading.fact(
      "period-total-range",
      .statistics,
      [
        "count": .count(periods.count), "unit": .term(outer.rawValue),
        "min": .sum(least.total, of: reading.column), "minPlace": place(least),
        "max": .sum(most.total, of: reading.column), "maxPlace": place(most),
      ],
      Evidence(
        "sum(\(measure)) by \(outer.rawValue)",
        rows: reading.allRows,
        derivations: ["min": "sum(\(column)[least])", "max": "sum(\(column)[most])"],
        groups: [
          "least": .marks(least.rows.map { $0 + 1 }, layer: reading.layerIndex),
          "most": .marks(most.rows.map { $0 + 1 }, layer: reading.layerIndex),
        ]
      ),
      salience: 0.5
    )
  }
}
