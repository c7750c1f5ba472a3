#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The probability that Student's t with some degrees of freedom lies at least as far from zero as
/// `t`.
///
/// `degrees` must be positive; an infinite `t` gives 0. It is the regularized incomplete beta
/// function I(ν/2, 1/2) at ν/(ν + t²), by its continued fraction (Didonato and Morris 1992,
/// equation 9, evaluated by the method of Lentz 1976), good to about 13 digits from ν = 1 to 10⁷.
package func studentTwoSidedProbability(_ t: Double, degrees: Double) -> Double {
  guard t.isFinite else { return t.isNaN ? .nan : 0 }
  let square = t * t
  guard square.isFinite else { return 0 }
  if square == 0 { return 1 }
  let complement = square / (degrees + square)
  let logarithm = -log1p(square / degrees)
  let half = degrees / 2
  let front = exp(half * logarithm + 0.5 * log(complement) - logBetaOfHalf(half))
  // The fraction converges fast below the mean of x only, which is at t² = 1; above it the other
  // tail is taken.
  let ratio = degrees / (degrees + square)
  if square > 1 {
    return min(1, front * betaFraction(half, 0.5, ratio, rest: complement))
  }
  return max(0, 1 - front * betaFraction(0.5, half, complement, rest: ratio))
}

/// The logarithm of the beta function B(a, 1/2), without the cancellation of large log-gammas.
private func logBetaOfHalf(_ a: Double) -> Double {
  // ln Γ(a + ½) - ln Γ(a): stepped up until its asymptotic series holds to the last digit.
  var step = 0.0
  var large = a
  while large < 20 {
    step += log(large / (large + 0.5))
    large += 1
  }
  let inverse = 1 / large
  let square = inverse * inverse
  let series =
    -1.0 / 8 + square
    * (1.0 / 192 + square * (-1.0 / 640 + square * (17.0 / 14336 - square * 31 / 18432)))
  return 0.5 * log(Double.pi) - (step + 0.5 * log(large) + inverse * series)
}

/// The continued fraction of the incomplete beta function I(a, b) at x, without its front factor.
///
/// `rest` is 1 - x, given apart because near x = 1 a difference would have lost its digits.
private func betaFraction(_ a: Double, _ b: Double, _ x: Double, rest: Double) -> Double {
  let excess = x < 0.5 ? a - (a + b) * x : (a + b) * rest - b
  var denominator = a / (a + 1) * (excess + 1)
  var value = nonzero(denominator)
  var (upper, lower) = (value, 0.0)
  for step in 1...100_000 {
    let n = Double(step)
    let odd = a + 2 * n - 1
    let numerator = (a + n - 1) / odd * ((a + b + n - 1) / odd) * n * (b - n) * x * x
    denominator = n + n * (b - n) * x / odd + (a + n) / (odd + 2) * (excess + 1 + n * (1 + rest))
    lower = 1 / nonzero(denominator + numerator * lower)
    upper = nonzero(denominator + numerator / upper)
    value *= upper * lower
    if abs(upper * lower - 1) < 4e-16 { break }
  }
  return 1 / value
}

private func nonzero(_ value: Double) -> Double {
  abs(value) < 1e-300 ? 1e-300 : value
}
