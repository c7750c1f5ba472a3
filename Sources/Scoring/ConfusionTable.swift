/// How often each word of people met each of ours.
struct ConfusionTable {
  private let columns: [String]
  private var rows: [String: [String: Int]] = [:]

  /// Takes our words, in the order in which they stand.
  init(_ columns: [String]) {
    self.columns = columns
  }

  /// Counts one meeting.
  mutating func count(_ row: String, _ column: String) {
    rows[row, default: [:]][column, default: 0] += 1
  }

  /// The table, columns that never occur left out.
  var text: String {
    let used = columns.filter { column in rows.values.contains { $0[column] != nil } }
    let first = max(4, rows.keys.map(\.count).max() ?? 0)
    let width = { (column: String) in max(3, column.count) }
    let aligned = { (text: String, column: String) in
      String(repeating: " ", count: max(0, width(column) - text.count)) + text
    }
    let head = used.map { aligned($0, $0) }.joined(separator: "  ")
    let lines = rows.keys.sorted().map { row in
      "    " + row + String(repeating: " ", count: first - row.count)
        + "  " + used.map { aligned(String(rows[row]?[$0] ?? 0), $0) }.joined(separator: "  ")
    }
    return ([String(repeating: " ", count: first + 6) + head] + lines).joined(separator: "\n")
  }
}
