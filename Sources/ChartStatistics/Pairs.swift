/// Pairs of finite numbers in the order of x, and of y where x is equal.
struct Pairs {
  let x: [Double]
  let y: [Double]

  /// Keeps the pairs whose two numbers are finite.
  ///
  /// Where one column is longer, its rest is left out.
  init(x: [Double], y: [Double]) {
    let finite = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
    self.init(x: finite.map { x[$0] }, finite: finite.map { y[$0] })
  }

  /// Keeps the finite values, one step apart: the n-th value of the column stands at x = n.
  init(steps values: [Double]) {
    self.init(x: values.indices.map(Double.init), y: values)
  }

  private init(x: [Double], finite y: [Double]) {
    let isSorted = zip(x, x.dropFirst()).allSatisfy { $0 < $1 }
    if isSorted {
      (self.x, self.y) = (x, y)
      return
    }
    let order = x.indices.sorted { left, right in
      if x[left] != x[right] { return x[left] < x[right] }
      return y[left] != y[right] ? y[left] < y[right] : left < right
    }
    self.x = order.map { x[$0] }
    self.y = order.map { y[$0] }
  }

  /// The number of pairs.
  var count: Int { x.count }
}
