#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Levels fitted to a series together with the effects of its seasons.
struct LevelFit {
  private let series: SeasonalSeries
  private let isSeasonal: Bool
  private(set) var effects: [Double]
  private(set) var changes: [Int]
  private(set) var levels: [Double] = []

  /// The sum of squares that the levels leave.
  private(set) var squares = 0.0

  /// Alternating fits come to rest well before this; each halves what is left and more.
  private static let passes = 30

  /// Finds levels in the values less the effects of their seasons, and the effects again from the
  /// levels.
  init(_ series: SeasonalSeries, effects: [Double]?) {
    self.series = series
    isSeasonal = effects != nil
    self.effects = effects ?? series.codes.map { _ in 0 }
    changes = []
    for _ in 0..<(isSeasonal ? 3 : 1) {
      let found = levelChanges(
        in: series.values(without: self.effects),
        leastLength: Steps.leastLength
      )
      if found == changes && !levels.isEmpty { break }
      fit(to: found)
    }
  }

  /// Without those changes, one after the other, that are worth too little or are too small.
  func changes(worth leastGain: Double, spanning leastSize: Double) -> [Int] {
    var fit = self
    while !fit.changes.isEmpty {
      var weakest: (place: Int, gain: Double)?
      for place in fit.changes.indices {
        let size = abs(fit.levels[place + 1] - fit.levels[place])
        let isLarge = size >= leastSize * (1 - 1e-9)
        let gain =
          isLarge
          ? fit.gain(over: fit.squares(without: place), parameters: fit.parameters - 2) : -.infinity
        if gain < weakest?.gain ?? .infinity { weakest = (place, gain) }
      }
      guard let weakest, weakest.gain < leastGain else { break }
      var fewer = fit.changes
      fewer.remove(at: weakest.place)
      fit.fit(to: fewer)
    }
    return fit.changes
  }

  /// The same series with other changes.
  func refitted(to changes: [Int]) -> LevelFit {
    var fit = self
    fit.fit(to: changes)
    return fit
  }

  /// The free numbers of the levels and of their places.
  var parameters: Int { 1 + 2 * changes.count }

  /// How much less the Bayesian information criterion is than that of another model of these
  /// values.
  func gain(over others: Double, parameters: Int) -> Double {
    let free = Double(series.count - (isSeasonal ? series.codes.count - 1 : 0))
    let more = Double(self.parameters - parameters) * log(free)
    if others <= 0 { return -more }
    return squares > 0 ? free * log(others / squares) - more : .infinity
  }

  /// The steps between the levels.
  var steps: [Steps.Step] {
    let bounds = [0] + changes + [series.count]
    return changes.indices.map { place in
      Steps.Step(
        place: series.indices[changes[place]],
        before: levels[place],
        after: levels[place + 1],
        countBefore: bounds[place + 1] - bounds[place],
        countAfter: bounds[place + 2] - bounds[place + 1]
      )
    }
  }

  /// What levels and seasons leave of each value, in the order of x.
  var residuals: [Double] {
    let bounds = [0] + changes + [series.count]
    var rest = series.values(without: effects)
    for (level, (start, end)) in zip(levels, zip(bounds, bounds.dropFirst())) {
      for place in start..<end { rest[place] -= level }
    }
    return rest
  }

  /// The sum of squares that one level leaves.
  var levelSquares: Double { refitted(to: []).squares }

  /// The sum of squares that a straight line leaves.
  var lineSquares: Double {
    alternate(from: effects) { StraightLine(of: $0).values(count: $0.count) }.squares
  }

  /// The sum of squares that one level leaves where each value keeps a share of the one before.
  var memorySquares: Double {
    let flat = refitted(to: [])
    let values = series.values(without: flat.effects)
    let correlation = autocorrelation(of: values, lag: 1) ?? 0
    return flat.squares * (1 - max(correlation, 0) * max(correlation, 0))
  }

  /// What the sum of squares becomes if two neighbouring levels are made one.
  private func squares(without change: Int) -> Double {
    let bounds = [0] + changes + [series.count]
    let before = Double(bounds[change + 1] - bounds[change])
    let after = Double(bounds[change + 2] - bounds[change + 1])
    let step = levels[change + 1] - levels[change]
    return squares + before * after / (before + after) * step * step
  }

  private mutating func fit(to changes: [Int]) {
    self.changes = changes
    let bounds = [0] + changes + [series.count]
    let found = alternate(from: effects) { values in
      var line = [Double](repeating: 0, count: values.count)
      for (start, end) in zip(bounds, bounds.dropFirst()) {
        let mean = values[start..<end].reduce(0, +) / Double(end - start)
        for place in start..<end { line[place] = mean }
      }
      return line
    }
    (effects, squares) = (found.effects, found.squares)
    levels = bounds.dropLast().map { found.line[$0] }
  }

  /// Fits a line of some shape and the effects of the seasons, each to what the other leaves, until
  /// both rest: the least squares of the two together.
  private func alternate(
    from effects: [Double],
    _ shape: ([Double]) -> [Double]
  ) -> (effects: [Double], line: [Double], squares: Double) {
    var effects = effects
    var line = shape(series.values(without: effects))
    if isSeasonal {
      for _ in 0..<Self.passes {
        let next = series.effects(of: zip(series.y, line).map { $0 - $1 })
        let change = zip(next, effects).reduce(0) { max($0, abs($1.0 - $1.1)) }
        effects = next
        line = shape(series.values(without: effects))
        if change <= 1e-11 * (effects.map(abs).max() ?? 0) { break }
      }
    }
    let values = series.values(without: effects)
    let squares = zip(values, line).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return (effects, line, squares)
  }
}

/// The straight line of least squares through equally spaced values.
private struct StraightLine {
  private let middle: Double
  private let height: Double
  private let slope: Double

  init(of values: [Double]) {
    let n = Double(values.count)
    middle = (n - 1) / 2
    let height = values.reduce(0, +) / n
    let middle = middle
    var sum = 0.0
    for place in values.indices { sum += (Double(place) - middle) * (values[place] - height) }
    slope = n > 1 ? sum / (n * (n * n - 1) / 12) : 0
    self.height = height
  }

  func values(count: Int) -> [Double] {
    (0..<count).map { height + slope * (Double($0) - middle) }
  }
}
