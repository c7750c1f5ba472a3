/// Some rows of cells, row after row.
struct CellBlock {
  let base: UnsafePointer<UInt8>
  let cells: UnsafePointer<Cell>
  let width: Int
  let rows: Int
}
