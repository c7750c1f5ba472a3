import ChartScales

/// Finds the instants that are marked along an axis, and the domain that holds them.
struct InstantMarks {
  /// The axis's scale.
  let scale: TimeScale

  /// The calendar unit that a datum stands for: ticks are of no finer one unless told otherwise.
  let unitOfData: CalendarUnit

  /// Whether bars stand along the axis, each as wide as its unit.
  let hasBars: Bool

  /// Seconds east of UTC at an instant.
  let offset: UTCOffset

  /// How many ticks an axis aims at unless told otherwise.
  private static let tickCount = 8

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
    let wide: Interval
    var (lower, upper): (Bool?, Bool?)
    switch values {
    case .automatic(let count, _, let roundsLower, let roundsUpper):
      wide = scale.niced(count: sought(count), offset: offset).domain
      (lower, upper) = (roundsLower, roundsUpper)
    case .stride(let stride, let roundsLower, let roundsUpper):
      let stride = AmountStride(stride)
      wide = Interval(stride.floor(domain.start), stride.ceiling(domain.end))
      (lower, upper) = (roundsLower, roundsUpper)
    case .calendar(let unit, let count, let roundsLower, let roundsUpper):
      wide = CalendarStride(unit, count, offset).widened(domain)
      (lower, upper) = (roundsLower, roundsUpper)
    case .places(let places):
      let shown = places.filter(\.isFinite)
      wide = Interval(shown.min() ?? domain.start, shown.max() ?? domain.end)
      (lower, upper) = (true, true)
    case .names: return domain
    }
    return Interval(
      lower ?? false ? wide.start : domain.start,
      upper ?? false ? wide.end : domain.end
    )
  }

  /// The instants of a set within the domain.
  func found(_ values: AxisMarkSet.Values) -> Result<MarkedValues, TooManyValues> {
    switch values {
    case .automatic(let count, let least, _, _):
      return .success(automatic(sought(count), least: least ?? 0))
    case .stride(let stride, _, _):
      let count = scale.domain.length / stride
      guard count <= Double(maximumTickCount) else {
        return .failure(TooManyValues(count: count.rounded(.down)))
      }
      let places = AmountStride(stride).multiples(in: scale.domain)
      return .success(found(at: places, unit: unit(of: places)) { value, _ in value + stride })
    case .calendar(let unit, let count, _, _):
      let stride = CalendarStride(unit, count, offset)
      let most = scale.domain.length / stride.seconds
      guard most <= Double(maximumTickCount) else {
        return .failure(TooManyValues(count: most.rounded(.down)))
      }
      return .success(
        found(at: stride.starts(in: scale.domain), unit: unit) { value, next in
          next ?? GregorianCalendar.adding(count, unit, to: value, offset: offset)
        }
      )
    case .places(let places): return .success(found(at: places))
    case .names: return .success(MarkedValues([]))
    }
  }

  /// Calendar ticks, at least so many seconds apart.
  private func automatic(_ count: Int, least: Double) -> MarkedValues {
    var count = count
    var ticks = timeTicks(count)
    while count > 1,
      zip(ticks.values.dropFirst(), ticks.values).contains(where: { $0 - $1 < least })
    {
      count /= 2
      ticks = timeTicks(count)
    }
    return found(at: ticks.values, unit: ticks.unit) { value, next in
      ticks.step == 0
        ? value
        : next ?? GregorianCalendar.adding(ticks.step, ticks.unit, to: value, offset: offset)
    }
  }

  private func timeTicks(_ count: Int) -> TimeTicks {
    let found = scale.ticks(count: count, offset: offset)
    guard found.unit < unitOfData else { return found }
    let starts = GregorianCalendar.starts(of: unitOfData, in: scale.domain, offset: offset)
    return TimeTicks(values: starts, unit: unitOfData, step: 1)
  }

  private func found(at places: [Double]) -> MarkedValues {
    let unit = unit(of: places)
    let rising = places.indices.filter { scale.domain.contains(places[$0]) }
      .sorted { places[$0] < places[$1] }
    var found = found(at: rising.map { places[$0] }, unit: unit) { value, next in
      next ?? GregorianCalendar.adding(1, unit, to: value, offset: offset)
    }
    found.numbers = rising
    return found
  }

  /// Ticks at rising instants; `end` is asked for where the span of one ends, with the next instant.
  private func found(
    at values: [Double],
    unit: CalendarUnit,
    end: (Double, Double?) -> Double
  ) -> MarkedValues {
    let isCentered = hasBars && unit <= unitOfData
    var ticks: [Tick] = []
    var spans: [Interval] = []
    for (index, value) in values.enumerated() {
      let end = end(value, index + 1 < values.count ? values[index + 1] : nil)
      let span = Interval(scale.position(of: value), scale.position(of: end))
      // A bar's tick stands in its middle, whatever the distance of ticks.
      let unitEnd = GregorianCalendar.adding(1, unit, to: value, offset: offset)
      let position = isCentered ? scale.position(of: (value + unitEnd) / 2) : span.start
      ticks.append(Tick(value: value, position: position))
      spans.append(span)
    }
    return MarkedValues(ticks, spans: spans, unit: unit)
  }

  /// The longest calendar unit that all instants are starts of.
  private func unit(of places: [Double]) -> CalendarUnit {
    let finite = places.filter(\.isFinite)
    guard !finite.isEmpty else { return unitOfData }
    return CalendarUnit.allCases.reversed().first { unit in
      unit != .quarter && unit != .week
        && finite.allSatisfy { GregorianCalendar.floor($0, to: unit, offset: offset) == $0 }
    } ?? .second
  }

  private func sought(_ count: Int?) -> Int {
    guard let count, count > 0 else { return Self.tickCount }
    return count
  }
}
