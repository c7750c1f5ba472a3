import ChartModel

/// The amounts that a rule is drawn across, with their places.
struct RuledAmounts {
  let values: [Double]

  /// Where each of them stands, as it is said.
  let place: @Sendable (Int) -> Quantity

  /// Where they stand along an order, for crossings of a line; `nil` where nothing leads from one to the
  /// next.
  let scalars: [Double]?
  let column: Column
  let unit: String
  let name: String?
  let allRows: RowSet

  /// The rows of the data behind some of them.
  private let rows: @Sendable ([Int]) -> RowSet

  /// The marks of some of them, for formulas.
  let marks: @Sendable ([Int]) -> MarkSet?

  /// All of them, for formulas; `nil` for totals of stacks.
  let set: MarkSet?

  var measure: String { Evidence.column(column.name) }

  /// The rows of the data behind the first of some of them, and how many there are.
  func rows(_ positions: [Int], total: Int) -> RowSet {
    let found = rows(Array(Set(positions.prefix(64))).sorted())
    guard case .rows(let listed, let count) = found, total > positions.prefix(64).count else {
      return found
    }
    return .rows(listed, total: max(total, count))
  }

  /// One of the amounts as it is told: a total of a stack without the noise of its sum.
  func told(_ value: Double) -> Quantity {
    set == nil ? .sum(value, of: column) : .datum(value, of: column)
  }

  init(_ reading: SeriesReading) {
    let rows = reading.series.rows.map(Int.init).filter { reading.amounts[$0].isFinite }
    values = rows.map { reading.amounts[$0] }
    place = { reading.place(ofRow: rows[$0]) }
    let isLine =
      reading.shape == .ordered && reading.series.duplicatePlaces == 0
      && (reading.layer.mark == .line || reading.layer.mark == .area)
    let all = reading.layer.dimension?.values.scalars
    scalars = isLine ? all.map { all in rows.map { all[$0] } } : nil
    column = reading.column
    let isPlaced = reading.series.duplicatePlaces == 0 && reading.shape != .scatter
    unit = isPlaced ? reading.layer.placeWord : "place"
    name = reading.name
    allRows = reading.allRows
    self.rows = { positions in reading.rows(positions.map { rows[$0] }) }
    marks = { positions in
      .marks(positions.map { rows[$0] + 1 }, layer: reading.layerIndex)
    }
    set = .series(reading.nodeNumber)
  }

  /// The totals of stacks.
  init(of stacks: Stacks, _ sides: SideBySide) {
    let known = stacks.known
    values = known.map { stacks.totals[$0] }
    place = { sides.place(known[$0]) }
    scalars =
      sides.isOrdered && sides.group[0].layer.mark == .area
      ? known.map { sides.places[$0] } : nil
    column = sides.column
    unit = sides.group[0].layer.placeWord
    name = nil
    allRows = sides.allRows
    rows = { positions in sides.rows(at: positions.map { known[$0] }) }
    marks = { _ in nil }
    set = nil
  }
}
