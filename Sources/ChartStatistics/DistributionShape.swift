/// What a histogram shows: where most values lie, which way it leans, how many peaks it has.
public struct DistributionShape: Sendable, Equatable, Codable {
  /// The bins.
  public let histogram: Histogram

  /// The median of the values in data units; `nil` where only bins are known.
  public let median: Double?

  /// How far it leans, or `nil` for fewer than eight values.
  public let skewness: Skewness?

  /// The test of one peak, or `nil` for too few different values to speak of peaks.
  public let dip: DipTest?

  /// The bins that stand out as peaks, ascending: two, or none.
  ///
  /// Two are said only if the dip test finds p < 0.05 and the bins show a valley between them of at
  /// most seven tenths of the lower peak. There may be more than two; these are the clearest.
  public let peaks: [Int]

  /// The fewest bins side by side that hold at least half of the values; of several the one with most
  /// values, then the first.
  public let common: Range<Int>

  /// The bins at the end of the longer tail that together hold at most a sixth of the values.
  ///
  /// That is about what lies more than a standard deviation out. `nil` where the shape is not skewed.
  public let tail: Range<Int>?

  /// Runs of empty bins between bins that hold values, ascending.
  public let gaps: [Range<Int>]

  /// Finds the shape of a column's finite values; `nil` for fewer than two different ones.
  ///
  /// O(n log n).
  public init?(of values: [Double]) {
    guard let histogram = Histogram(of: values) else { return nil }
    self.init(histogram, values)
  }

  /// Finds the shape of a column's finite values of which the bins are known; `nil` for fewer than two
  /// different ones.
  ///
  /// O(n log n).
  public init?(of values: [Double], in bins: HistogramBins) {
    let present = bins.counts.reduce(0, +)
    guard let first = values.first(where: \.isFinite),
      values.contains(where: { $0.isFinite && $0 != first }),
      let histogram = Histogram(
        edges: bins.edges,
        counts: bins.counts,
        missing: values.count - present
      )
    else { return nil }
    self.init(histogram, values)
  }

  private init(_ histogram: Histogram, _ values: [Double]) {
    let finite = finiteValues(of: values)
    if finite.count > DipTest.exactLimit {
      let look = DipTest.look(at: finite)
      self.init(
        histogram,
        median: look.median,
        skewness: Skewness(finite, median: look.median),
        dip: DipTest.isFine(finite)
          ? DipTest(sorted: look.values, of: finite.count, spreadingTies: true) : nil
      )
      return
    }
    let middle = ChartStatistics.median(of: finite)
    self.init(
      histogram,
      median: middle,
      skewness: middle.flatMap { Skewness(finite, median: $0) },
      dip: DipTest.isFine(finite) ? DipTest(of: finite, spreadingTies: true) : nil
    )
  }

  /// Finds the shape of values of which only bins are known; `nil` where all bins are empty.
  ///
  /// The values of a bin are taken to be at its middle for the skewness, and spread over it for the
  /// dip, which then rests on 2,000 values at most. O(bins).
  public init?(binned histogram: Histogram) {
    guard histogram.total > 0 else { return nil }
    let middles = zip(histogram.edges, histogram.edges.dropFirst()).map(midpoint)
    let filled = histogram.counts.filter { $0 > 0 }.count
    self.init(
      histogram,
      median: nil,
      skewness: Skewness(
        middles,
        weights: histogram.counts,
        median: histogram.value(above: 0.5)
      ),
      dip: filled >= 4 ? DipTest(of: histogram.spreadValues(atMost: 2_000)) : nil
    )
  }

  private init(_ histogram: Histogram, median: Double?, skewness: Skewness?, dip: DipTest?) {
    self.histogram = histogram
    self.median = median
    self.skewness = skewness
    self.dip = dip
    let isSplit = dip.map { $0.pValue < 0.05 } ?? false
    peaks = isSplit ? histogram.clearestPeaks : []
    common = histogram.shortestRun(holding: 0.5)
    tail = skewness.flatMap { histogram.tail($0.side) }
    gaps = histogram.gaps
  }
}

extension Histogram {
  /// What lies above a share of the values, as if each bin's values were spread over it.
  func value(above share: Double) -> Double {
    let wanted = share * Double(total)
    var below = 0.0
    for (bin, count) in counts.enumerated() where count > 0 {
      if below + Double(count) >= wanted {
        return edges[bin] + (wanted - below) / Double(count) * (edges[bin + 1] - edges[bin])
      }
      below += Double(count)
    }
    return edges[counts.count]
  }

  fileprivate func spreadValues(atMost limit: Int) -> [Double] {
    let count = min(total, limit)
    return (0..<count).map { value(above: (Double($0) + 0.5) / Double(count)) }
  }

  fileprivate func shortestRun(holding share: Double) -> Range<Int> {
    let wanted = share * Double(total)
    var best = (run: 0..<counts.count, held: total)
    var (start, held) = (0, 0)
    for end in counts.indices {
      held += counts[end]
      while Double(held - counts[start]) >= wanted, start < end {
        held -= counts[start]
        start += 1
      }
      guard Double(held) >= wanted else { continue }
      let length = end + 1 - start
      if length < best.run.count || (length == best.run.count && held > best.held) {
        best = (start..<(end + 1), held)
      }
    }
    return best.run
  }

  fileprivate func tail(_ side: Skewness.Side) -> Range<Int>? {
    let limit = Double(total) / 6
    var held = 0
    switch side {
    case .neither: return nil
    case .high:
      var start = counts.count
      while start > 1, Double(held + counts[start - 1]) <= limit {
        start -= 1
        held += counts[start]
      }
      return held > 0 ? start..<counts.count : nil
    case .low:
      var end = 0
      while end < counts.count - 1, Double(held + counts[end]) <= limit {
        held += counts[end]
        end += 1
      }
      return held > 0 ? 0..<end : nil
    }
  }

  fileprivate var gaps: [Range<Int>] {
    let filled = counts.indices.filter { counts[$0] > 0 }
    return zip(filled, filled.dropFirst()).filter { $1 > $0 + 1 }.map { ($0 + 1)..<$1 }
  }

  /// The fullest bin and the one with the deepest valley between them, where it is deep enough to tell
  /// them apart.
  ///
  /// No two bins have a deeper valley between them: a bin beyond the fullest reaches down as far from it.
  /// Of valleys of one depth the one before the higher bin counts, so that both are peaks.
  fileprivate var clearestPeaks: [Int] {
    let most = counts.max() ?? 0
    var best = (depth: 0, lower: 0, bins: [Int]())
    for mode in counts.indices where counts[mode] == most {
      for other in walk(from: mode) where other.depth > 0 {
        guard (other.depth, counts[other.bin]) > (best.depth, best.lower) else { continue }
        best = (other.depth, counts[other.bin], [mode, other.bin].sorted())
      }
    }
    return Double(best.depth) >= 0.3 * Double(best.lower) ? best.bins : []
  }

  /// Every other bin, with how far it rises above the lowest one on the way to it.
  private func walk(from mode: Int) -> [(bin: Int, depth: Int)] {
    let ways = [Array(counts.indices[..<mode].reversed()), Array(counts.indices[(mode + 1)...])]
    return ways.flatMap { way in
      var valley = counts[mode]
      return way.map { bin in
        valley = min(valley, counts[bin])
        return (bin, counts[bin] - valley)
      }
    }
  }
}
