import ChartScales
import ChartTestSupport

/// Whether two columns agree in length and, number by number, within a relative tolerance.
func areClose(_ left: [Double], _ right: [Double], relative: Double = 1e-12) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { isClose($0, $1, relative: relative, absolute: 0) }
}

/// Whether numbers run the way a domain does, without one that comes twice.
func areSorted(_ numbers: [Double], along domain: Interval) -> Bool {
  zip(numbers, numbers.dropFirst()).allSatisfy { domain.isReversed ? $0 > $1 : $0 < $1 }
}

/// Domains that have broken scales elsewhere: empty, endless, tiny, huge and not numbers.
let awkwardDomains: [(start: Double, end: Double)] = [
  (0, 0), (1, 1), (-0.0, 0), (.nan, 1), (0, .nan), (.nan, .nan),
  (-.infinity, .infinity), (0, .infinity), (.infinity, .infinity), (.infinity, 0),
  (-1e308, 1e308), (1e308, -1e308), (-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude),
  (0, .leastNonzeroMagnitude), (.leastNonzeroMagnitude, 1e-300 * 1e-10),
  (-1e-300 * 1e-20, 1e-300 * 1e-20), (0, 1e-307),
  (1e16, 1e16 + 2), (9_007_199_254_740_992, 9_007_199_254_740_994), (1, 1 + .ulpOfOne),
  (1e308, Double(1e308).nextUp), (1e-300, 1e300), (-1e300, -1e-300),
  (.leastNonzeroMagnitude, 1e308),
]

/// Numbers of ticks that are too few, usual and too many.
let awkwardCounts = [Int.min, -1, 0, 1, 2, 3, 10, 1000, 100_000, Int.max]
