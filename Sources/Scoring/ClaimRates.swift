import ChartStatistics

/// How often each claim of a description is made of many series.
struct ClaimRates: Equatable {
  /// The share of series that rise or fall, slightly or not, 0...1.
  private(set) var direction = 0.0

  /// The share that rise or fall by more than slightly.
  private(set) var strongDirection = 0.0

  /// The share with a rhythm.
  private(set) var rhythm = 0.0

  /// The share with a step.
  private(set) var step = 0.0

  /// The share with a course of several legs, where no step is said.
  private(set) var course = 0.0

  /// The share with values that lie apart from the course.
  private(set) var apart = 0.0

  /// Makes series of some length, the same for the same seed, and asks of each what would be said.
  init(of chance: ChanceSeries, count: Int, series: Int, seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let calendar = ChanceCalendar(count: count)
    let x = (0..<count).map(Double.init)
    let share = 1 / Double(series)
    for _ in 0..<series {
      let y = chance.values(count: count, calendar: calendar, &random)
      let seasons = calendar.seasons(count: count)
      let verdict = ChartStatistics.direction(x: x, y: y, seasons: seasons).verdict
      if verdict == .rises || verdict == .falls { strongDirection += share }
      if Self.isDirected(verdict) { direction += share }
      let found = ChartStatistics.rhythm(x: x, y: y, seasons: seasons)
      let told = found?.isFound == true ? found : nil
      if told != nil { rhythm += share }
      if let found = steps(x: x, y: y, seasons: seasons), !found.steps.isEmpty {
        step += share
      } else if ChartStatistics.course(x: x, y: y) != nil {
        course += share
      }
      if !placesApart(in: told?.values(y, without: seasons) ?? y).isEmpty { apart += share }
    }
  }

  private static func isDirected(_ verdict: Direction) -> Bool {
    switch verdict {
    case .rises, .risesSlightly, .falls, .fallsSlightly: true
    case .noClearTrend, .constant, .tooFewValues: false
    }
  }
}
