/// A place where a series turns: a peak, or a trough.
///
/// ```
///        ┌─ value
///   ╭───╮      the sides go down to the lowest values on the way to a higher peak, or to the
///  ╱     ╲     series' ends; the smaller of the two falls is the prominence
/// ╱       ╲__
/// ```
public struct SeriesPeak: Sendable, Equatable, Codable {
  /// Which way the series turns.
  public enum Kind: String, Sendable, Equatable, Codable {
    /// Values fall on both sides.
    case peak

    /// Values rise on both sides.
    case trough
  }

  /// Whether it is a peak or a trough.
  public let kind: Kind

  /// The 0-based index, among the finite points in the order of x, of its middle; of two middle
  /// ones, the first.
  public let index: Int

  /// The indices of all equal neighbouring values that make it up.
  public let plateau: ClosedRange<Int>

  /// The place of the middle, in units of x.
  public let x: Double

  /// The value, in units of y.
  public let value: Double

  /// How far the values go down (up, for a trough) before it, until one beyond it or the series'
  /// beginning; `nil` at the beginning.
  public let changeBefore: Double?

  /// The same after it; `nil` at the end.
  public let changeAfter: Double?

  /// The third of the series in which it is reached.
  public let place: SeriesPlace

  /// The prominence, in units of y: the smaller of the two changes, or the only one at an end.
  public var prominence: Double {
    min(changeBefore ?? .infinity, changeAfter ?? .infinity)
  }

  /// Whether it is at the beginning or the end of the series, where only one side is known.
  public var isEnd: Bool { changeBefore == nil || changeAfter == nil }

  /// How much a reader sees it as the peak of the series, in units of y.
  ///
  /// The mean of the two changes; an end counts for less, since the series is cut off there: the
  /// last point for ``lastWeight`` of its change, the first for ``firstWeight``.
  public var standing: Double {
    switch (changeBefore, changeAfter) {
    case (let before?, let after?): (before + after) / 2
    case (let before?, nil): Self.lastWeight * before
    case (nil, let after?): Self.firstWeight * after
    case (nil, nil): 0
    }
  }

  /// From this share of the range on, a peak's prominence makes it worth telling.
  public static let leastProminence = 0.20

  /// What the first point's change counts for.
  public static let firstWeight = 0.6

  /// What the last point's change counts for.
  public static let lastWeight = 0.75
}

/// Finds the peaks or the troughs of y over x, in the order of x.
///
/// Points with a number that is not finite are left out, and the rest is taken in the order of x.
/// Equal neighbouring values are one plateau. The first and the last value count as people count
/// them: a series that rises to its end peaks there. A series whose values are all equal has none.
///
/// Only those with a prominence of at least `leastShare` of the range of y are given; 0 gives all.
/// They describe the values that there are, and noise is full of peaks: whether there is a path whose
/// peaks mean something, ``NeighbourTest`` says. O(n) once sorted.
///
/// Inside the series, the plateaus and prominences are those of `find_peaks` and
/// `peak_prominences` of SciPy, which leave the ends out.
public func seriesPeaks(
  _ kind: SeriesPeak.Kind,
  x: [Double],
  y: [Double],
  leastShare: Double = SeriesPeak.leastProminence
) -> [SeriesPeak] {
  let pairs = Pairs(x: x, y: y)
  guard let lowest = pairs.y.min(), let highest = pairs.y.max(), lowest < highest else { return [] }
  let heights = kind == .peak ? pairs.y : pairs.y.map(-)
  let least = leastShare * (highest - lowest) * (1 - 1e-9)
  let before = fallsBefore(heights)
  let after = Array(fallsBefore(heights.reversed()).reversed())
  let shares = SeriesShares(pairs.x)
  return plateaus(of: heights).compactMap { plateau in
    let (first, last) = (plateau.lowerBound, plateau.upperBound)
    let middle = (first + last) / 2
    let peak = SeriesPeak(
      kind: kind,
      index: middle,
      plateau: plateau,
      x: pairs.x[middle],
      value: pairs.y[middle],
      changeBefore: first == 0 ? nil : before[middle],
      changeAfter: last == heights.count - 1 ? nil : after[middle],
      place: SeriesPlace(share: shares.share(of: pairs.x[first]))
    )
    return peak.prominence >= least ? peak : nil
  }
}

/// The one peak, or trough, that readers are most likely to name; `nil` for a constant series.
///
/// The one of the greatest ``SeriesPeak/standing``, of equals the first.
public func mainPeak(_ kind: SeriesPeak.Kind, x: [Double], y: [Double]) -> SeriesPeak? {
  var main: SeriesPeak?
  for peak in seriesPeaks(kind, x: x, y: y, leastShare: 0)
  where peak.standing > (main?.standing ?? 0) {
    main = peak
  }
  return main
}

/// Runs of equal values that are higher than their neighbours, ends included.
private func plateaus(of heights: [Double]) -> [ClosedRange<Int>] {
  var found: [ClosedRange<Int>] = []
  var first = 0
  for place in heights.indices {
    if place > 0, heights[place] != heights[place - 1] { first = place }
    let isRisen = first == 0 || heights[first - 1] < heights[first]
    let isFalling = place == heights.count - 1 || heights[place + 1] < heights[place]
    if isRisen && isFalling { found.append(first...place) }
  }
  return found
}

/// For each place, how far the values before it go down until one that is higher.
///
/// A stack holds the places not yet surpassed, each with the lowest value since the one below it.
private func fallsBefore(_ heights: [Double]) -> [Double] {
  var falls: [Double] = []
  falls.reserveCapacity(heights.count)
  var open: [(height: Double, lowest: Double)] = []
  for height in heights {
    var lowest = height
    while let last = open.last, last.height <= height {
      lowest = min(lowest, last.lowest)
      open.removeLast()
    }
    open.append((height, lowest))
    falls.append(height - lowest)
  }
  return falls
}
