import ChartModel
import ChartScales
import ChartStatistics

/// Several series of one layer side by side: their amounts place by place, along the axis.
struct SideBySide {
  /// The series that have values, in legend order, at least two.
  let group: [SeriesReading]

  /// The places in reading order, as their column has them: amounts, seconds, numbers of names.
  let places: [Double]

  /// The rows of each series' marks, one a place; −1 where it has none.
  let rows: [[Int32]]

  /// The amounts of each series, one a place; `NaN` where it has none.
  let amounts: [[Double]]

  /// The places at which every series has a value.
  let shared: [Int]

  /// The places at which at least two series have a value: what can be compared at all.
  let compared: [Int]

  /// Past so many marks nobody hears of single places; long data are told by their units.
  private static let markLimit = 100_000

  /// Puts the series of the first layer that has several beside one another.
  ///
  /// `nil` unless at least two series of it have values over an order or over names, each of them at most
  /// one a place.
  init?(of readings: [SeriesReading], taking change: (Double) -> Double = { $0 }) {
    let beside = readings.filter { [.ordered, .nominal].contains($0.shape) && $0.name != nil }
    let layers = Dictionary(grouping: beside, by: \.layerIndex)
    guard let index = layers.keys.sorted().first(where: { (layers[$0]?.count ?? 0) > 1 }),
      let group = layers[index]?.filter({ $0.summary.count > 0 }), group.count > 1,
      group.allSatisfy({ $0.series.duplicatePlaces == 0 }),
      let scalars = group[0].layer.dimension?.values.scalars
    else { return nil }
    let marks = group.reduce(0) { $0 + $1.series.rows.count }
    guard marks <= Self.markLimit else { return nil }
    self.group = group
    places = Self.places(of: group, scalars)
    let places = places
    // Series that hardly share a place are not compared; a table of them would outgrow the data.
    guard group.count <= 1_000, places.count * group.count <= 8 * marks else { return nil }
    rows = group.map { Self.rows(of: $0.series.rows, at: places, scalars) }
    amounts = zip(group, rows).map { reading, rows in
      rows.map { $0 < 0 ? .nan : change(reading.amounts[Int($0)]) }
    }
    let amounts = amounts
    let present = places.indices.map { place in amounts.count { $0[place].isFinite } }
    shared = places.indices.filter { present[$0] == amounts.count }
    compared = places.indices.filter { present[$0] > 1 }
  }

  /// Every place once, in the reading order of the series.
  private static func places(of group: [SeriesReading], _ scalars: [Double]) -> [Double] {
    let isDescending = group.contains { reading in
      guard let first = reading.series.rows.first, let last = reading.series.rows.last else {
        return false
      }
      return scalars[Int(first)] > scalars[Int(last)]
    }
    var places: [Double] = []
    for reading in group {
      let own = reading.series.rows.map { scalars[Int($0)] }
      if own != places { places = merged(places, own, isDescending: isDescending) }
    }
    return places
  }

  /// The places of two ordered lists, each once.
  private static func merged(
    _ left: [Double],
    _ right: [Double],
    isDescending: Bool
  ) -> [Double] {
    var merged: [Double] = []
    merged.reserveCapacity(max(left.count, right.count))
    var (one, other) = (0, 0)
    while one < left.count || other < right.count {
      let takesLeft =
        other == right.count
        || one < left.count
          && (isDescending ? left[one] >= right[other] : left[one] <= right[other])
      let place = takesLeft ? left[one] : right[other]
      if takesLeft { one += 1 } else { other += 1 }
      if merged.last != place { merged.append(place) }
    }
    return merged
  }

  private static func rows(
    of rows: [Int32],
    at places: [Double],
    _ scalars: [Double]
  ) -> [Int32] {
    var next = 0
    return places.map { place in
      guard next < rows.count, scalars[Int(rows[next])] == place else { return -1 }
      defer { next += 1 }
      return rows[next]
    }
  }

  // MARK: What facts are made from

