#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The distance between round ticks: a decimal power times 1, 2 or 5.
///
/// Below one the distance is kept as its reciprocal, a whole number: 3/10 is the closest number to
/// 0.3, where 3 × 0.1 is not.
struct TickStep {
  /// The distance itself, or one divided by it.
  let increment: Double
  /// Whether `increment` is one divided by the distance.
  let isReciprocal: Bool
  /// The largest decimal exponent whose power divides the distance: 0.05 has -2, 20 has 1.
  let exponent: Int

  /// The step whose ratio to the ideal one (length by count) is nearest to 1.
  ///
  /// Needs `lower` < `upper`, both finite, and a positive count.
  /// Source: the documented behaviour of d3-array `ticks`: 10, 5 and 2 are taken from the
  /// geometric means √50, √10 and √2 on.
  init(from lower: Double, to upper: Double, count: Double) {
    let length = upper - lower
    let ideal =
      length.isFinite ? length / count : upper / max(count, 2) - lower / max(count, 2)
    let power = min(max(log10(ideal).rounded(.down), -308), 308)
    let excess = power < 0 ? ideal * pow(10, -power) : ideal / pow(10, power)
    var factor = 1.0
    if excess >= 50.0.squareRoot() {
      factor = 10
    } else if excess >= 10.0.squareRoot() {
      factor = 5
    } else if excess >= 2.0.squareRoot() {
      factor = 2
    }
    exponent = Int(power) + (factor == 10 ? 1 : 0)
    isReciprocal = power < 0
    let scale = pow(10, abs(power))
    let exact = isReciprocal ? scale / factor : scale * factor
    increment = exact.isFinite ? exact : scale
  }

  /// The distance between two ticks, rounded to the nearest number.
  var distance: Double { isReciprocal ? 1 / increment : increment }

  /// How many steps lie between zero and a value; not whole unless the value is a tick.
  func steps(to value: Double) -> Double { isReciprocal ? value * increment : value / increment }

  /// The value a whole number of steps from zero.
  func value(atStep step: Double) -> Double {
    // Adding zero makes a negative zero positive.
    (isReciprocal ? step / increment : step * increment) + 0
  }

  /// The largest multiple of the step that is not above a value; the value where that overflows.
  func floor(_ value: Double) -> Double {
    let multiple = self.value(atStep: steps(to: value).rounded(.down))
    return multiple.isFinite ? min(multiple, value) : value
  }

  /// The smallest multiple of the step that is not below a value; the value where that overflows.
  func ceiling(_ value: Double) -> Double {
    let multiple = self.value(atStep: steps(to: value).rounded(.up))
    return multiple.isFinite ? max(multiple, value) : value
  }
}

/// The multiples of a round step between two finite numbers, `lower` ≤ `upper`, rising.
///
/// One number gives itself. The count may be a fraction; it is held to what `maximumTickCount`
/// allows.
func roundTicks(from lower: Double, to upper: Double, count: Double) -> [Double] {
  guard count > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
  if lower == upper { return [lower] }
  let sought = min(count, Double(largestSoughtCount))
  let step = TickStep(from: lower, to: upper, count: sought)
  var first = step.steps(to: lower).rounded()
  var last = step.steps(to: upper).rounded()
  if step.value(atStep: first) < lower { first += 1 }
  if step.value(atStep: last) > upper { last -= 1 }
  if first > last, sought >= 0.5, sought < 2 {
    return roundTicks(from: lower, to: upper, count: sought * 2)
  }
  guard first <= last, last - first < Double(maximumTickCount) else { return [] }
  var ticks: [Double] = []
  ticks.reserveCapacity(Int(last - first) + 1)
  for index in 0...Int(last - first) {
    let tick = step.value(atStep: first + Double(index))
    // Where the step is finer than the numbers are, neighbours fall together.
    if ticks.last.map({ $0 < tick }) ?? true { ticks.append(tick) }
  }
  return ticks
}

/// `roundTicks` of a domain that may be reversed or not finite, in the domain's own direction.
func roundTicks(in domain: Interval, count: Double) -> [Double] {
  guard domain.isFinite else { return [] }
  let ticks = roundTicks(from: domain.lower, to: domain.upper, count: count)
  return domain.isReversed ? ticks.reversed() : ticks
}

/// A domain widened to multiples of the round step that it will have once widened.
///
/// Widening may make the step longer, which widens again. Source: d3-scale's `nice`, ten rounds at
/// most. Where the step still grows then (one or two ticks across zero) d3 leaves the domain as it
/// was; here it keeps what the first round made of it.
func roundDomain(_ domain: Interval, count: Int) -> Interval {
  guard count > 0, domain.isFinite, domain.start != domain.end else { return domain }
  var step = roundStep(domain.start, domain.end, count)
  let first = Interval(step.floor(domain.lower), step.ceiling(domain.upper))
  var wide = first
  var isSettled = false
  for _ in 0..<9 {
    let next = roundStep(wide.start, wide.end, count)
    // Asked of the step, not of the ends: an end on the grid may be rounded off it once more.
    isSettled = next.distance == step.distance
    if isSettled { break }
    wide = Interval(next.floor(wide.start), next.ceiling(wide.end))
    step = next
  }
  let nice = isSettled ? wide : first
  return domain.isReversed ? nice.reversed : nice
}

/// The distance between the ticks that a linear scale over the same domain gives.
///
/// Negative from a `start` above `stop`. `NaN` for an empty domain, one that is not finite, and a
/// count below one. Example: `tickStep(start: 0, stop: 1, count: 5)` is 0.2.
public func tickStep(start: Double, stop: Double, count: Int) -> Double {
  guard count > 0, start.isFinite, stop.isFinite, start != stop else { return .nan }
  let step = roundStep(start, stop, count)
  return stop < start ? -step.distance : step.distance
}

/// The digits after the decimal point that the labels of a linear scale's ticks need.
///
/// Every label of one axis gets the same number: 0.2 among ticks 0.05 apart is "0.20".
/// An empty domain needs the digits of its one number, at most 15. Domains that are not finite
/// and counts below one need none.
public func tickDecimals(start: Double, stop: Double, count: Int) -> Int {
  guard count > 0, start.isFinite, stop.isFinite else { return 0 }
  return start == stop ? decimals(of: start) : max(0, -roundStep(start, stop, count).exponent)
}

/// The step between two different finite numbers in either order.
func roundStep(_ start: Double, _ stop: Double, _ count: Int) -> TickStep {
  TickStep(
    from: min(start, stop),
    to: max(start, stop),
    count: Double(min(count, largestSoughtCount))
  )
}

/// The digits after the point in the shortest decimal that is read as this number, at most 15.
private func decimals(of value: Double) -> Int {
  for digits in 0...15 {
    let scaled = value * pow(10, Double(digits))
    if scaled.rounded() / pow(10, Double(digits)) == value { return digits }
  }
  return 15
}
