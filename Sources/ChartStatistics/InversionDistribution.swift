/// How many orders of a few values have each number of inversions, where some values may be equal.
///
/// The counts are the coefficients of the Gaussian multinomial [n]! / Π [t]! over the runs of t
/// equal values (MacMahon 1915); all are whole and exact in `Double` up to 18 values.
struct InversionDistribution {
  /// The number of orders with 0, 1, 2 … inversions.
  let orders: [Double]

  init(count: Int, runs: [Int]) {
    var orders = [1.0]
    for size in stride(from: 2, through: count, by: 1) { orders = Self.times(orders, size) }
    for run in runs {
      for size in stride(from: 2, through: run, by: 1) { orders = Self.divided(orders, size) }
    }
    self.orders = orders
  }

  /// The share of orders whose rising less falling pairs lie at least as far from zero as `s`.
  func twoSidedProbability(of s: Int) -> Double {
    let compared = orders.count - 1
    var extreme = 0.0
    var all = 0.0
    for (inversions, number) in orders.enumerated() {
      all += number
      if abs(compared - 2 * inversions) >= abs(s) { extreme += number }
    }
    return extreme / all
  }

  /// The polynomial times 1 + q + … + q^(size - 1).
  private static func times(_ polynomial: [Double], _ size: Int) -> [Double] {
    var product = [Double](repeating: 0, count: polynomial.count + size - 1)
    for (power, coefficient) in polynomial.enumerated() {
      for step in 0..<size { product[power + step] += coefficient }
    }
    return product
  }

  /// The polynomial by 1 + q + … + q^(size - 1), which must divide it.
  private static func divided(_ polynomial: [Double], _ size: Int) -> [Double] {
    var rest = polynomial
    var quotient = [Double](repeating: 0, count: polynomial.count - size + 1)
    for power in quotient.indices {
      quotient[power] = rest[power]
      for step in 0..<size { rest[power + step] -= quotient[power] }
    }
    return quotient
  }
}
