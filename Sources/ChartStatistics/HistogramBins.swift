#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Bins of one width with round limits, and how many values each holds.
///
/// A bin holds its lower end and not its upper one, the last no less than the others: bins of 25 up to a
/// greatest value of 250 end at 275.
///
/// The width is the round number (1, 2, 2.5 or 5 times a power of ten) nearest in ratio to the smaller
/// of two: the range in as many parts as Sturges 1926 asks for, `log2(n) + 1`, and twice the length of
/// the middle half by the cube root of n (Freedman and Diaconis 1981); the latter lets large samples
/// show more, the former keeps small ones from one bin. Whole numbers get whole widths. There are never
/// more than about ``most`` bins: data with far outliers get wider ones.
public struct HistogramBins: Sendable, Equatable, Codable {
  /// The ends of the bins in data units, rising; one more than there are bins.
  public let edges: [Double]

  /// How many values each bin holds.
  public let counts: [Int]

  /// How wide each bin is, in data units.
  public let width: Double

  /// Whether every value is a whole number, so that a bin from 100 to 125 holds 100 to 124.
  public let isWhole: Bool

  /// The number of bins that is hardly ever passed.
  public static let most = 50

  /// Sorts the finite values into bins.
  ///
  /// `nil` without any. O(n).
  public init?(of values: [Double]) {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return nil }
    isWhole = finite.allSatisfy { $0 == $0.rounded() && abs($0) < 1e15 }
    let wanted = Self.width(for: finite, from: low, to: high)
    let step = RoundStep(nearest: max(wanted, 1e-300), isWhole: isWhole)
    width = step.size
    let first = step.index(below: low)
    let last = step.index(below: high)
    let found = (0...Int(last - first) + 1).map { step.multiple(first + Double($0)) }
    edges = found
    var counted = [Int](repeating: 0, count: found.count - 1)
    for value in finite {
      counted[Self.place(of: value, in: found, near: (value - found[0]) / step.size)] += 1
    }
    counts = counted
  }

  /// The bin that holds a value, from 0; `nil` for a value outside of all bins.
  public func index(of value: Double) -> Int? {
    guard let low = edges.first, let high = edges.last, value >= low, value < high else {
      return nil
    }
    return Self.place(of: value, in: edges)
  }

  /// The last edge that is not above a value, by halving.
  private static func place(of value: Double, in edges: [Double]) -> Int {
    var (low, high) = (0, edges.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// The same from about where it is: bins of one width leave a step or none.
  private static func place(of value: Double, in edges: [Double], near guess: Double) -> Int {
    var place = guess.isFinite ? Int(min(max(guess, 0), Double(edges.count - 2))) : 0
    while place > 0, edges[place] > value { place -= 1 }
    while place + 2 < edges.count, edges[place + 1] <= value { place += 1 }
    return place
  }

  /// The width that finite values ask for, above zero.
  private static func width(for values: [Double], from low: Double, to high: Double) -> Double {
    guard low < high else { return low == 0 ? 1 : abs(low) / 10 }
    let parts = log2(Double(values.count)).rounded(.up) + 1
    let sturges = high / parts - low / parts
    let box = quartiles(of: values).map { $0.upper - $0.lower }
    let freedman = 2 * (box ?? 0) / cbrt(Double(values.count))
    let wanted = freedman > 0 && freedman < sturges ? freedman : sturges
    let least = high / Double(most) - low / Double(most)
    return max(wanted, least, max(low.magnitude, high.magnitude).ulp * 4)
  }
}

/// A round number and its multiples, each as near to the decimal as a number can be.
private struct RoundStep {
  /// 1, 2, 5, 25 times a power of ten.
  private let digits: Double
  private let exponent: Int

  /// The round number nearest in ratio to a width above zero; a whole one if asked for.
  init(nearest width: Double, isWhole: Bool) {
    let power = Int(log10(width).rounded(.down))
    var best = (digits: 1.0, exponent: power, distance: Double.infinity)
    for (digits, shift) in [(1.0, 0), (2.0, 0), (25.0, -1), (5.0, 0), (1.0, 1)] {
      let exponent = power + shift
      if isWhole, exponent < 0 { continue }
      let distance = abs(log(Self.product(digits, exponent) / width))
      if distance < best.distance { best = (digits, exponent, distance) }
    }
    digits = best.digits
    exponent = isWhole ? max(best.exponent, 0) : best.exponent
  }

  var size: Double { Self.product(digits, exponent) }

  func multiple(_ index: Double) -> Double { Self.product(index * digits, exponent) }

  /// The largest multiple that is not above a value.
  func index(below value: Double) -> Double {
    var index = (value / size).rounded(.down)
    while multiple(index) > value { index -= 1 }
    while multiple(index + 1) <= value { index += 1 }
    return index
  }

  /// Powers below one divide, so that 3 times 0.1 is 0.3.
  private static func product(_ number: Double, _ exponent: Int) -> Double {
    exponent < 0 ? number / pow(10, Double(-exponent)) : number * pow(10, Double(exponent))
  }
}
