import ChartModel
import ChartStatistics

/// What the amounts of one name are like, however they are drawn: as dots or as a box.
struct BoxGroup {
  /// The name.
  let place: Quantity

  /// The number of amounts.
  let count: Int

  /// From the lower to the upper quartile.
  let quartiles: ClosedRange<Double>

  /// The value in the middle.
  let median: Double

  /// The last values within the limits.
  let whiskers: ClosedRange<Double>

  /// From the least to the greatest.
  let extent: ClosedRange<Double>

  /// The values beyond the limits, rising.
  let outliers: [Double]

  /// The rows of the layer, from 0, where each amount has a mark of its own.
  let marks: [Int32]?

  /// All amounts of the name, for formulas; none where there are more than ``markLimit``.
  let all: MarkSet

  /// Those of ``all`` that are no outliers.
  let inside: MarkSet

  /// Formulas name the marks of a group up to this many.
  static let markLimit = 2_000

  /// The length of the middle half.
  var length: Double { quartiles.upperBound - quartiles.lowerBound }

  /// The end that only just does not stand apart.
  var nearMiss: BoxSummary.NearMiss? {
    BoxSummary.nearMiss(quartiles: quartiles, whiskers: whiskers, extent: extent)
  }
}

extension BoxGroup {
  init(_ box: BoxSummary, place: Quantity, marks: [Int32], layer: Int) {
    let outliers = Set(box.outliers)
    let named = marks.count <= Self.markLimit ? marks : []
    self.init(
      place: place,
      count: box.count,
      quartiles: box.lowerQuartile...box.upperQuartile,
      median: box.median,
      whiskers: box.lowerWhisker...box.upperWhisker,
      extent: box.minimum...box.maximum,
      outliers: box.outlierValues,
      marks: marks,
      all: .marks(named.map { Int($0) + 1 }, layer: layer),
      inside: .marks(named.filter { !outliers.contains($0) }.map { Int($0) + 1 }, layer: layer)
    )
  }

  init(_ box: BoxMark, place: Quantity, row: Int, layer: Int) {
    let sets = Self.sets(of: box, row: row, layer: layer)
    self.init(
      place: place,
      count: box.count,
      quartiles: box.lowerQuartile...box.upperQuartile,
      median: box.median,
      whiskers: box.lowerWhisker...box.upperWhisker,
      extent: box.minimum...box.maximum,
      outliers: box.outliers,
      marks: nil,
      all: sets["group"] ?? .layer(layer),
      inside: sets["inside"] ?? .layer(layer)
    )
  }

  /// The amounts of a box, and those of them within its whiskers.
  static func sets(of box: BoxMark, row: Int, layer: Int) -> [String: MarkSet] {
    [
      "group": .source(marks: [row + 1], without: [], layer: layer),
      "inside": .source(
        marks: [row + 1],
        without: box.outlierRows.map { Int($0) + 1 },
        layer: layer
      ),
    ]
  }

  /// The five numbers of a group, and how many stand apart, from the sets `group` and `inside`.
  static func derivations(_ column: String) -> [String: String] {
    let (amounts, inside) = ("\(column)[group]", "\(column)[inside]")
    return [
      "count": "count(\(amounts))", "median": "median(\(amounts))",
      "lowerQuartile": "quantile(\(amounts), 0.25)",
      "upperQuartile": "quantile(\(amounts), 0.75)",
      "lowerWhisker": "min(\(inside))", "upperWhisker": "max(\(inside))",
      "outliers": "count(\(amounts)) - count(\(inside))",
    ]
  }
}

/// The groups of a strip chart or a box plot, in the order of their names.
struct BoxGroups {
  let groups: [BoxGroup]

  /// The column that the amounts come from.
  let column: Column

  /// The number of the layer, from 0.
  let layerIndex: Int

  /// Whether each amount has a mark of its own, and no box is drawn.
  let isStrip: Bool

  /// The groups of the layer of a reading: all series of a strip chart together, the boxes of a box plot
  /// with one series.
  init?(readings: [SeriesReading]) {
    guard let first = readings.first else { return nil }
    layerIndex = first.layerIndex
    switch first.shape {
    case .strip:
      guard case .categories(let names)? = first.layer.dimension?.values else { return nil }
      (isStrip, column) = (true, first.column)
      groups = Self.strips(names, first.amounts, layer: layerIndex)
    case .boxes:
      guard first.name == nil, let source = first.layer.source, let boxes = first.layer.boxes,
        first.layer.dimension != nil
      else { return nil }
      (isStrip, column) = (false, source)
      groups = first.series.rows.map(Int.init).compactMap { row in
        boxes[row].map {
          BoxGroup($0, place: first.place(ofRow: row), row: row, layer: first.layerIndex)
        }
      }
    default: return nil
    }
  }

  private static func strips(
    _ names: CategoryValues,
    _ amounts: [Double],
    layer: Int
  ) -> [BoxGroup] {
    var sizes = [Int](repeating: 0, count: names.names.count)
    for code in names.codes where code >= 0 { sizes[Int(code)] += 1 }
    var rows = sizes.map { size -> [Int32] in
      var rows: [Int32] = []
      rows.reserveCapacity(size)
      return rows
    }
    // Every row with a place is one of some series.
    for (row, code) in names.codes.enumerated() where code >= 0 {
      rows[Int(code)].append(Int32(row))
    }
    return zip(names.names, rows).compactMap { name, rows in
      BoxSummary(of: amounts, at: rows).map {
        BoxGroup($0, place: .name(name), marks: rows, layer: layer)
      }
    }
  }
}
