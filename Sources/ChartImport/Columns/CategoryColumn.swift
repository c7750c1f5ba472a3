import ChartModel

/// Reads a column of names.
final class CategoryColumn {
  private(set) var codes: [Int32] = []
  private let index = CategoryIndex()

  init(rows: Int) {
    codes.reserveCapacity(rows)
  }

  /// Adds the cells of one block; `scratch` has room for its rows.
  func append(_ block: CellBlock, column: Int, scratch: UnsafeMutablePointer<Double>) {
    scratch.withMemoryRebound(to: Int32.self, capacity: block.rows) { scratch in
      index.codes(of: block, column: column, into: scratch)
      codes.append(contentsOf: UnsafeBufferPointer(start: scratch, count: block.rows))
    }
  }

  /// The codes with their names.
  var values: CategoryValues { CategoryValues(codes: codes, names: index.names()) }

  /// What the cells are: each name once, weighted by its rows.
  ///
  /// Stops as soon as neither amounts nor dates can be what enough of them are.
  func census(_ options: TableOptions) -> CellCensus {
    var counts = [Int](repeating: 0, count: index.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    let total = counts.reduce(0, +)
    var census = CellCensus(options)
    for (code, count) in counts.enumerated() {
      index.withName(code) { census.add($0, $1, weight: count) }
      if census.others > 1, census.others * 10 > total { break }
    }
    return census
  }
}
