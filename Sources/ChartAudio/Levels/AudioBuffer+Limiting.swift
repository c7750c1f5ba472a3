extension AudioBuffer {
  /// The same sound with its true peak held below a ceiling, by turning it down ahead of each peak.
  ///
  /// All channels are turned down together. A buffer that stays below the ceiling is returned as it
  /// is, sample for sample.
  ///
  /// ```
  ///   peak           |
  ///   gain  ____     |     ____
  ///             \____|____/        5 ms down, 5 ms up
  /// ```
  ///
  /// - Complexity: O(frames).
  public func limited(to ceiling: Decibels = -1.5, lookahead: Seconds = 0.005) -> AudioBuffer {
    let measure = TruePeak()
    guard Double(peak) * measure.largestRise > ceiling.amplitude else { return self }
    var peaks = [Float](repeating: 0, count: frameCount)
    for channel in channels { measure.raise(&peaks, to: channel) }
    let limit = Float(ceiling.amplitude)
    guard peaks.contains(where: { $0 > limit }) else { return self }
    let allowed = peaks.map { $0 > limit ? limit / $0 : 1 }
    let reach = max(1, Int(lookahead * sampleRate))
    let gain = meanAround(leastAround(allowed, reach), reach)
    return AudioBuffer(
      channels: channels.map { channel in zip(channel, gain).map { $0 * $1 } },
      sampleRate: sampleRate
    )
  }
}

/// The least of the values at most `reach` places away from each.
private func leastAround(_ values: [Float], _ reach: Int) -> [Float] {
  var least: [Float] = []
  least.reserveCapacity(values.count)
  // Places whose values rise: each could still be the least of a window to come.
  var candidates: [Int] = []
  var head = 0
  for end in 0..<(values.count + reach) {
    if end < values.count {
      while candidates.count > head, let last = candidates.last, values[last] >= values[end] {
        candidates.removeLast()
      }
      candidates.append(end)
    }
    let center = end - reach
    guard center >= 0 else { continue }
    while candidates[head] < center - reach { head += 1 }
    least.append(values[candidates[head]])
  }
  return least
}

/// The mean of the values at most `reach` places away from each; past the ends the value is 1.
private func meanAround(_ values: [Float], _ reach: Int) -> [Float] {
  let width = 2 * reach + 1
  let value = { (place: Int) -> Double in
    values.indices.contains(place) ? Double(values[place]) : 1
  }
  var sum = (-reach - 1...reach - 1).reduce(0) { $0 + value($1) }
  return values.indices.map { place in
    sum += value(place + reach) - value(place - reach - 1)
    return Float(sum / Double(width))
  }
}
