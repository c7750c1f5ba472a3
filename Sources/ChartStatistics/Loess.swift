/// A smooth line through equally spaced values: straight lines fitted by weighted least squares to
/// the nearest values of each place.
///
/// Weights are tricube in the distance; near the ends the window keeps its number of values, and a
/// window wider than the column is widened past its ends. Source: Cleveland 1979; the details are
/// those of the trend smoother of STL (Cleveland, Cleveland, McRae, Terpenning 1990). Inside the
/// column the same weights serve every place. O(n · window).
struct Loess {
  private let count: Int
  private let reach: Int
  /// The weight of a value in a place far from both ends, by the distance between the two.
  private let inner: [Double]
  /// The weights for the places near an end, in the order of the places.
  private let outer: [EndWeights]

  private struct EndWeights {
    let place: Int
    let start: Int
    let weights: [Double]
  }

  /// Smooths columns of some length with a window of an odd number of values.
  init(count: Int, window: Int) {
    let reach = (window - 1) / 2
    let weights = (0...reach).map { Self.weight(Double($0), Double(reach)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    inner = weights.map { $0 / sum }
    outer = (0..<count).filter { $0 < reach || $0 + reach >= count }.map { place in
      let (start, weights) = Self.weights(at: place, count: count, window: window)
      return EndWeights(place: place, start: start, weights: weights)
    }
    self.count = count
    self.reach = reach
  }

  /// How many free numbers the smooth line has: the sum of each value's weight in its own place.
  var degreesOfFreedom: Double {
    outer.reduce(Double(count - outer.count) * inner[0]) { sum, end in
      sum + end.weights[end.place - end.start]
    }
  }

  /// The smooth line at the place of each value.
  func smooth(_ values: [Double]) -> [Double] {
    var line = [Double](repeating: 0, count: count)
    values.withUnsafeBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        // In blocks that stay in the cache, each distance over a whole block at once.
        for start in stride(from: reach, to: count - reach, by: Self.blockLength) {
          let block = start..<min(start + Self.blockLength, count - reach)
          for place in block { line[place] = inner[0] * values[place] }
          for distance in stride(from: 1, through: reach, by: 1) {
            let weight = inner[distance]
            for place in block {
              line[place] += weight * (values[place &- distance] + values[place &+ distance])
            }
          }
        }
        for end in outer {
          var sum = 0.0
          for step in end.weights.indices { sum += end.weights[step] * values[end.start + step] }
          line[end.place] = sum
        }
      }
    }
    return line
  }

  private static let blockLength = 1024

  /// The weights of the values from `start` on in the line's height at a place near an end.
  private static func weights(
    at place: Int,
    count: Int,
    window: Int
  ) -> (start: Int, weights: [Double]) {
    let width = min(window, count)
    let start = min(max(place - (window - 1) / 2, 0), count - width)
    let farthest = max(place - start, start + width - 1 - place) + max(window - count, 0) / 2
    var weights = (0..<width).map { step in
      weight(Double(abs(start + step - place)), Double(farthest))
    }
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return (start, weights) }
    weights = weights.map { $0 / sum }
    var middle = 0.0
    for step in weights.indices { middle += weights[step] * Double(start + step) }
    var spread = 0.0
    for step in weights.indices {
      let away = Double(start + step) - middle
      spread += weights[step] * away * away
    }
    guard spread.squareRoot() > 0.001 * Double(count - 1) else { return (start, weights) }
    let lean = (Double(place) - middle) / spread
    for step in weights.indices { weights[step] *= 1 + lean * (Double(start + step) - middle) }
    return (start, weights)
  }

  private static func weight(_ distance: Double, _ farthest: Double) -> Double {
    if distance <= 0.001 * farthest { return 1 }
    if distance > 0.999 * farthest { return 0 }
    let share = distance / farthest
    let rest = 1 - share * share * share
    return rest * rest * rest
  }
}
