/// Where a function is not defined, or jumps.
extension FunctionReading {
  /// The breaks and the undefined stretches of a function.
  struct Parts {
    var breaks: [FunctionAnalysis.Break] = []
    var undefined: [FunctionAnalysis.Stretch] = []
  }

  /// The single places and the stretches without a value, and the jumps and poles between places.
  var parts: Parts {
    var parts = Parts()
    var index = 0
    while index < values.count {
      guard values[index].isFinite else {
        var end = index
        while end + 1 < values.count, !values[end + 1].isFinite { end += 1 }
        add(index, end, to: &parts)
        index = end + 1
        continue
      }
      if index + 1 < values.count, values[index + 1].isFinite {
        addBetween(index, to: &parts)
      }
      index += 1
    }
    parts.breaks = Array(parts.breaks.prefix(FunctionAnalysis.most))
    return parts
  }

  /// A run of places without a value: one break, or a stretch whose ends are found by halving.
  private func add(_ first: Int, _ last: Int, to parts: inout Parts) {
    let isAlone = first == last
    let room = room(beside: first, last)
    if isAlone, first > 0, last + 1 < values.count {
      parts.breaks.append(
        FunctionAnalysis.Break(
          place: places[first],
          below: limit(at: places[first], side: -1, room: room),
          above: limit(at: places[first], side: 1, room: room)
        )
      )
      return
    }
    let from = first == 0 ? lower : edge(defined: places[first - 1], undefined: places[first])
    let to =
      last + 1 == values.count ? upper : edge(defined: places[last + 1], undefined: places[last])
    if !isAlone || from < to {
      parts.undefined.append(FunctionAnalysis.Stretch(from: from, to: to))
    }
    if first > 0, let limit = limit(at: from, side: -1, room: room), isUnbounded(limit) {
      parts.breaks.append(FunctionAnalysis.Break(place: from, below: limit, above: nil))
    }
    if last + 1 < values.count, let limit = limit(at: to, side: 1, room: room), isUnbounded(limit) {
      parts.breaks.append(FunctionAnalysis.Break(place: to, below: nil, above: limit))
    }
  }

  private func isUnbounded(_ limit: FunctionAnalysis.Limit) -> Bool {
    limit == .rises || limit == .falls
  }

  private func room(beside first: Int, _ last: Int) -> Double {
    let left = first > 0 ? places[first] - places[first - 1] : .infinity
    let right = last + 1 < places.count ? places[last + 1] - places[last] : .infinity
    return min(left, right)
  }

  /// Where a function begins to be defined, between a place where it is and one where it is not.
  ///
  /// An end that halving never moved is the edge itself, to the last digit.
  private func edge(defined: Double, undefined: Double) -> Double {
    let isRising = undefined > defined
    let ends = halved(min(defined, undefined), max(defined, undefined)) { place in
      isDefined(at: place) == isRising
    }
    return places.contains(ends.lower) ? ends.lower : ends.upper
  }

  /// A pole or a jump between two neighbouring places.
  private func addBetween(_ index: Int, to parts: inout Parts) {
    let (left, right) = (values[index], values[index + 1])
    let (from, to) = (places[index], places[index + 1])
    if left < 0 && right > 0 || left > 0 && right < 0 {
      let ends = halved(from, to) { (function($0) < 0) == (left < 0) }
      let (low, high) = (function(ends.lower), function(ends.upper))
      let reach = max(abs(low), abs(high))
      if reach > max(abs(left), abs(right)) * 4 || isJump(low, high, beside: index) {
        addBreak(between: ends, from, to, &parts)
      }
      return
    }
    guard isSteepest(index), isJump(left, right, beside: index) else {
      addPeakedPole(index, to: &parts)
      return
    }
    let middle = left / 2 + right / 2
    let ends = halved(from, to) { (function($0) < middle) == (left < middle) }
    if isJump(function(ends.lower), function(ends.upper), beside: index) {
      addBreak(between: ends, from, to, &parts)
    }
  }

  private func addBreak(
    between ends: (lower: Double, upper: Double),
    _ from: Double,
    _ to: Double,
    _ parts: inout Parts
  ) {
    let place = ends.lower + (ends.upper - ends.lower) / 2
    let room = max(min(place - from, to - place), (to - from) / 1024)
    parts.breaks.append(
      FunctionAnalysis.Break(
        place: place,
        below: limit(at: place, side: -1, room: room),
        above: limit(at: place, side: 1, room: room)
      )
    )
  }

  /// Whether two neighbouring values are farther apart than the way there explains.
  private func isJump(_ left: Double, _ right: Double, beside index: Int) -> Bool {
    guard left.isFinite, right.isFinite else { return true }
    return abs(right - left) > 0.5 * abs(values[index + 1] - values[index])
      && abs(right - left) > 1e-6 * scale && isSteepest(index)
  }

  /// Whether a step between places is far larger than those beside it.
  private func isSteepest(_ index: Int) -> Bool {
    let step = abs(values[index + 1] - values[index]) / (places[index + 1] - places[index])
    let before = index > 0 ? slopeOfStep(index - 1) : 0
    let after = index + 2 < values.count ? slopeOfStep(index + 1) : 0
    return step > 10 * max(before, after) && step > 0
  }

  private func slopeOfStep(_ index: Int) -> Double {
    let step = abs(values[index + 1] - values[index]) / (places[index + 1] - places[index])
    return step.isFinite ? step : 0
  }

  /// A pole with one sign on both sides, between two places: sizes grow towards it from both.
  private func addPeakedPole(_ index: Int, to parts: inout Parts) {
    guard index > 0, index + 2 < values.count, abs(values[index]) > 20 * scale,
      abs(values[index]) > abs(values[index - 1]) * 1.5,
      abs(values[index + 1]) > abs(values[index + 2]) * 1.5
    else { return }
    let sign = values[index] < 0 ? -1.0 : 1
    let ends = halved(places[index], places[index + 1]) { place in
      let step = (places[index + 1] - places[index]) * 1e-7
      return function(place + step) * sign > function(place - step) * sign
    }
    if abs(function(ends.lower)) > 1e6 * abs(values[index])
      || abs(function(ends.upper)) > 1e6 * abs(values[index])
    {
      addBreak(between: ends, places[index], places[index + 1], &parts)
    }
  }
}
