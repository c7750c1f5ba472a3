import ChartStatistics

/// A way to make series whose truth is known: a shape, and noise around it.
struct ChanceSeries: Sendable {
  /// What the table calls it.
  let name: String

  /// How much of the one before each value keeps: 0 is white noise, 1 a random walk.
  var memory = 0.0

  /// How far the level rises from the first value to the last, in standard deviations of the noise.
  var rise = 0.0

  /// How much higher weekends are than weekdays, in standard deviations of the noise.
  var weekend = 0.0

  /// How much higher the second half is than the first, in standard deviations of the noise.
  var step = 0.0

  /// The values of one such series.
  func values(count: Int, calendar: ChanceCalendar, _ random: inout SeededNumbers) -> [Double] {
    let seasons = calendar.seasons(count: count)
    // Starting in the process's own spread, so that it has no beginning of its own.
    var state = random.normal() / (memory < 1 ? (1 - memory * memory).squareRoot() : 1)
    return (0..<count).map { place in
      defer { state = memory * state + random.normal() }
      let isApart = seasons.contrast.contains(seasons.codes[place])
      return state + rise * Double(place) / Double(count - 1) + (isApart ? weekend : 0)
        + (2 * place >= count ? step : 0)
    }
  }
}

/// The calendar of series of some length: quarters for the shortest, weekdays for longer ones.
struct ChanceCalendar: Sendable {
  /// How many seasons it has.
  let period: Int

  /// The seasons that it sets apart.
  let contrast: [Int32]

  /// Quarters, of which none is apart.
  static let quarters = ChanceCalendar(period: 4, contrast: [])

  /// Days of the week from Monday on, with weekends apart.
  static let weekdays = ChanceCalendar(period: 7, contrast: [5, 6])

  /// The calendar that a series of some length is told by.
  init(count: Int) {
    self = count < 3 * 7 ? .quarters : .weekdays
  }

  private init(period: Int, contrast: [Int32]) {
    self.period = period
    self.contrast = contrast
  }

  /// The season of each of some values, from the first season on.
  func seasons(count: Int) -> Seasons {
    Seasons(count: count, period: period, contrast: contrast)
  }
}
