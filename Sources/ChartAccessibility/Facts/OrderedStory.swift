import ChartModel
import ChartScales
import ChartStatistics

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a series does along its order, found once: its rhythm, its steps and its direction.
struct OrderedStory {
  let reading: SeriesReading
  let means: OrderedMeans
  let offset: UTCOffset

  /// The part of the calendar that each place belongs to, where the unit has one.
  let part: CalendarPart?

  /// The season of each mean, where the unit has seasons.
  let seasons: Seasons?

  /// The rhythm, if the values have one.
  let rhythm: Rhythm?

  /// The changes of level, whether or not they tell the course best.
  let levels: Steps?

  /// The legs, where they are worth more than one line.
  let legs: LegFinding?

  /// The course: stretches that each tell truly which way the values went, where there are such.
  let course: Course?

  /// The last period if it has only begun, found from another column of the table.
  let partial: PartialPeriod?

  /// The direction, the last period left out where it is not complete.
  let finding: DirectionFinding

  /// `nil` for a series without an order or without values.
  init?(of reading: SeriesReading, offset: @escaping UTCOffset) {
    guard reading.shape == .ordered, reading.summary.count > 0,
      var means = OrderedMeans(of: reading, offset: offset)
    else { return nil }
    partial = PartialPeriod(of: reading, means, offset: offset)
    if partial != nil { means.removeLast() }
    self.reading = reading
    self.means = means
    self.offset = offset
    part = CalendarPart(of: means.unit)
    let seasons = part.map { Self.seasons(of: means, $0, offset) }
    self.seasons = seasons
    rhythm = seasons.flatMap {
      ChartStatistics.rhythm(x: means.places, y: means.means, seasons: $0)
    }.flatMap { $0.isFound ? $0 : nil }
    let span = reading.visibleSpan
    levels = ChartStatistics.steps(
      x: means.places,
      y: means.means,
      seasons: seasons,
      visibleSpan: span
    )
    legs =
      rhythm == nil
      ? ChartStatistics.legs(x: means.places, y: means.means).flatMap { $0.isCourse ? $0 : nil }
      : nil
    course = legs.flatMap {
      ChartStatistics.course(x: means.places, y: means.means, legs: $0)
    }
    finding =
      seasons.map { direction(x: means.places, y: means.means, seasons: $0, visibleSpan: span) }
      ?? direction(x: means.places, y: means.means, visibleSpan: span)
  }

  /// The changes of level that are worth telling: none where legs tell the course better.
  ///
  /// A ramp or a curve can be cut into levels as well as a stair; which of the two it is, the Bayesian
  /// information criterion decides on what each leaves.
  var steps: [Steps.Step] {
    guard let levels, !levels.steps.isEmpty else { return [] }
    guard let legs, rhythm == nil else { return levels.steps }
    let values = means.means
    let count = Double(values.count)
    let bounds = [0] + levels.steps.map(\.place) + [values.count]
    let heights = [levels.steps[0].before] + levels.steps.map(\.after)
    var squares = 0.0
    for (index, height) in heights.enumerated() {
      for value in values[bounds[index]..<bounds[index + 1]] {
        squares += (value - height) * (value - height)
      }
    }
    let ofLevels = Double(2 * levels.steps.count + 1)
    let ofLegs = Double(3 * legs.legs.count - 1)
    let gain = count * log(squares / legs.residualSquares) - (ofLegs - ofLevels) * log(count)
    return gain > 0 ? [] : levels.steps
  }

  private static func seasons(
    of means: OrderedMeans,
    _ part: CalendarPart,
    _ offset: @escaping UTCOffset
  ) -> Seasons {
    Seasons(
      codes: means.positions.map { part.code(at: $0, offset: offset) },
      period: part.period,
      contrast: part == .weekday ? [5, 6] : []
    )
  }

  /// The means less the effects of their seasons, where there is a rhythm.
  var valuesWithoutSeasons: [Double] {
    guard let rhythm, let seasons else { return means.means }
    return rhythm.values(means.means, without: seasons)
  }

  /// The mark at the last place of the order.
  var lastRow: Int? {
    (reading.isDescending ? reading.series.rows.first : reading.series.rows.last).map(Int.init)
  }

  /// The marks that have a value, without that of a last period that is not complete.
  var fullRows: [Int] {
    reading.series.rows.map(Int.init).filter {
      !reading.amounts[$0].isNaN && (partial == nil || $0 != lastRow)
    }
  }

  /// The marks that have a value, one a place, along the order.
  var rowsInOrder: [Int] {
    let rows = reading.series.rows.map(Int.init).filter { !reading.amounts[$0].isNaN }
    return reading.isDescending ? rows.reversed() : rows
  }

  /// Those marks as formulas name them.
  var fullMarks: MarkSet { .marks(fullRows.map { $0 + 1 }, layer: reading.layerIndex) }

  /// The place of one mean, as it is said.
  func place(_ index: Int) -> Quantity {
    if let unit = means.unit {
      return .date(means.positions[index], unit: unit, sharing: reading.sharing)
    }
    guard let dimension = reading.layer.dimension else { return .name(reading.column.name) }
    return .titled(dimension.name, .datum(means.positions[index], of: dimension))
  }

  /// One mean as it is said: exact where it is one value of the data.
  func value(_ index: Int) -> Quantity {
    isDatum ? reading.datum(means.means[index]) : .derived(means.means[index], of: reading.column)
  }

  /// Whether each mean is one value of the data.
  var isDatum: Bool { !means.isGrouped && reading.series.duplicatePlaces == 0 }

  /// A pattern of the series.
  func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ evidence: Evidence,
    salience: Double
  ) -> Fact {
    reading.fact(kind, .pattern, quantities, evidence, salience: salience)
  }
}

extension CalendarPart {
  /// The part that returns with a unit: weekdays for days, months for months.
  init?(of unit: CalendarUnit?) {
    switch unit {
    case .hour?: self = .hour
    case .day?: self = .weekday
    case .month?: self = .month
    case .quarter?: self = .quarter
    default: return nil
    }
  }

  /// How many there are.
  var period: Int {
    switch self {
    case .weekday: 7
    case .month: 12
    case .quarter: 4
    case .hour: 24
    }
  }

  /// Which one an instant falls in, from 0.
  func code(at seconds: Double, offset: @escaping UTCOffset) -> Int32 {
    let date = CalendarDate(secondsSince1970: seconds, offset: offset)
    switch self {
    case .weekday: return Int32(date.weekday - 1)
    case .month: return Int32(date.month - 1)
    case .quarter: return Int32(date.quarter - 1)
    case .hour: return Int32(date.hour)
    }
  }

  /// The name of the part with a code.
  func name(ofCode code: Int32) -> Quantity {
    .calendar(self, self == .hour ? Int(code) : Int(code) + 1)
  }
}

extension SeriesReading {
  /// The length of the visible axis in data units; on a logarithmic axis the data's own range counts.
  var visibleSpan: Double? {
    let axis = layer.orientation == .vertical ? chart.y : chart.x
    guard let axis, layer.stacked == nil, case .linear(let scale) = axis.scale else { return nil }
    return abs(scale.domain.length)
  }
}
