#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A function asked over an interval.
struct FunctionReading {
  let function: (Double) -> Double
  let lower: Double
  let upper: Double

  /// Where it was asked, rising, each place once; both ends are among them.
  let places: [Double]

  /// What it said, one a place.
  let values: [Double]

  /// The size of its ordinary values, above zero: nine tenths of them are no larger.
  let scale: Double

  init(_ function: @escaping (Double) -> Double, _ lower: Double, _ upper: Double) {
    self.function = function
    self.lower = lower
    self.upper = upper
    places = Self.places(lower, upper)
    let said = places.map(function)
    let sizes = said.filter(\.isFinite).map(abs)
    let usual = quantile(0.9, of: sizes) ?? 0
    scale = usual > 0 ? usual : max(sizes.max() ?? 0, .leastNormalMagnitude)
    values = Self.withoutPoles(Self.withoutSpecks(said), scale: scale)
  }

  var span: Double { upper - lower }

  /// Values without those that stand alone among places without one: of x to the power of x, whole
  /// numbers below zero alone have a value, and no graph shows them.
  private static func withoutSpecks(_ values: [Double]) -> [Double] {
    var cleared = values
    for index in values.indices where values[index].isFinite {
      let isAlone = { (place: Int) in !values.indices.contains(place) || !values[place].isFinite }
      if isAlone(index - 1), isAlone(index + 1) { cleared[index] = .nan }
    }
    return cleared
  }

  /// Values without those that rounding alone keeps finite: the tangent of what is nearest to half of π.
  private static func withoutPoles(_ values: [Double], scale: Double) -> [Double] {
    var cleared = values
    for index in values.indices.dropFirst().dropLast() where abs(values[index]) > 1e8 * scale {
      let beside = max(abs(values[index - 1]), abs(values[index + 1]))
      if abs(values[index]) > 1e6 * beside { cleared[index] = .nan }
    }
    return cleared
  }

  /// Even steps, round numbers, and multiples of a twelfth of π.
  private static func places(_ lower: Double, _ upper: Double) -> [Double] {
    let steps = 4096
    var places = (0...steps).map { step -> Double in
      let share = Double(step) / Double(steps)
      return lower * (1 - share) + upper * share
    }
    let power = pow(10, log10((upper - lower) / 100).rounded(.down))
    for unit in [power, .pi / 12] {
      let first = (lower / unit).rounded(.up)
      let last = (upper / unit).rounded(.down)
      guard last - first < 20_000, abs(first) < 1e12, abs(last) < 1e12, last >= first else {
        continue
      }
      // Powers below one divide, so that 3 times 0.1 is 0.3.
      let inverse = (1 / unit).rounded()
      places += (0...Int(last - first)).map { index in
        let number = first + Double(index)
        return unit < 1 && unit == power ? number / inverse : number * unit
      }
    }
    let sorted = places.filter { $0 >= lower && $0 <= upper }.sorted()
    let least = (upper - lower) * 1e-7
    var kept: [Double] = []
    for place in sorted {
      guard let last = kept.last, place - last < least else {
        kept.append(place)
        continue
      }
      // Of two places that hardly differ the rounder one stays: that is where functions break.
      if Self.isRounder(place, last), last != lower, place <= upper { kept[kept.count - 1] = place }
    }
    if kept.last != upper { kept.append(upper) }
    return kept.map { $0 == 0 ? 0 : $0 }
  }

  private static func isRounder(_ left: Double, _ right: Double) -> Bool {
    func roundness(_ number: Double) -> Double { abs(number * 1e6 - (number * 1e6).rounded()) }
    if left == 0 || right == 0 { return left == 0 }
    return roundness(left) < roundness(right)
  }

  /// The one value of a function that has no other, everywhere defined.
  var constant: Double? {
    guard let first = values.first, values.allSatisfy(\.isFinite) else { return nil }
    let largest = values.reduce(0) { max($0, abs($1)) }
    return values.allSatisfy { abs($0 - first) <= largest * 1e-12 } ? first : nil
  }

  func isDefined(at place: Double) -> Bool { function(place).isFinite }

  /// Whether two values are one but for rounding.
  func isSame(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * max(scale, abs(left), abs(right))
  }
}

// MARK: Refining

extension FunctionReading {
  /// Halves a bracket until its ends are neighbours or hardly differ.
  ///
  /// Gives both ends; `isLower` says of a place whether it belongs to the lower end.
  func halved(
    _ lower: Double,
    _ upper: Double,
    isLower: (Double) -> Bool
  ) -> (lower: Double, upper: Double) {
    var (low, high) = (lower, upper)
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if isLower(middle) { low = middle } else { high = middle }
    }
    return (low, high)
  }

  /// The slope by five points (Abramowitz and Stegun 1972, 25.3.6), of an error of the fourth order.
  func slope(at place: Double, step: Double) -> Double {
    let near = function(place + step) - function(place - step)
    let far = function(place + 2 * step) - function(place - 2 * step)
    return (8 * near - far) / (12 * step)
  }

  /// What the function comes to on the way to a place from one side, by ever smaller steps.
  ///
  /// `side` is −1 for from below, 1 for from above; `room` is how far off the way begins.
  func limit(at place: Double, side: Double, room: Double) -> FunctionAnalysis.Limit? {
    var seen: [Double] = []
    var step = room / 2
    for _ in 0..<48 {
      let asked = place + side * step
      guard abs(asked - place) > 1e-13 * max(abs(place), span) else { break }
      let value = function(asked)
      // What grows out of all numbers on the way grows without limit.
      if value.isInfinite, let last = seen.last, abs(last) > 1e6 * scale, (last > 0) == (value > 0)
      {
        return value > 0 ? .rises : .falls
      }
      guard value.isFinite else { break }
      seen.append(value)
      step /= 2
    }
    guard seen.count >= 8 else { return nil }
    if let unbounded = Self.unbounded(seen) { return unbounded }
    // Where values first stop to change they are as near as they get; later ones drown in rounding.
    let changes = zip(seen, seen.dropFirst()).map { abs($1 - $0) }
    guard let least = changes.min(), let index = changes.firstIndex(of: least),
      least <= 1e-7 * max(scale, abs(seen[index]))
    else { return nil }
    return .value(rounded(seen[index + 1]))
  }

  /// Whether values leave all bounds: each further step goes the same way, and no step is much smaller
  /// than the one before it.
  private static func unbounded(_ seen: [Double]) -> FunctionAnalysis.Limit? {
    let late = seen.dropFirst(4)
    let steps = zip(late, late.dropFirst()).map { $1 - $0 }
    let isSteady = zip(steps, steps.dropFirst()).allSatisfy { abs($1) >= abs($0) * 0.9 }
    guard isSteady, let first = steps.first, first != 0 else { return nil }
    if steps.allSatisfy({ $0 > 0 }) { return .rises }
    if steps.allSatisfy({ $0 < 0 }) { return .falls }
    return nil
  }

  /// A limit that is a short number but for rounding is that number.
  func rounded(_ value: Double) -> Double {
    if abs(value) <= 1e-9 * scale { return 0 }
    let power = pow(10, 7 - log10(abs(value)).rounded(.up))
    let short = (value * power).rounded() / power
    return abs(short - value) <= 1e-9 * max(scale, abs(value)) ? short : value
  }
}
