import ChartModel
import ChartScales

/// Marks that reach from one date to another: when each begins and ends, how long it is, which come first.
///
/// Dates are no amounts: they have no sum, no average and no rank.
struct SpanFacts {
  private let chart: ResolvedChart
  private let readings: [SeriesReading]
  private let offset: UTCOffset
  private let start: Column
  private let end: Column

  /// The whole spans of all series, in reading order.
  private let spans: [Span]

  /// One mark with both of its ends.
  private struct Span {
    let reading: SeriesReading
    let row: Int
    let from: Double
    let to: Double
    var name: Quantity { reading.place(ofRow: row) }
  }

  /// The spans of the series of one layer; `nil` where none has both ends.
  init?(of readings: [SeriesReading], in chart: ResolvedChart, offset: @escaping UTCOffset) {
    let told = readings.filter { $0.shape == .spans }
    guard let layer = told.first?.layer, let start = layer.measureStart,
      let end = layer.measureEnd
    else { return nil }
    let (starts, ends) = (start.values.scalars, end.values.scalars)
    spans = told.flatMap { reading in
      reading.series.rows.map(Int.init).filter { starts[$0].isFinite && ends[$0].isFinite }.map {
        Span(
          reading: reading,
          row: $0,
          from: min(starts[$0], ends[$0]),
          to: max(starts[$0], ends[$0])
        )
      }
    }
    guard !spans.isEmpty else { return nil }
    (self.chart, self.readings, self.offset) = (chart, told, offset)
    (self.start, self.end) = (start, end)
  }

  /// Where all of them begin and end, the longest and the shortest, their order, what was under way at
  /// dates that are marked, and each by itself.
  var all: [Fact] { extent + lengths + order + marked + each }

