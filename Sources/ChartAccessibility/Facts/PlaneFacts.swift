import ChartModel
import ChartStatistics

/// Where each of several series lies in a scatter plot, which stands apart and which overlap.
struct PlaneFacts {
  private let sides: [PlaneSeries]
  private let dimension: Column

  /// Reads the series of one scatter layer; `nil` for any other chart, and for one series.
  init?(of readings: [(SeriesReading, ScatterReading?)]) {
    guard readings.count > 1, let first = readings.first?.1 else { return nil }
    dimension = first.dimension
    sides = readings.compactMap { reading, scatter in
      guard reading.name != nil, let scatter, scatter.points.count > 0 else { return nil }
      return PlaneSeries(reading: reading, scatter: scatter)
    }
  }

  /// The centre of each series, the first 12; which stand apart and which overlap, of up to 8 series.
  var all: [Fact] {
    sides.prefix(12).map(centre) + comparisons
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    of subject: NodeID,
    rows: RowSet,
    salience: Double,
    test: TestResult? = nil,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    let column = sides[0].reading.column
    return Fact(
      kind,
      of: subject,
      level: subject == .chart ? .pattern : .statistics,
      quantities: quantities.merging([
        "x": .name(dimension.name), "y": .name(column.name),
      ]) { $1 },
      evidence: Evidence(formula, rows: rows, test: test, derivations: derivations, groups: groups),
      salience: salience
    )
  }

  /// How many points a series has, and its middle halves.
  private func centre(_ side: PlaneSeries) -> Fact {
    let column = side.reading.column
    let points = side.scatter.points
    let parts = [
      ("x", points.quartilesOfX, dimension), ("y", points.quartilesOfY, column),
    ]
    var quantities: [String: Quantity] = ["count": .count(points.count)]
    // Marks with one amount missing have no place in the plane.
    let marks = side.scatter.rows.count <= 2_000 ? side.scatter.rows.map(Int.init) : nil
    let group = marks == nil ? "" : "[group]"
    var derivations = ["count": "count(\(Evidence.column(dimension.name))\(group))"]
    for (axis, quartiles, column) in parts {
      for (name, share) in [("From", 0.25), ("To", 0.75)] {
        quantities["\(axis)\(name)"] = quartiles.map {
          .derived(share < 0.5 ? $0.lower : $0.upper, of: column)
        }
        derivations["\(axis)\(name)"] =
          "quantile(\(Evidence.column(column.name))\(group), \(share))"
      }
    }
    if marks == nil, side.scatter.rows.count < side.reading.series.rows.count { derivations = [:] }
    return fact(
      "plane-centre-of-series",
      quantities.merging(side.reading.nameQuantity) { $1 },
      "quartiles(\(dimension.name)), quartiles(\(column.name))",
      of: side.reading.id,
      rows: side.reading.allRows,
      salience: 0.6,
      derivations: derivations,
      groups: marks.map {
        ["group": .marks($0.map { $0 + 1 }.sorted(), layer: side.reading.layerIndex)]
      } ?? [:]
    )
  }

  // MARK: Pairs of series

  private var comparisons: [Fact] {
    guard (2...8).contains(sides.count) else { return [] }
    let table = PlaneTable(sides)
    let facts = sides.indices.compactMap { index -> Fact? in
      guard let one = table.standing(of: index) else { return nil }
      return fact(
        "plane-apart",
        one.fact.merging(sides[index].reading.nameQuantity) { $1 },
        "mann-whitney(\(dimension.name)), mann-whitney(\(sides[index].reading.column.name))",
        of: .chart,
        rows: sides[index].reading.allRows,
        salience: 0.95,
        test: one.worst
      )
    }
    return numbered(facts) + numbered(table.overlapping.map(overlap))
  }

  private func overlap(_ pair: (Int, Int)) -> Fact {
    fact(
      "plane-overlap",
      [
        "first": .name(sides[pair.0].reading.name ?? ""),
        "second": .name(sides[pair.1].reading.name ?? ""),
      ],
      "mann-whitney(discriminant(\(dimension.name), \(sides[pair.0].reading.column.name)))",
      of: .chart,
      rows: .series(
        nil,
        count: sides[pair.0].scatter.points.count + sides[pair.1].scatter.points.count
      ),
      salience: 0.9
    )
  }

