#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A part of a series along which it goes one way, as a straight line fitted to it.
public struct Leg: Sendable, Equatable, Codable {
  /// The 0-based indices of its points, among the finite points in the order of x.
  public let indices: ClosedRange<Int>

  /// The place of its first point, in units of x.
  public let startX: Double

  /// The place of its last point, in units of x.
  public let endX: Double

  /// The line at ``startX``, in units of y.
  public let startValue: Double

  /// The line at ``endX``, in units of y.
  public let endValue: Double

  /// Which way it goes; flat below ``leastChange`` of the range of y.
  public let way: SeriesWay

  /// The change along the line, as a share of the range of y: 0.1 is a tenth.
  public let share: Double

  /// The change along the line from its first to its last point, in units of y.
  public var change: Double { endValue - startValue }

  /// From this share of the range of y on, a leg is not flat.
  public static let leastChange = 0.10
}

/// The legs of a series, with the evidence for them.
public struct LegFinding: Sendable, Equatable, Codable {
  /// The legs in the order of x; one of them for the whole series if no more are supported.
  public let legs: [Leg]

  /// The number of points with finite x and y.
  public let count: Int

  /// How far the legs' Bayesian information criterion lies below that of one line; 0 for one leg.
  public let gain: Double

  /// What the legs leave of y, squared and summed, in squared units of y.
  ///
  /// Of the averages, where there are more than ``exactLimit`` points.
  public let residualSquares: Double

  /// The share of the variation of y that the legs explain, 0...1; 0 if all values are equal.
  public let explained: Double

  /// How much better the legs are than one level whose values resemble their neighbours, by the
  /// Bayesian information criterion; see ``mostMemory``.
  public let gainOverMemory: Double

  /// Whether the legs are a course worth telling: more than one, which explain half of the variation,
  /// and better than values with a short memory would.
  ///
  /// Less is a slow drift beneath something else that goes up and down, or chance that lingers.
  public var isCourse: Bool {
    isClear && explained >= Self.leastExplained && gainOverMemory >= Self.leastGainOverMemory
  }

  /// The least gain over values with memory: strong evidence.
  public static let leastGainOverMemory = 6.0

  /// How much of one value the next may keep in what the legs are compared with.
  ///
  /// A path that keeps more has gone somewhere, whatever process made it, and its legs tell where.
  public static let mostMemory = 0.6

  /// The least share of the variation that a course explains.
  public static let leastExplained = 0.5

  /// Whether there is more than one leg; with one, the direction of the series says all.
  public var isClear: Bool { legs.count > 1 }

  /// What each number of legs must gain over every smaller one that is supported.
  public static let leastGain = 10.0

  /// The most legs that are looked for.
  public static let mostLegs = 4

  /// The fewest points of a leg.
  public static let leastPoints = 4

  /// The most points that are looked at one by one.
  public static let exactLimit = 2000
}

