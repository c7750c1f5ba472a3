/// Instants to mark on a time axis, and what their labels have to tell apart.
public struct TimeTicks: Sendable, Hashable, Codable {
  /// The instants in seconds since 1970, in the direction of the domain, without duplicates.
  public let values: [Double]
  /// The unit whose starts the instants are; `second` also for fractions of one.
  public let unit: CalendarUnit
  /// How many units lie between two instants; 0 if less than a second does.
  public let step: Int
  /// The digits after the point that the second needs in a label; 0 unless `step` is.
  public let secondDecimals: Int

  /// Makes a list of instants.
  public init(values: [Double], unit: CalendarUnit, step: Int, secondDecimals: Int = 0) {
    self.values = values
    self.unit = unit
    self.step = step
    self.secondDecimals = secondDecimals
  }

  /// The ticks of a domain of one instant: itself, with the longest unit up to a day that it starts.
  init(instant: Double, offset: @escaping UTCOffset) {
    let units: [CalendarUnit] = [.day, .hour, .minute, .second]
    let unit = units.first { GregorianCalendar.floor(instant, to: $0, offset: offset) == instant }
    self.init(
      values: [instant],
      unit: unit ?? .second,
      step: unit == nil ? 0 : 1,
      secondDecimals: unit == nil ? tickDecimals(start: instant, stop: instant, count: 1) : 0
    )
  }
}

/// The distance between time ticks that suits a domain.
struct TickDistance {
  /// The unit and step; `nil` if the distance is shorter than a second.
  let calendarStep: (unit: CalendarUnit, step: Int)?
  /// The digits after the point of a distance shorter than a second; else 0.
  let decimals: Int
  /// The count sought, held to what `maximumTickCount` allows.
  let count: Int

  /// Needs a finite domain that is not empty and a positive count.
  init(domain: Interval, count: Int) {
    // The distances lie up to four times apart, so that twice as many ticks may come of it.
    let sought = min(count, maximumTickCount / 3)
    let target = (domain.upper - domain.lower) / Double(sought)
    self.count = sought
    guard let index = Self.candidates.firstIndex(where: { $0.seconds > target }) else {
      calendarStep = (.year, Self.years(domain, sought))
      decimals = 0
      return
    }
    if index == 0 {
      let step = roundStep(domain.lower, domain.upper, sought)
      calendarStep = step.exponent >= 0 ? (.second, 1) : nil
      decimals = max(0, -step.exponent)
      return
    }
    let (shorter, longer) = (Self.candidates[index - 1], Self.candidates[index])
    let nearest = target / shorter.seconds < longer.seconds / target ? shorter : longer
    calendarStep = (nearest.unit, nearest.step)
    decimals = 0
  }

  /// The round number of years between ticks, at least one.
  private static func years(_ domain: Interval, _ count: Int) -> Int {
    let year = 31_536_000.0
    let step = roundStep(domain.lower / year, domain.upper / year, count)
    return max(1, Int(min(step.distance, 1e9)))
  }

  /// The distances to choose from, with their usual lengths, rising.
  private static let candidates: [(unit: CalendarUnit, step: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.week, 1, 604_800),
    (.month, 1, 2_592_000), (.month, 3, 7_776_000), (.year, 1, 31_536_000),
  ]
}