  private func fact(
    _ kind: String,
    of subject: NodeID = .chart,
    _ quantities: [String: Quantity],
    _ formula: String,
    _ spans: [Span],
    level: Fact.Level = .statistics,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:],
    salience: Double
  ) -> Fact {
    Fact(
      kind,
      of: subject,
      level: level,
      quantities: quantities,
      evidence: Evidence(
        formula,
        rows: readings[0].rows(spans.prefix(64).map(\.row).sorted(), total: spans.count),
        derivations: derivations,
        groups: groups
      ),
      salience: salience
    )
  }

  private func date(_ seconds: Double, _ column: Column, sharing: CalendarUnit?) -> Quantity {
    guard case .dates(_, let unit) = column.values else { return .name("") }
    return .date(seconds, unit: unit, sharing: sharing)
  }

  private func list(_ spans: [Span], limit: Int = 3) -> Quantity {
    .list(spans.prefix(limit).map(\.name), omitted: max(0, spans.count - limit))
  }

  private var sharing: CalendarUnit? { readings[0].sharing }

  // MARK: All of them

  private var extent: [Fact] {
    guard spans.count > 1, let first = spans.map(\.from).min(), let last = spans.map(\.to).max()
    else { return [] }
    let (early, late) = (spans.filter { $0.from == first }, spans.filter { $0.to == last })
    return [
      fact(
        "spans-extent",
        [
          "start": date(first, start, sharing: sharing), "startPlaces": list(early),
          "end": date(last, end, sharing: sharing), "endPlaces": list(late),
        ],
        "min(\(start.name)), max(\(end.name))",
        Array(early.prefix(3) + late.prefix(3)),
        salience: 0.95
      )
    ]
  }

  private var lengths: [Fact] {
    let lengths = spans.map(length)
    guard spans.count > 1, let most = lengths.max(), let least = lengths.min() else { return [] }
    let unit = tellingUnit(lengths)
    if most == least {
      return [
        fact(
          "spans-length-same",
          ["length": duration(most, unit)],
          "\(end.name) - \(start.name)",
          spans,
          salience: 0.85
        )
      ]
    }
    let longest = zip(spans, lengths).filter { $0.1 == most }.map(\.0)
    let shortest = zip(spans, lengths).filter { $0.1 == least }.map(\.0)
    return [
      fact(
        "spans-length",
        [
          "longest": list(longest), "longestLength": duration(most, unit),
          "shortest": list(shortest), "shortestLength": duration(least, unit),
        ],
        "\(end.name) - \(start.name)",
        Array(longest.prefix(3) + shortest.prefix(3)),
        level: .pattern,
        salience: 0.95
      )
    ]
  }

  /// The first six by when they begin.
  private var order: [Fact] {
    let ordered = spans.enumerated().sorted {
      ($0.element.from, $0.offset) < ($1.element.from, $1.offset)
    }.map(\.element)
    guard spans.count > 2, Set(spans.map(\.from)).count == spans.count else { return [] }
    return [
      fact(
        "spans-order",
        ["names": list(ordered, limit: 6)],
        "order(\(start.name))",
        ordered,
        level: .pattern,
        salience: 0.6
      )
    ]
  }

  // MARK: Dates that are marked

  /// How many spans hold each date that a line is drawn at.
  private var marked: [Fact] {
    let channels: [Channel] = readings[0].layer.orientation == .horizontal ? [.x] : [.y]
    let lines = chart.layers.enumerated().flatMap { index, layer -> [(Int, Column, Int)] in
      guard layer.mark == .rule, !layer.isRange, layer.dimension == nil,
        let column = channels.compactMap({ layer.channels[$0] }).first,
        column.values.kind == .temporal
      else { return [] }
      return layer.series.flatMap(\.rows).prefix(12).map { (index, column, Int($0)) }
    }
    return lines.compactMap { layer, column, row in
      let instant = column.values.scalars[row]
      guard instant.isFinite else { return nil }
      let found = spans.filter { $0.from <= instant && instant <= $0.to }
      let (from, to) = (Evidence.column(start.name), Evidence.column(end.name))
      let line = "\(Evidence.column(column.name))[\(row + 1)]"
      var fact = fact(
        "spans-at",
        [
          "title": .name(column.name), "date": date(instant, column, sharing: sharing),
          "count": .count(found.count), "all": .count(spans.count),
          "places": list(found, limit: 6),
        ],
        "\(start.name) <= \(column.name) <= \(end.name)",
        found,
        derivations: [
          "count": "sum((\(from)[all] <= \(line)) * (\(to)[all] >= \(line)))",
          "all": "count(\(from)[all])",
        ],
        groups: ["all": .marks(spans.map { $0.row + 1 }.sorted(), layer: readings[0].layerIndex)],
        salience: 0.9
      )
      fact.id += "-\(layer + 1)-\(row + 1)"
      fact.evidence = fact.evidence.withinReason
      return fact
    }
  }

  // MARK: Each by itself

  /// So many are told one by one.
  private static let mostTold = 24

  private var each: [Fact] {
    let unit = tellingUnit(spans.map(length))
    return spans.prefix(Self.mostTold).enumerated().map { position, span in
      var fact = span.reading.fact(
        "span",
        .statistics,
        [
          "name": span.name, "from": date(span.from, start, sharing: sharing),
          "to": date(span.to, end, sharing: sharing), "length": duration(length(span), unit),
        ],
        Evidence("\(start.name), \(end.name)", rows: span.reading.rows([span.row])),
        salience: 0.35
      )
      fact.id += "-\(position + 1)"
      return fact
    }
  }

  // MARK: Lengths

  /// How long a span is, in the unit that its dates are told in.
  private func length(_ span: Span) -> Double {
    guard case .dates(_, let one) = start.values, case .dates(_, let other) = end.values else {
      return 0
    }
    let unit = min(one, other)
    return unit.ordinal(of: span.to, offset: offset) - unit.ordinal(of: span.from, offset: offset)
  }

  /// What lengths are told in: the dates' own unit, of the clock the longest that tells all of them exactly.
  private func tellingUnit(_ lengths: [Double]) -> (unit: CalendarUnit, per: Double) {
    guard case .dates(_, let one) = start.values, case .dates(_, let other) = end.values else {
      return (.day, 1)
    }
    let own = min(one, other)
    let longer: [CalendarUnit] =
      own < .day ? [.day, .hour, .minute].filter { $0 > own } : own == .day ? [.week] : []
    for unit in longer {
      let per = (unit.typicalSeconds / own.typicalSeconds).rounded()
      if lengths.allSatisfy({ $0.remainder(dividingBy: per) == 0 }) { return (unit, per) }
    }
    return (own, 1)
  }

  private func duration(_ length: Double, _ telling: (unit: CalendarUnit, per: Double)) -> Quantity
  {
    .clause(
      Phrase(
        "duration",
        [
          "count": .count(Int(length / telling.per)), "unit": .term(telling.unit.rawValue),
        ]
      )
    )
  }
}
