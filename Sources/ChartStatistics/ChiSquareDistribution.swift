#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The probability that chi-square with a whole number of degrees of freedom is at least `value`.
///
/// `degrees` must be positive. The finite sums for whole degrees (Abramowitz, Stegun 1964, 26.4.4
/// and 26.4.5), their terms by logarithms so that none leaves the range of `Double`.
package func chiSquareProbability(from value: Double, degrees: Int) -> Double {
  guard value.isFinite else { return value.isNaN ? .nan : value > 0 ? 0 : 1 }
  guard value > 0 else { return 1 }
  let half = value / 2
  let isEven = degrees.isMultiple(of: 2)
  var sum = isEven ? exp(-half) : erfc(half.squareRoot())
  // The logarithm of exp(-h) h^k / Γ(k + 1), from k = 0 or 1/2 on.
  var power = isEven ? 0.0 : 0.5
  var term = -half + (isEven ? 0 : 0.5 * log(half) - log(Double.pi.squareRoot() / 2))
  if isEven { (power, term) = (1, term + log(half)) }
  while power < Double(degrees) / 2 - 0.25 {
    sum += exp(term)
    power += 1
    term += log(half / power)
  }
  return min(sum, 1)
}
