/// The running state of one reading of a column.
struct SummaryGathering {
  private(set) var count = 0
  private(set) var missing = 0
  private(set) var total = CompensatedSum()
  private(set) var minimum = ExtremeSearch()
  private(set) var maximum = ExtremeSearch()
  private(set) var first = 0.0
  private(set) var last = 0.0
  private(set) var firstIndex = 0
  private(set) var lastIndex = 0

  /// Every value is multiplied by this twice, a power of two.
  private let scale: Double
  private var block: [Double]
  private var filled = 0
  private var merged = 0
  private var mean = 0.0
  private var squares = 0.0

  private static let blockSize = 256

  /// Makes ready for at most `count` values; a few need no whole block.
  init(scale: Double, count: Int) {
    self.scale = scale
    block = [Double](repeating: 0, count: max(1, min(count, Self.blockSize)))
  }

  /// Takes one value that stands at an index of the column.
  mutating func add(_ given: Double, at index: Int) {
    guard given.isFinite else {
      missing += 1
      return
    }
    let value = given * scale * scale
    if count == 0 {
      (first, firstIndex) = (value, index)
      (minimum, maximum) = (ExtremeSearch(value, at: index), ExtremeSearch(value, at: index))
    } else if value < minimum.value {
      minimum = ExtremeSearch(value, at: index)
    } else if value > maximum.value {
      maximum = ExtremeSearch(value, at: index)
    } else {
      if value == minimum.value { minimum.count += 1 }
      if value == maximum.value { maximum.count += 1 }
    }
    (last, lastIndex) = (value, index)
    count += 1
    total.add(value)
    block[filled] = value - first
    filled += 1
    if filled == block.count { mergeBlock() }
  }

  /// The mean and the deviation of what was taken; `NaN` for the mean of nothing and the deviation
  /// of fewer than two.
  mutating func moments() -> (mean: Double, deviation: Double) {
    if filled > 0 { mergeBlock() }
    return (total.value / Double(count), (squares / Double(count - 1)).squareRoot())
  }

  /// Adds the block's mean and squares to those of the blocks before it (Chan, Golub, LeVeque
  /// 1983).
  private mutating func mergeBlock() {
    let size = Double(filled)
    var sum = 0.0
    for place in 0..<filled { sum += block[place] }
    let guess = sum / size
    var residue = 0.0
    var blockSquares = 0.0
    for place in 0..<filled {
      let difference = block[place] - guess
      residue += difference
      blockSquares += difference * difference
    }
    blockSquares -= residue * residue / size
    let difference = guess + residue / size - mean
    let share = size / (Double(merged) + size)
    squares += blockSquares + difference * difference * Double(merged) * share
    mean += difference * share
    merged += filled
    filled = 0
  }
}

/// An extreme while it is looked for: its value, first place and number of places.
struct ExtremeSearch {
  let value: Double
  let firstIndex: Int
  var count: Int

  init(_ value: Double = 0, at index: Int = 0) {
    self.value = value
    firstIndex = index
    count = 1
  }

  /// The extreme with its places, for which the column is read again only where there are several.
  func places(in values: [Double], reading positions: some Collection<Int>) -> Extreme {
    guard count > 1 else { return Extreme(value: value, positions: [firstIndex], count: 1) }
    var places: [Int] = []
    for position in positions where values[position] == value {
      places.append(position)
      if places.count == min(count, Extreme.positionLimit) { break }
    }
    return Extreme(value: value, positions: places, count: count)
  }
}
