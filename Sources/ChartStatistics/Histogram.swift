#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Counts of values in bins side by side.
///
/// A value at an edge belongs to the bin that starts there.
public struct Histogram: Sendable, Equatable, Codable {
  /// The ends of the bins in data units, ascending; one more than there are bins.
  public let edges: [Double]

  /// How many values each bin holds.
  public let counts: [Int]

  /// How many values were `NaN` or infinite.
  public let missing: Int

  /// How many values all bins hold.
  public var total: Int { counts.reduce(0, +) }

  /// The width that all bins share, in data units; `nil` if they differ by more than rounding.
  public var width: Double? {
    guard let first = edges.first, let last = edges.last, !counts.isEmpty else { return nil }
    let width = edges[1] - first
    let isEven = zip(edges, edges.dropFirst()).allSatisfy {
      abs($1 - $0 - width) <= 1e-9 * max(abs(first), abs(last), last - first)
    }
    return isEven ? width : nil
  }

  /// Takes bins as they are.
  ///
  /// `nil` unless edges ascend, counts are not negative, and there is one edge more than counts.
  public init?(edges: [Double], counts: [Int], missing: Int = 0) {
    let isAscending = zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }
    guard !counts.isEmpty, edges.count == counts.count + 1, isAscending,
      edges.allSatisfy(\.isFinite), counts.allSatisfy({ $0 >= 0 })
    else { return nil }
    (self.edges, self.counts, self.missing) = (edges, counts, missing)
  }

  /// Counts the finite values of a column in bins of a round width between round limits.
  ///
  /// The width is the smaller of what Sturges 1926 and Freedman and Diaconis 1981 ask for, rounded to
  /// 1, 2, 2.5 or 5 times a power of ten; whole numbers get a whole width. There are never more than
  /// 50 bins. `nil` for fewer than two different finite values. O(n).
  public init?(of values: [Double]) {
    let finite = values.filter(\.isFinite)
    guard let least = finite.min(), let most = finite.max(), least < most,
      (most - least).isFinite
    else { return nil }
    let isWhole = finite.allSatisfy { $0 == $0.rounded() }
    let wanted = max(Self.width(for: finite, range: most - least), (most - least) / 34)
    let step = BinStep(near: wanted, isWhole: isWhole)
    guard let first = step.multiple(below: least), let last = step.multiple(below: most) else {
      return nil
    }
    edges = (first...(last + 1)).map(step.edge)
    counts = Self.count(finite, in: edges)
    missing = values.count - finite.count
  }

  /// Counts values that all lie within the edges, which are evenly spaced but for rounding.
  private static func count(_ finite: [Double], in edges: [Double]) -> [Int] {
    var counts = [Int](repeating: 0, count: edges.count - 1)
    let start = edges[0]
    let bins = Double(counts.count) / (edges[counts.count] - start)
    for value in finite {
      var bin = min(max(Int((value - start) * bins), 0), counts.count - 1)
      if value < edges[bin], bin > 0 { bin -= 1 }
      if value >= edges[bin + 1], bin + 1 < counts.count { bin += 1 }
      counts[bin] += 1
    }
    return counts
  }

  private static func width(for finite: [Double], range: Double) -> Double {
    let count = Double(finite.count)
    let sturges = range / (log2(count) + 1)
    guard let low = quantile(0.25, of: finite), let high = quantile(0.75, of: finite), high > low
    else { return sturges }
    return min(sturges, 2 * (high - low) / cbrt(count))
  }
}

/// A round width: a mantissa times a power of ten, held apart so that edges are the nearest numbers.
private struct BinStep {
  private let mantissa: Double
  private let exponent: Int

  init(near wanted: Double, isWhole: Bool) {
    var exponent = Int(log10(wanted).rounded(.down))
    let part = wanted / pow(10, Double(exponent))
    // The nearest by ratio: a width of 2.2 is as far from 2 as from 2.5.
    let choices = isWhole && exponent < 1 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
    var mantissa = choices.min { abs(log($0 / part)) < abs(log($1 / part)) } ?? 1
    if isWhole, exponent < 0 { (mantissa, exponent) = (1, 0) }
    (self.mantissa, self.exponent) = (mantissa, exponent)
  }

  func edge(_ number: Int) -> Double {
    let power = pow(10, Double(abs(exponent)))
    return exponent < 0 ? Double(number) * mantissa / power : Double(number) * mantissa * power
  }

  /// The number of the last edge that is not above a value; `nil` where edges are closer than numbers.
  func multiple(below value: Double) -> Int? {
    let width = edge(1)
    let estimate = (value / width).rounded(.down)
    guard abs(estimate) < 1e15 else { return nil }
    var number = Int(estimate)
    if edge(number) > value { number -= 1 }
    if edge(number + 1) <= value { number += 1 }
    return number
  }
}
