import ChartModel

/// What a column's values are good for on an axis.
enum ColumnTraits {
  /// At most this many rows are looked at where looking at all would cost more than it tells.
  static let sample = 20_000

  /// Whether no row has a value.
  static func isEmpty(_ column: Column) -> Bool {
    switch column.values {
    case .numbers(let values), .dates(let values, _): values.allSatisfy(\.isNaN)
    case .categories(let values): values.names.isEmpty
    }
  }

  /// Whether every row has a name of its own.
  static func identifiesRows(_ column: Column) -> Bool {
    guard case .categories(let values) = column.values else { return false }
    return !values.names.isEmpty && values.names.count == values.codes.count
  }

  /// Whether names stand for groups: on average each has two rows or more.
  static func namesGroups(_ column: Column) -> Bool {
    guard case .categories(let values) = column.values else { return false }
    return !values.names.isEmpty && values.codes.count { $0 >= 0 } >= 2 * values.names.count
  }

  /// Whether some value stands in several of the first rows.
  static func repeats(_ column: Column) -> Bool {
    switch column.values {
    case .categories(let values):
      return values.codes.count { $0 >= 0 } > values.names.count
    case .numbers(let values), .dates(let values, _):
      let sorted = values.prefix(sample).filter { !$0.isNaN }.sorted()
      return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
    }
  }

  /// Whether instants fall on more than five places in the first rows.
  static func hasManyPlaces(_ column: Column) -> Bool {
    guard case .dates(let values, _) = column.values else { return false }
    var seen: [Double] = []
    for value in values.prefix(sample) where !value.isNaN && !seen.contains(value) {
      seen.append(value)
      if seen.count > 5 { return true }
    }
    return false
  }

  /// Whether some pair of values stands in several of the first rows.
  static func repeats(_ first: Column, _ second: Column) -> Bool {
    guard case .categories(let names) = second.values else { return repeats(first) }
    let pairs = zip(first.values.scalars(upTo: sample), names.codes)
      .filter { !$0.0.isNaN && $0.1 >= 0 }
      .sorted { $0 < $1 }
    return zip(pairs, pairs.dropFirst()).contains { $0 == $1 }
  }

  /// Whether amounts rise or fall by the same step from row to row, within a part in a thousand.
  static func isEvenlySpaced(_ column: Column) -> Bool {
    guard case .numbers(let values) = column.values, values.count > 2 else { return false }
    let step = (values[values.count - 1] - values[0]) / Double(values.count - 1)
    guard step != 0, step.isFinite else { return false }
    return zip(values, values.dropFirst()).allSatisfy { abs($1 - $0 - step) <= abs(step) / 1000 }
  }

  /// Whether a column numbers its rows: its name says so, or it is the first column, without a name
  /// from the text, and counts from 0 or 1.
  static func isRowNumber(_ column: Column, at index: Int) -> Bool {
    guard case .numbers(let values) = column.values else { return false }
    if meansNumberOrDenial(column.name) { return countsOn(values.prefix(sample)) }
    if holdsIdentifierWord(column.name) {
      return values.prefix(sample).allSatisfy { $0.isNaN || $0 == $0.rounded() }
    }
    guard index == 0, column.name == "column 1", let first = values.first, first == 0 || first == 1
    else { return false }
    return values.enumerated().allSatisfy { $1 == first + Double($0) }
  }

  /// Whether a name is short for "number" but also an answer: the share that said no is an amount.
  private static func meansNumberOrDenial(_ name: String) -> Bool {
    ["no", "no."].contains(name.lowercased())
  }

  /// Whether whole numbers differ from row to row and lie close together, as those that count do.
  private static func countsOn(_ values: ArraySlice<Double>) -> Bool {
    let numbers = values.filter { !$0.isNaN }.sorted()
    guard let first = numbers.first, let last = numbers.last,
      numbers.allSatisfy({ $0 == $0.rounded() }),
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 })
    else { return false }
    return last - first < 2 * Double(numbers.count)
  }

  private static func holdsIdentifierWord(_ name: String) -> Bool {
    let words: Set<String> = [
      "id", "ids", "index", "idx", "nr", "row", "key", "code", "obs", "#",
    ]
    let lowered = name.lowercased()
    if words.contains(lowered) { return true }
    if name.hasSuffix("Id") || name.hasSuffix("ID") { return true }
    return lowered.hasSuffix("_id") || lowered.hasSuffix(" id") || lowered.hasSuffix("-id")
  }

  /// The largest magnitude of amounts; 0 without any.
  static func magnitude(_ column: Column) -> Double {
    guard case .numbers(let values) = column.values else { return 0 }
    return values.reduce(0) { $1.isNaN ? $0 : max($0, abs($1)) }
  }
}

extension ColumnValues {
  /// The first values as numbers on an axis.
  fileprivate func scalars(upTo count: Int) -> [Double] {
    switch self {
    case .numbers(let values), .dates(let values, _): Array(values.prefix(count))
    case .categories(let values): values.codes.prefix(count).map { $0 < 0 ? .nan : Double($0) }
    }
  }
}
