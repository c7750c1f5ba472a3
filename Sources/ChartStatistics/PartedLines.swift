/// What a straight line leaves of any run of a series, squared and summed, from running sums.
struct LineCosts {
  /// The number of points.
  let count: Int

  private let sums: [Sums]
  private let range: Double

  /// The sums over the points before a place.
  private struct Sums {
    var x = 0.0
    var y = 0.0
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
  }

  /// Takes points in the order of x.
  ///
  /// `nil` if all values or all places are equal, or a span leaves the range of `Double`.
  init?(x: [Double], y: [Double]) {
    guard let start = x.first, let end = x.last, end > start, (end - start).isFinite,
      let lowest = y.min(), let highest = y.max(), highest > lowest, (highest - lowest).isFinite
    else { return nil }
    // Both within 1 and about zero in the middle, which the differences of sums need.
    let (middleX, middleY) = (meanValue(of: x[...]), meanValue(of: y[...]))
    var sum = Sums()
    var sums = [sum]
    for (place, value) in zip(x, y) {
      let (place, value) = (
        (place - middleX) / (end - start), (value - middleY) / (highest - lowest)
      )
      sum.x += place
      sum.y += value
      sum.xx += place * place
      sum.xy += place * value
      sum.yy += value * value
      sums.append(sum)
    }
    self.sums = sums
    count = x.count
    range = highest - lowest
  }

  /// The squares of the whole around its mean.
  var total: Double { sums[count].yy - sums[count].y * sums[count].y / Double(count) }

  /// What a line leaves of the points from one place up to another, as shares of the range.
  func cost(_ start: Int, _ end: Int) -> Double {
    Self.cost(sums[start], sums[end], Double(end - start))
  }

  /// A cost in squared units of y.
  func inUnits(_ cost: Double) -> Double { cost * range * range }

  /// The cost to the end of each place with one leg.
  func single(least: Int) -> (costs: [Double], starts: [Int]) {
    var costs = [Double](repeating: .infinity, count: count + 1)
    for end in stride(from: least, through: count, by: 1) {
      costs[end] = Self.cost(sums[0], sums[end], Double(end))
    }
    return (costs, [Int](repeating: 0, count: count + 1))
  }

  /// The least cost to the end of each place with one leg more than `previous` has.
  ///
  /// `previous[i]` is the least cost of the points before i; the legs' starts are given beside. Of the
  /// last leg only the cost of all points is asked for.
  func extend(
    _ previous: [Double],
    least: Int,
    isLast: Bool
  ) -> (costs: [Double], starts: [Int]) {
    var costs = [Double](repeating: .infinity, count: count + 1)
    var starts = [Int](repeating: 0, count: count + 1)
    sums.withUnsafeBufferPointer { sums in
      previous.withUnsafeBufferPointer { previous in
        for end in stride(from: isLast ? count : least, through: count, by: 1) {
          let upper = sums[end]
          for start in 0...(end - least) where previous[start] < costs[end] {
            let cost = previous[start] + Self.cost(sums[start], upper, Double(end - start))
            if cost < costs[end] { (costs[end], starts[end]) = (cost, start) }
          }
        }
      }
    }
    return (costs, starts)
  }

  @inline(__always)
  private static func cost(_ lower: Sums, _ upper: Sums, _ n: Double) -> Double {
    let (x, y) = (upper.x - lower.x, upper.y - lower.y)
    let squaresX = upper.xx - lower.xx - x * x / n
    let squaresY = upper.yy - lower.yy - y * y / n
    let products = upper.xy - lower.xy - x * y / n
    // Below it the places of the run are equal, and what is left of them is rounding.
    let explained = squaresX > 1e-14 ? products * products / squaresX : 0
    return max(squaresY - explained, 0)
  }
}

/// The best number of lines for a series and where they start.
struct PartedLines {
  /// The indices of the first points, of which the first is 0.
  private(set) var starts = [0]

  /// What they leave, as ``LineCosts`` has it.
  private(set) var squares: Double

  /// How far their criterion lies below that of one line.
  private(set) var gain = 0.0

  init(_ lines: LineCosts, most: Int, least: Int) {
    let count = lines.count
    var (costs, begins) = lines.single(least: least)
    var table = [begins]
    squares = costs[count]
    let single = Self.criterion(squares, 1, lines)
    var best = single
    for number in 2..<max(most + 1, 2) where number * least <= count {
      (costs, begins) = lines.extend(costs, least: least, isLast: number == most)
      table.append(begins)
      let criterion = Self.criterion(costs[count], number, lines)
      guard best - criterion >= LegFinding.leastGain else { continue }
      best = criterion
      squares = costs[count]
      starts = Self.starts(table, count)
    }
    gain = single - best
  }

  /// The Bayesian information criterion of so many lines that leave some squares.
  static func criterion(_ squares: Double, _ number: Int, _ lines: LineCosts) -> Double {
    let n = Double(lines.count)
    // Less than a thousandth of a thousandth of a thousandth of the squares is rounding.
    let left = max(squares, 1e-9 * lines.total)
    return n * logarithm(left / n) + Double(3 * number - 1) * logarithm(n)
  }

  private static func starts(_ table: [[Int]], _ count: Int) -> [Int] {
    var starts: [Int] = []
    var end = count
    for begins in table.reversed() {
      end = begins[end]
      starts.append(end)
    }
    return starts.reversed()
  }
}
