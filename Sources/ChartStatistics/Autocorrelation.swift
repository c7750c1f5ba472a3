/// How closely values resemble those some places before them: the autocorrelation at one lag,
/// -1...1.
///
/// As the first of ``autocorrelations(of:through:)``. `nil` if the lag is negative or reaches past
/// the column, or if fewer than two values are finite or all are equal. O(n).
public func autocorrelation(of values: [Double], lag: Int) -> Double? {
  guard lag >= 0, lag < values.count, let away = deviationsInPlace(of: values) else { return nil }
  let squares = products(of: away, lag: 0)
  return products(of: away, lag: lag) / squares
}

/// The autocorrelation at the lags 0, 1 … `lastLag`; the first is 1.
///
/// Each is the sum of the products of deviations from the mean so many places apart, divided by the
/// sum of their squares: never outside -1...1, and drawn to zero at long lags (Box, Jenkins 1976,
/// section 2.1.5; NIST's certified values; statsmodels' `acf` with `missing="conservative"`). A
/// value that is not finite keeps its place and takes part in no product. Lags past the column are
/// left out; empty if fewer than two values are finite or all are equal. O(n) for each lag.
public func autocorrelations(of values: [Double], through lastLag: Int) -> [Double] {
  guard lastLag >= 0, let away = deviationsInPlace(of: values) else { return [] }
  let squares = products(of: away, lag: 0)
  return (0...min(lastLag, values.count - 1)).map { products(of: away, lag: $0) / squares }
}

/// Deviations from the mean in units of the largest, zero where a value is missing.
private func deviationsInPlace(of values: [Double]) -> [Double]? {
  let summary = Summary(of: values)
  guard let least = summary.minimum?.value, let greatest = summary.maximum?.value,
    least < greatest, let mean = summary.mean
  else { return nil }
  let largest = max(greatest - mean, mean - least)
  guard largest.isFinite else { return deviationsInPlace(of: values.map { $0 / 4 }) }
  return values.map { $0.isFinite ? ($0 - mean) / largest : 0 }
}

private func products(of away: [Double], lag: Int) -> Double {
  away.withUnsafeBufferPointer { away in
    var sum = CompensatedSum()
    for place in lag..<away.count { sum.add(away[place] * away[place - lag]) }
    return sum.value
  }
}
