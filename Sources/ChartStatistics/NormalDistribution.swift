#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The probability that a standard normal variable lies at least as far from zero as `z`.
package func normalTwoSidedProbability(_ z: Double) -> Double {
  erfc(abs(z) / 2.0.squareRoot())
}

/// The probability that a standard normal variable is at most `z`.
package func normalProbability(upTo z: Double) -> Double {
  erfc(-z / 2.0.squareRoot()) / 2
}

/// The standard normal quantile of 0.975, so that 95 % lie within it on both sides.
let normalQuantileOf95Percent = 1.959963984540054
