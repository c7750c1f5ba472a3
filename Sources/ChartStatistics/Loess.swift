/// A smooth line through equally spaced values: straight lines fitted by weighted least squares to
/// the nearest values of each place.
///
/// Weights are tricube in the distance; near the ends the window keeps its number of values, and a
/// window wider than the column is widened past its ends. Source: Cleveland 1979; the details are
/// those of the trend smoother of STL (Cleveland, Cleveland, McRae, Terpenning 1990). Inside the
/// column the same weights serve every place. O(n · window).
struct Loess {
  private let count: Int
  private let window: Int
  /// The weights of a place far from both ends, symmetric and of sum one.
  private let inner: [Double]

  /// Smooths columns of some length with a window of an odd number of values.
  init(count: Int, window: Int) {
    self.count = count
    self.window = window
    let reach = (window - 1) / 2
    let weights = (-reach...reach).map { Self.weight(Double(abs($0)), Double(reach)) }
    let sum = weights.reduce(0, +)
    inner = sum > 0 ? weights.map { $0 / sum } : weights
  }

  /// How many free numbers the smooth line has: the sum of each value's weight in its own place.
  var degreesOfFreedom: Double {
    var sum = 0.0
    var inside = 0
    for place in 0..<count {
      if isInside(place) {
        inside += 1
        continue
      }
      let (start, weights) = weights(at: place)
      sum += weights[place - start]
    }
    return sum + Double(inside) * inner[(window - 1) / 2]
  }

  /// The smooth line at the place of each value.
  func smooth(_ values: [Double]) -> [Double] {
    var line = [Double](repeating: 0, count: count)
    let reach = (window - 1) / 2
    values.withUnsafeBufferPointer { values in
      inner.withUnsafeBufferPointer { inner in
        for place in stride(from: reach, to: max(count - reach, reach), by: 1) {
          var sum = 0.0
          for step in 0..<window { sum += inner[step] * values[place - reach + step] }
          line[place] = sum
        }
      }
    }
    for place in 0..<count where !isInside(place) {
      let (start, weights) = weights(at: place)
      var sum = 0.0
      for step in weights.indices { sum += weights[step] * values[start + step] }
      line[place] = sum
    }
    return line
  }

  private func isInside(_ place: Int) -> Bool {
    let reach = (window - 1) / 2
    return place >= reach && place + reach < count
  }

  /// The weights of the values from `start` on in the line's height at a place near an end.
  private func weights(at place: Int) -> (start: Int, weights: [Double]) {
    let width = min(window, count)
    let start = min(max(place - (window - 1) / 2, 0), count - width)
    let farthest = max(place - start, start + width - 1 - place) + max(window - count, 0) / 2
    var weights = (0..<width).map { step in
      Self.weight(Double(abs(start + step - place)), Double(farthest))
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
