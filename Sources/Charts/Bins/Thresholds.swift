import ChartScales

/// More bins than anyone can tell apart are never made.
let mostBins = 100_000

/// How many bins a number of values asks for by Sturges' rule, as `d3.bin` does: 1 + ⌈log₂ n⌉.
func sturgesCount(of count: Int) -> Int {
  guard count > 1 else { return 1 }
  return 1 + (Int.bitWidth - (count - 1).leadingZeroBitCount)
}

/// The multiples of a size from the last at or below a lower bound to the first at or above an upper.
///
/// At least two; empty where a bound or the size is no finite number, or there would be too many.
func multiples(of size: Double, from lower: Double, to upper: Double) -> [Double] {
  guard size > 0, size.isFinite, lower.isFinite, upper.isFinite else { return [] }
  let first = (lower / size).rounded(.down)
  let last = max((upper / size).rounded(.up), first + 1)
  guard last - first <= Double(mostBins) else { return [] }
  return (0...Int(last - first)).map { multiple(first + Double($0), of: size) }
}

/// A multiple of a size, exact for sizes that are one over a whole number, such as 0.1.
private func multiple(_ factor: Double, of size: Double) -> Double {
  let inverse = (1 / size).rounded()
  return size < 1 && abs(inverse * size - 1) < 1e-12 ? factor / inverse : factor * size
}

/// Round thresholds over a range, about so many bins of them, no closer than a least stride.
///
/// The stride is 1, 2 or 5 times a power of ten, as for the ticks of a linear scale (d3-array
/// `tickIncrement`); the outer thresholds are at or beyond the bounds.
func roundThresholds(
  from lower: Double,
  to upper: Double,
  count: Int,
  minimumStride: Double
) -> [Double] {
  guard lower.isFinite, upper.isFinite else { return [] }
  guard lower < upper else {
    return multiples(of: max(1, minimumStride), from: lower, to: upper)
  }
  let count = min(max(1, count), mostBins)
  var step = tickStep(start: lower, stop: upper, count: count)
  if step < minimumStride { step = roundStride(atLeast: minimumStride) }
  return multiples(of: step, from: lower, to: upper)
}

/// The least of 1, 2 and 5 times powers of ten that is not below a number above 0.
private func roundStride(atLeast least: Double) -> Double {
  var power = 1.0
  while power > least { power /= 10 }
  while power * 10 <= least { power *= 10 }
  return [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= least } ?? least
}