/// Finds the legs of y over x: the straight lines, end to end, that tell the path best.
///
/// ```
///     ╱╲___        three legs: rises, falls, flat
///    ╱
/// ```
/// Of all ways to part the series into 1 to `most` runs of at least ``LegFinding/leastPoints`` points,
/// each with its own line, that of the least squares, by dynamic programming; of their numbers, by the
/// Bayesian information criterion n ln(squares/n) + (3k - 1) ln n, where more legs are taken only
/// with a gain of ``LegFinding/leastGain``. Of white noise of 12 values or more, two or more legs are
/// found in fewer than one series in twenty.
///
/// Points with a number that is not finite are left out, and the rest is taken in the order of x.
/// Above ``LegFinding/exactLimit`` points the averages of half as many equal runs are parted, so that
/// ends are near, not exact. `nil` below twice the fewest points. O(n log n), and for each leg
/// O(min(n, limit)²). Source: Bellman, Roth 1969, "Curve fitting by segmented straight lines"; Yao
/// 1988 for the criterion.
public func legs(x: [Double], y: [Double], most: Int = LegFinding.mostLegs) -> LegFinding? {
  let pairs = Pairs(x: x, y: y)
  guard pairs.count >= 2 * LegFinding.leastPoints, most > 0 else { return nil }
  let limit = LegFinding.exactLimit
  let cells = pairs.cells(atMost: pairs.count <= limit ? limit : limit / 2)
  let lines = LineCosts(
    x: cells.map { meanValue(of: pairs.x[$0]) },
    y: cells.map { meanValue(of: pairs.y[$0]) }
  )
  guard let lines else {
    return LegFinding(legs: [Leg(pairs, 0...(pairs.count - 1))], pairs.count, 0, 0, 0, 0)
  }
  let parted = PartedLines(lines, most: most, least: LegFinding.leastPoints)
  let legs = zip(parted.starts, parted.starts.dropFirst() + [cells.count]).map { start, end in
    Leg(pairs, cells[start].lowerBound...cells[end - 1].upperBound - 1)
  }
  let left = lines.inUnits(parted.squares)
  let values = cells.map { meanValue(of: pairs.y[$0]) }
  let centre = values.reduce(0) { $0 + $1 / Double(values.count) }
  let total = values.reduce(0) { $0 + ($1 - centre) * ($1 - centre) }
  let explained = total > 0 && total.isFinite ? max(0, 1 - left / total) : 0
  let memory = memoryGain(of: values.map { $0 - centre }, over: left, legs: legs.count)
  return LegFinding(legs: legs, pairs.count, parted.gain, left, explained, memory)
}

/// The gain of legs that leave some squares over a first-order autoregression around the mean.
private func memoryGain(of deviations: [Double], over left: Double, legs: Int) -> Double {
  let count = Double(deviations.count)
  let pairs = zip(deviations, deviations.dropFirst())
  let products = pairs.reduce(0) { $0 + $1.0 * $1.1 }
  let squares = deviations.reduce(0) { $0 + $1 * $1 }
  guard squares > 0, left > 0 else { return left > 0 ? 0 : .infinity }
  let memory = min(max(products / squares, 0), LegFinding.mostMemory)
  let first = deviations.first ?? 0
  let rest = pairs.reduce(0) { $0 + ($1.1 - memory * $1.0) * ($1.1 - memory * $1.0) }
  let ofMemory = rest + first * first * (1 - memory * memory)
  return count * log(ofMemory / left) - Double(3 * legs - 3) * log(count)
}

extension LegFinding {
  fileprivate init(
    legs: [Leg],
    _ count: Int,
    _ gain: Double,
    _ squares: Double,
    _ explained: Double,
    _ gainOverMemory: Double
  ) {
    self.legs = legs
    self.count = count
    self.gain = gain
    residualSquares = squares
    self.explained = explained
    self.gainOverMemory = gainOverMemory
  }
}

extension Leg {
  /// Fits a line to some points of a series.
  fileprivate init(_ pairs: Pairs, _ indices: ClosedRange<Int>) {
    let (x, y) = (pairs.x[indices], pairs.y[indices])
    let (meanX, meanY) = (meanValue(of: x), meanValue(of: y))
    let width = pairs.x[indices.upperBound] - pairs.x[indices.lowerBound]
    var products = 0.0
    var squares = 0.0
    for (place, value) in zip(x, y) where width > 0 {
      let share = (place - meanX) / width
      products += share * (value - meanY)
      squares += share * share
    }
    let rise = squares > 0 ? products / squares : 0
    let range = (pairs.y.max() ?? 0) - (pairs.y.min() ?? 0)
    self.indices = indices
    startX = pairs.x[indices.lowerBound]
    endX = pairs.x[indices.upperBound]
    startValue = meanY + (width > 0 ? rise * ((startX - meanX) / width) : 0)
    endValue = meanY + (width > 0 ? rise * ((endX - meanX) / width) : 0)
    way = SeriesWay(of: endValue - startValue, least: Self.leastChange * range)
    share = range > 0 ? abs(endValue - startValue) / range : 0
  }
}
