/// The values of a series that are finite and have a season, in the order of x.
struct SeasonalSeries {
  let x: [Double]
  let y: [Double]

  /// The season of each value, an index into ``codes``.
  let seasons: [Int]

  /// The place of each value in the column it came from.
  let indices: [Int]

  /// The codes of the seasons that occur, rising.
  let codes: [Int32]

  /// How many values each season has.
  let counts: [Int]

  /// Takes y in the order of x; where x is equal, of y.
  init(x: [Double], y: [Double], seasons: Seasons) {
    let length = min(x.count, y.count, seasons.codes.count)
    var kept = (0..<length).filter { place in
      let code = Int(seasons.codes[place])
      return x[place].isFinite && y[place].isFinite && code >= 0 && code < seasons.period
    }
    let isSorted = zip(kept, kept.dropFirst()).allSatisfy { x[$0] < x[$1] }
    if !isSorted {
      kept.sort { left, right in
        if x[left] != x[right] { return x[left] < x[right] }
        return y[left] != y[right] ? y[left] < y[right] : left < right
      }
    }
    indices = kept
    self.x = kept.map { x[$0] }
    self.y = kept.map { y[$0] }
    var numbers = [Int](repeating: 0, count: max(seasons.period, 0))
    for place in kept { numbers[Int(seasons.codes[place])] += 1 }
    let present = numbers.indices.filter { numbers[$0] > 0 }
    codes = present.map(Int32.init)
    counts = present.map { numbers[$0] }
    var places = numbers
    for (place, code) in present.enumerated() { places[code] = place }
    self.seasons = kept.map { places[Int(seasons.codes[$0])] }
  }

  /// The number of values.
  var count: Int { y.count }

  /// Whether there are at least two seasons, each twice, and three values a season in the mean.
  var hasThreePeriods: Bool {
    codes.count > 1 && count >= 3 * codes.count && counts.allSatisfy { $0 > 1 }
  }

  /// The values of each season, in the order of x.
  var groups: [Pairs] {
    var x = counts.map { _ in [Double]() }
    var y = x
    for place in self.y.indices {
      x[seasons[place]].append(self.x[place])
      y[seasons[place]].append(self.y[place])
    }
    return codes.indices.map { Pairs(x: x[$0], y: y[$0]) }
  }

  /// The mean of some numbers over each season, less the mean of those means.
  func effects(of numbers: [Double]) -> [Double] {
    let means = means(of: numbers)
    let middle = means.reduce(0, +) / Double(max(means.count, 1))
    return means.map { $0 - middle }
  }

  /// The mean of some numbers, one for each value, over each season.
  func means(of numbers: [Double]) -> [Double] {
    var sums = [Double](repeating: 0, count: codes.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for place in numbers.indices { sums[seasons[place]] += numbers[place] }
    }
    return zip(sums, counts).map { $0 / Double($1) }
  }

  /// Each value less its season's effect.
  func values(without effects: [Double]) -> [Double] {
    effects.withUnsafeBufferPointer { effects in
      y.indices.map { y[$0] - effects[seasons[$0]] }
    }
  }
}
