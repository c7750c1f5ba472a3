#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How a function is alike with itself elsewhere.
extension FunctionReading {
  /// Whether left and right of zero are alike, over an interval centred on zero.
  var symmetry: FunctionAnalysis.Symmetry? {
    guard abs(lower + upper) <= 1e-12 * span, values.contains(where: \.isFinite) else { return nil }
    var (isEven, isOdd) = (true, true)
    for place in places where place >= 0 {
      let (value, other) = (function(place), function(-place))
      guard value.isFinite, other.isFinite else {
        if value.isFinite != other.isFinite { return nil }
        continue
      }
      isEven = isEven && isSame(value, other)
      isOdd = isOdd && isSame(value, -other)
      if !isEven, !isOdd { return nil }
    }
    return isEven ? .even : .odd
  }

  /// The shortest distance that leads from each place to one like it, and fits twice into the interval.
  func period(
    turns: [FunctionAnalysis.Turn],
    breaks: [FunctionAnalysis.Break]
  ) -> Double? {
    let peaks = turns.filter(\.isPeak).map(\.place)
    let troughs = turns.filter { !$0.isPeak }.map(\.place)
    let sources = [peaks, troughs, breaks.filter(\.isPole).map(\.place)].filter { $0.count > 1 }
    for places in sources {
      for place in places.dropFirst() where place - places[0] <= span / 2 * (1 + 1e-9) {
        // The farthest repetition gives the distance with the fewest errors.
        if repeats(after: place - places[0]) { return place - places[0] }
      }
    }
    return nil
  }

  private func repeats(after distance: Double) -> Bool {
    guard distance > 0 else { return false }
    for index in stride(from: 0, to: places.count, by: 7) {
      let place = places[index]
      guard place + distance <= upper else { continue }
      let (here, there) = (values[index], function(place + distance))
      // At a pole, and beside it, a hair's breadth makes all the difference.
      guard here.isFinite, there.isFinite, abs(here) < 50 * scale else { continue }
      guard abs(here - there) <= 1e-6 * max(scale, abs(here)) else { return false }
    }
    return true
  }

  /// What it comes to far outside, by places that are ten times as far each; `sign` gives the side.
  func limit(towards sign: Double) -> Double? {
    // Where the graph has no end on that side, there is nothing to go on from.
    guard (sign < 0 ? values.first : values.last)?.isFinite == true else { return nil }
    let start = max(abs(lower), abs(upper), span)
    let seen = (1...7).map { function(sign * start * pow(10, Double($0))) }
    guard seen.allSatisfy(\.isFinite), let last = seen.last else { return nil }
    let distances = seen.map { abs($0 - last) }
    let isNear = distances[4...].allSatisfy { $0 <= 1e-4 * max(scale, abs(last)) }
    let shrinks = distances[0] >= distances[3] && distances[3] >= distances[5]
    guard isNear, shrinks else { return nil }
    let rest = distances[5] * 10
    if abs(last) <= max(rest, 1e-6 * scale) { return 0 }
    let power = pow(10, 5 - log10(abs(last)).rounded(.up))
    let short = (last * power).rounded() / power
    return abs(short - last) <= 1e-5 * max(scale, abs(last)) ? short : last
  }
}