  private func numbered(_ facts: [Fact]) -> [Fact] {
    facts.enumerated().map { number, fact in
      var fact = fact
      fact.id += "-\(number + 1)"
      return fact
    }
  }
}

/// One series' pairs of amounts.
struct PlaneSeries {
  let reading: SeriesReading
  let scatter: ScatterReading

  /// So many of the points, evenly spaced along x; all of up to twice as many.
  func points(_ limit: Int) -> (x: [Double], y: [Double]) {
    let points = scatter.points
    guard points.count > 2 * limit else { return (points.x, points.y) }
    let step = Double(points.sample.count) / Double(limit)
    let places = (0..<limit).map { points.sample[Int((Double($0) + 0.5) * step)] }
    return (places.map { points.x[$0] }, places.map { points.y[$0] })
  }
}

/// How the series of a plane lie to one another, pair by pair.
///
/// A series is above another on an axis if a value of it is the greater with a probability of 0.95 or
/// more, and a rank test of all comparisons together has p < 0.05. Two overlap if no line through the
/// plane tells their points apart with a probability of 0.9.
private struct PlaneTable {
  private let x: [[Separation?]]
  private let y: [[Separation?]]
  private let plane: [[Separation?]]

  /// Of longer series so many points are compared, evenly spaced along x.
  private static let limit = 2_000

  init(_ sides: [PlaneSeries]) {
    let few = sides.map { $0.points(Self.limit) }
    x = Self.pairs(few) { Separation(of: $0.x, over: $1.x) }
    y = Self.pairs(few) { Separation(of: $0.y, over: $1.y) }
    plane = Self.pairs(few) { Separation.inPlane($0, $1) }
  }

  /// Each series over each other, compared once for both.
  private static func pairs<Side>(
    _ sides: [Side],
    _ compare: (Side, Side) -> Separation?
  ) -> [[Separation?]] {
    var table = [[Separation?]](
      repeating: [Separation?](repeating: nil, count: sides.count),
      count: sides.count
    )
    for one in sides.indices {
      for other in sides.indices.dropFirst(one + 1) {
        table[one][other] = compare(sides[one], sides[other])
        table[other][one] = table[one][other]?.reversed
      }
    }
    return table
  }

  /// On which axes a series is beyond every other, with the weakest test; `nil` on neither.
  func standing(of index: Int) -> (fact: [String: Quantity], worst: TestResult?)? {
    let (across, up) = (side(x[index], index), side(y[index], index))
    guard across.term != "none" || up.term != "none" else { return nil }
    let tested = [across, up].filter { $0.term != "none" }.compactMap(\.worst)
    let worst = tested.max { $0.pValue < $1.pValue }
    return (
      ["xSide": .term(across.term), "ySide": .term(up.term)],
      worst.map {
        TestResult(method: .mannWhitney, statistic: $0.probability, pValue: $0.pValue)
      }
    )
  }

  private func side(_ row: [Separation?], _ index: Int) -> (term: String, worst: Separation?) {
    let others = row.indices.filter { $0 != index }.compactMap { row[$0] }
    let limit = 0.05 / Double(row.count * (row.count - 1))
    guard others.count == row.count - 1, others.allSatisfy({ $0.pValue < limit }) else {
      return ("none", nil)
    }
    let worst = others.max { $0.pValue < $1.pValue }
    if others.allSatisfy({ $0.probability >= 0.95 }) { return ("higher", worst) }
    if others.allSatisfy({ $0.probability <= 0.05 }) { return ("lower", worst) }
    return ("none", nil)
  }

  /// The pairs of series that no line tells apart.
  var overlapping: [(Int, Int)] {
    plane.indices.flatMap { one in
      plane.indices.dropFirst(one + 1).compactMap { other in
        plane[one][other].flatMap { $0.probability < 0.9 ? (one, other) : nil }
      }
    }
  }
}
