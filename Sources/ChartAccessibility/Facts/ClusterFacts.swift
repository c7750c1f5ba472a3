import ChartModel
import ChartStatistics

/// Groups of points that lie apart, in a scatter plot that does not tell series apart.
struct ClusterFacts {
  let reading: SeriesReading

  /// Its points, of a scatter series.
  let scatter: ScatterReading?

  /// How many groups there are, and where each lies; nothing for one.
  var all: [Fact] {
    guard reading.name == nil, let scatter, let found = Clustering(scatter.points, atLeast: 2)
    else { return [] }
    let (dimension, rows) = (scatter.dimension, scatter.rows)
    let evidence = { (positions: [Int32]) in
      reading.rows(positions.prefix(64).map { Int(rows[Int($0)]) }, total: positions.count)
    }
    let groups = found.clusters.enumerated().map { number, cluster -> Fact in
      var fact = fact(
        "cluster",
        [
          "count": .count(cluster.positions.count),
          "xValue": .derived(cluster.x, of: dimension),
          "yValue": .derived(cluster.y, of: reading.column),
          "x": .name(dimension.name), "y": .name(reading.column.name),
        ],
        rows: evidence(cluster.positions),
        salience: 0.85,
        derivations: [
          "count": "count(\(Evidence.column(dimension.name))[group])",
          "xValue": "median(\(Evidence.column(dimension.name))[group])",
          "yValue": "median(\(reading.formulaColumn)[group])",
        ],
        marks: cluster.positions.map { Int(rows[Int($0)]) }
      )
      fact.id += "-\(number + 1)"
      return fact
    }
    let test = found.pValue.map {
      TestResult(method: .dip, statistic: Double(found.clusters.count), pValue: $0)
    }
    return [
      fact(
        "clusters",
        ["count": .count(found.clusters.count)],
        rows: reading.allRows,
        salience: 0.95,
        test: test
      )
    ] + groups
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    rows: RowSet,
    salience: Double,
    test: TestResult? = nil,
    derivations: [String: String] = [:],
    marks: [Int] = []
  ) -> Fact {
    let isSampled = scatter?.points.isSampled == true
    let isNamed = !marks.isEmpty && marks.count <= 2_000
    return Fact(
      kind,
      of: reading.id,
      level: .pattern,
      quantities: quantities,
      evidence: Evidence(
        "clusters(\(Evidence.column(reading.layer.dimension?.name ?? "")), \(reading.formulaColumn))"
          + (isSampled ? " of \(PlanePoints.sampleSize) points evenly spaced along x" : ""),
        rows: rows,
        test: test,
        derivations: isNamed ? derivations : [:],
        groups: isNamed
          ? ["group": .marks(marks.map { $0 + 1 }, layer: reading.layerIndex)] : [:]
      ),
      salience: salience
    )
  }
}
