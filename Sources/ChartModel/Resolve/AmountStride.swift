import ChartScales

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The multiples of an amount.
struct AmountStride {
  /// The amount, positive and finite.
  let by: Double

  /// Digits after the decimal mark to which multiples are rounded.
  private let scale: Double

  init(_ by: Double) {
    self.by = by
    let decimals = decimalsNeeded(by: by)
    scale = decimals <= 12 ? pow(10, Double(decimals)) : .infinity
  }

  /// The largest multiple that is not above an amount; the amount where there is none that is finite.
  func floor(_ amount: Double) -> Double { bound(amount, .down) }

  /// The smallest multiple that is not below an amount; the amount where there is none that is finite.
  func ceiling(_ amount: Double) -> Double { bound(amount, .up) }

  /// The multiples in a rising domain, both ends included; few enough for `maximumTickCount`.
  func multiples(in domain: Interval) -> [Double] {
    let (first, last) = (steps(domain.start, .up), steps(domain.end, .down))
    guard first.isFinite, last.isFinite, first <= last else { return [] }
    return (0...Int(last - first)).map { multiple(first + Double($0)) }
      .filter(domain.contains)
  }

  private func bound(_ amount: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let multiple = multiple(steps(amount, rule))
    return multiple.isFinite ? multiple : amount
  }

  /// A multiple without the rounding of a product: three times 0.1 is 0.3.
  private func multiple(_ steps: Double) -> Double {
    let product = steps * by
    let scaled = (product * scale).rounded()
    // Adding zero makes a negative zero positive.
    return (scaled.isFinite && abs(scaled) < 1e15 ? scaled / scale : product) + 0
  }

  private func steps(_ amount: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let steps = amount / by
    let nearest = steps.rounded()
    return abs(steps - nearest) <= 1e-9 * max(1, abs(nearest)) ? nearest : steps.rounded(rule)
  }
}
