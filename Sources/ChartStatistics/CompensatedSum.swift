/// A sum that keeps what each addition rounds away (Knuth's two-sum, without a branch).
struct CompensatedSum {
  private var sum = 0.0
  private var lost = 0.0

  /// The sum; where it left the range of `Double`, an infinity or `NaN`, as plain addition gives.
  var value: Double { sum.isFinite ? sum + lost : sum }

  /// Adds a finite value.
  mutating func add(_ value: Double) {
    let next = sum + value
    let part = next - sum
    lost += (sum - (next - part)) + (value - part)
    sum = next
  }
}
