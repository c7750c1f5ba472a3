/// Orders names by how close they are to one that was mistyped.
enum NameDistance {
  /// The names, closest first; those equally close in their own order.
  static func sorted(_ names: [String], near wanted: String) -> [String] {
    let target = Array(wanted.lowercased().unicodeScalars)
    // A wide table has too many names to measure them all for one message.
    let measured = names.prefix(2000).enumerated().map { index, name in
      (distance(Array(name.lowercased().unicodeScalars.prefix(200)), target), index, name)
    }
    return measured.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2) + names.dropFirst(2000)
  }

  /// The fewest insertions, deletions and replacements from one to the other (Levenshtein 1965).
  private static func distance(_ left: [UnicodeScalar], _ right: [UnicodeScalar]) -> Int {
    var row = Array(0...right.count)
    for (line, scalar) in left.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let cost = min(row[column] + 1, row[column + 1] + 1, corner + (scalar == other ? 0 : 1))
        corner = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[right.count]
  }
}
