import ChartScales

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Finds the amounts that are marked along an axis, and the domain that holds them.
struct AmountMarks {
  /// The axis's scale.
  let scale: PositionScale

  /// The ticks that the axis has unless told otherwise.
  let ticks: [Tick]

  /// How many ticks an axis aims at unless told otherwise.
  let count: Int

  /// The domain of the scale widened to the values of sets, as far as these ask for it.
  func domain(holding sets: [AxisMarkSet]) -> Interval {
    var domain = scale.domain
    for set in sets {
      let wide = domainWidened(by: set.values)
      guard wide.isFinite else { continue }
      domain = Interval(min(domain.start, wide.start), max(domain.end, wide.end))
    }
    return domain
  }

  private func domainWidened(by values: AxisMarkSet.Values) -> Interval {
    let domain = scale.domain
    switch values {
    case .automatic(let count, let least, let lower, let upper):
      let count = sought(count)
      if let stride = stride(atLeast: least, count: count) {
        return rounded(to: stride, lower, upper)
      }
      let nice = scale.niced(count: count).domain
      return Interval(
        lower ?? true ? nice.start : domain.start,
        upper ?? true ? nice.end : domain.end
      )
    case .stride(let stride, _, _) where !isMarkable(stride): return domainWidened(by: .automatic())
    case .stride(let stride, let lower, let upper):
      return rounded(to: AmountStride(stride), lower, upper)
    case .places(let places):
      var isLog = false
      if case .log = scale { isLog = true }
      let shown = places.filter { $0.isFinite && (!isLog || $0 > 0) }
      return Interval(
        min(domain.start, shown.min() ?? domain.start),
        max(domain.end, shown.max() ?? domain.end)
      )
    case .calendar, .names: return domain
    }
  }

  /// Rounded to multiples of a stride; where that is left open, only if the axis does not get longer than
  /// twice what it was.
  private func rounded(to stride: AmountStride, _ lower: Bool?, _ upper: Bool?) -> Interval {
    let domain = scale.domain
    var start = stride.floor(domain.start)
    // A logarithmic axis has no zero.
    if case .log = scale, start <= 0 { start = domain.start }
    let wide = Interval(start, stride.ceiling(domain.end))
    let isModest = wide.length <= 2 * domain.length
    return Interval(
      lower ?? isModest ? wide.start : domain.start,
      upper ?? isModest ? wide.end : domain.end
    )
  }

  /// The amounts of a set within the domain.
  func found(_ values: AxisMarkSet.Values) -> Result<MarkedValues, TooManyValues> {
    switch values {
    case .automatic(nil, nil, _, _): return .success(MarkedValues(ticks))
    case .automatic(let count, let least, _, _):
      let count = sought(count)
      if let stride = stride(atLeast: least, count: count) { return multiples(of: stride) }
      return .success(MarkedValues(scale.amountTicks(count: count)))
    case .stride(let stride, _, _): return multiples(of: AmountStride(stride))
    case .places(let places): return .success(found(at: places))
    case .calendar, .names: return .success(MarkedValues([]))
    }
  }

  private func multiples(of stride: AmountStride) -> Result<MarkedValues, TooManyValues> {
    guard isMarkable(stride.by) else {
      return .failure(TooManyValues(count: (scale.domain.length / stride.by).rounded(.down)))
    }
    return .success(found(at: stride.multiples(in: scale.domain)))
  }

  /// Whether an axis can mark every multiple of a stride in its domain.
  private func isMarkable(_ stride: Double) -> Bool {
    scale.domain.length / stride <= Double(maximumTickCount)
  }

  private func found(at places: [Double]) -> MarkedValues {
    let shown = places.indices.filter { scale.domain.contains(places[$0]) }
    let decimals = shown.reduce(0) { max($0, decimalsNeeded(by: places[$1])) }
    var found = MarkedValues(
      shown.map {
        Tick(value: places[$0], position: scale.position(of: places[$0]), decimals: decimals)
      }
    )
    found.numbers = shown
    return found
  }

  private func sought(_ count: Int?) -> Int {
    count.map { $0 < 1 ? self.count : $0 } ?? count ?? self.count
  }

  /// The round stride that keeps ticks as far apart as an author asks, where those that fit are closer.
  private func stride(atLeast least: Double?, count: Int) -> AmountStride? {
    guard let least, least > 0 else { return nil }
    switch scale {
    case .linear, .power: break
    case .log, .symmetricLog, .time, .band: return nil
    }
    let step = abs(tickStep(start: scale.domain.start, stop: scale.domain.end, count: count))
    guard step < least else { return nil }
    let power = pow(10, log10(least).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * power >= least * (1 - 1e-12) } ?? 10
    return AmountStride(factor * power)
  }
}