  /// The series as nodes number them, and as facts name them.
  func name(_ series: Int) -> Quantity { .name(group[series].series.name ?? "") }

  /// The column of the amounts.
  var column: Column { group[0].column }

  /// The column's name as formulas have it.
  var measure: String { Evidence.column(column.name) }

  /// Whether places stand in an order, rather than each for itself.
  var isOrdered: Bool { group[0].shape == .ordered }

  /// Whether one of the series is the sum of the others wherever two of those have a value: a row of totals
  /// among its parts, which neither ranks with them nor adds up with them.
  var holdsTotal: Bool {
    guard group.count > 2 else { return false }
    var held = [Int](repeating: 0, count: group.count)
    var met = held
    for place in compared {
      let present = present(at: place)
      guard present.count > 2, present.allSatisfy({ amounts[$0][place] >= 0 }) else { continue }
      let half = present.reduce(0) { $0 + amounts[$1][place] } / 2
      for series in present {
        met[series] += 1
        let amount = amounts[series][place]
        if amount > 0, abs(amount - half) <= 0.005 * amount { held[series] += 1 }
      }
    }
    return group.indices.contains { met[$0] >= 3 && held[$0] * 10 >= met[$0] * 9 }
  }

  /// Whether every series has a value at every place.
  var isWhole: Bool { shared.count == places.count }

  /// Whether the first and the last place of all are compared.
  var comparesEnds: Bool { compared.first == 0 && compared.last == places.count - 1 }

  /// The series that have a value at a place.
  func present(at place: Int) -> [Int] { group.indices.filter { amounts[$0][place].isFinite } }

  /// How a place is to be said.
  func place(_ index: Int) -> Quantity {
    for series in group.indices where rows[series][index] >= 0 {
      return group[series].place(ofRow: Int(rows[series][index]))
    }
    return .name("")
  }

  /// The first places of a list, and how many more there are.
  func list(_ indices: [Int], limit: Int = 3) -> Quantity {
    .list(indices.prefix(limit).map(place), omitted: max(0, indices.count - limit))
  }

  /// What places are counted in.
  var unit: Quantity { .term(group[0].layer.placeWord) }

  /// Two series' amounts at a place, one against the other.
  func values(_ first: Int, _ second: Int, at place: Int) -> Quantity {
    .against(group[first].datum(amounts[first][place]), group[second].datum(amounts[second][place]))
  }

  /// A mark as formulas name it: the column with the mark's row in its layer, counted from 1.
  func mark(_ series: Int, _ place: Int) -> String { "\(measure)[\(rows[series][place] + 1)]" }

  /// All rows of the layer.
  var allRows: RowSet { .series(nil, count: group.reduce(0) { $0 + $1.series.rows.count }) }

  /// The data rows behind some places of all series; the first 64.
  func rows(at indices: [Int]) -> RowSet {
    let places = Set(indices)
    let marks = places.flatMap { place in rows.map { Int($0[place]) }.filter { $0 >= 0 } }.sorted()
    return group[0].rows(Array(marks.prefix(64)), total: marks.count)
  }

  /// The marks of a series at some places, for formulas.
  func marks(_ series: Int, at indices: [Int]) -> MarkSet {
    .marks(
      indices.map { Int(rows[series][$0]) + 1 }.filter { $0 > 0 },
      layer: group[series].layerIndex
    )
  }

  /// All marks of a series, for formulas, by the number of its node.
  func series(_ series: Int) -> MarkSet { .series(group[series].nodeNumber) }
}

extension SeriesReading {
  /// The number of the series' node, from 1.
  var nodeNumber: Int {
    id.rawValue.split(separator: "-").last.flatMap { Int($0) } ?? 1
  }
}

extension ResolvedLayer {
  /// What places along the dimension are counted in: a calendar unit, categories, or places.
  var placeWord: String {
    switch dimension?.values {
    case .dates(_, let unit)?: unit.rawValue
    case .categories?: "category"
    case .numbers?, nil: "place"
    }
  }
}
