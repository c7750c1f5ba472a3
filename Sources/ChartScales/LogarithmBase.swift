#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Logarithms and powers to one base, exact at whole powers where the C library is.
///
/// A base below one counts as its reciprocal: its powers are the same.
struct LogarithmBase {
  /// The base, above one.
  let base: Double

  init(_ base: Double) {
    self.base = base < 1 ? 1 / base : base
  }

  /// Whether the multiples of a power, up to the next one, are round numbers too.
  var isWhole: Bool { base == base.rounded() }

  /// The exponent that gives a positive magnitude.
  func logarithm(of magnitude: Double) -> Double {
    if base == 10 { return log10(magnitude) }
    if base == 2 { return log2(magnitude) }
    let exponent = log(magnitude) / log(base)
    let whole = exponent.rounded()
    return abs(exponent - whole) < 1e-9 && power(whole) == magnitude ? whole : exponent
  }

  /// The base to an exponent.
  func power(_ exponent: Double) -> Double {
    exponent < 0 && isWhole ? 1 / pow(base, -exponent) : pow(base, exponent)
  }

  /// A multiple of a whole power, as the number nearest to it: 3 × 10⁻¹ is 0.3.
  func multiple(_ factor: Double, ofPower exponent: Double) -> Double {
    exponent < 0 && isWhole ? factor / pow(base, -exponent) : factor * pow(base, exponent)
  }
}
