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
  let marks: [Int]?

  /// Those of ``marks`` that are no outliers.
  let inside: [Int]?

  /// The length of the middle half.
  var length: Double { quartiles.upperBound - quartiles.lowerBound }

  /// The end that only just does not stand apart.
  var nearMiss: BoxSummary.NearMiss? {
    BoxSummary.nearMiss(quartiles: quartiles, whiskers: whiskers, extent: extent)
  }
}

extension BoxGroup {
  init(_ box: BoxSummary, place: Quantity, marks: [Int]) {
    let outliers = Set(box.outliers.map(Int.init))
    self.init(
      place: place,
      count: box.count,
      quartiles: box.lowerQuartile...box.upperQuartile,
      median: box.median,
      whiskers: box.lowerWhisker...box.upperWhisker,
      extent: box.minimum...box.maximum,
      outliers: box.outlierValues,
      marks: marks,
      inside: marks.filter { !outliers.contains($0) }
    )
  }

  init(_ box: BoxMark, place: Quantity) {
    self.init(
      place: place,
      count: box.count,
      quartiles: box.lowerQuartile...box.upperQuartile,
      median: box.median,
      whiskers: box.lowerWhisker...box.upperWhisker,
      extent: box.minimum...box.maximum,
      outliers: box.outliers,
      marks: nil,
      inside: nil
    )
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
      groups = Self.strips(names, first.amounts, readings)
    case .boxes:
      guard first.name == nil, let source = first.layer.source, let boxes = first.layer.boxes,
        first.layer.dimension != nil
      else { return nil }
      (isStrip, column) = (false, source)
      groups = first.series.rows.map(Int.init).compactMap { row in
        boxes[row].map { BoxGroup($0, place: first.place(ofRow: row)) }
      }
    default: return nil
    }
  }

  private static func strips(
    _ names: CategoryValues,
    _ amounts: [Double],
    _ readings: [SeriesReading]
  ) -> [BoxGroup] {
    var rows = [[Int32]](repeating: [], count: names.names.count)
    for row in readings.flatMap(\.series.rows) where names.codes[Int(row)] >= 0 {
      rows[Int(names.codes[Int(row)])].append(row)
    }
    return zip(names.names, rows).compactMap { name, rows in
      BoxSummary(of: amounts, at: rows.sorted()).map {
        BoxGroup($0, place: .name(name), marks: rows.map(Int.init).sorted())
      }
    }
  }
}
