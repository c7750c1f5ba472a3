import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Sets of marks that an author gives an axis.
struct AxisMarksTests {
  private func chart(
    _ amounts: [Double],
    _ values: AxisMarkSet.Values...,
    domain: Interval? = nil,
    type: AxisSpec.ScaleType = .linear
  ) throws -> ResolvedChart {
    var spec = MinimalChart.daily(amounts)
    spec.y.includesZero = true
    spec.y.domain = domain
    spec.y.scaleType = type
    spec.y.marks = values.map { AxisMarkSet(values: $0) }
    return try spec.resolved(offset: utc)
  }

  private func values(_ chart: ResolvedChart, set: Int = 0) throws -> [Double] {
    try #require(chart.y?.marks)[set].ticks.map(\.value)
  }

  // MARK: Amounts

  @Test func `without sets, and with the automatic one, an axis is the same`() throws {
    var spec = MinimalChart.daily([3, 87])
    let plain = try #require(try spec.resolved(offset: utc).y)
    spec.y.marks = [AxisMarkSet()]
    let marked = try #require(try spec.resolved(offset: utc).y)
    #expect(marked.scale == plain.scale && marked.ticks == plain.ticks)
    #expect(marked.marks?.first?.ticks == plain.ticks)
    spec.y.marks = []
    let bare = try #require(try spec.resolved(offset: utc).y)
    #expect(bare.marks == [] && bare.ticks == plain.ticks && bare.scale == plain.scale)
  }

  @Test func `an automatic domain is rounded to the values of its count`() throws {
    let few = try chart([0, 87], .automatic(count: 3))
    #expect(few.y?.scale.domain == Interval(0, 100))
    #expect(try values(few) == [0, 50, 100])
    let open = try chart([0, 87], .automatic(count: 3, roundsUpper: false))
    #expect(open.y?.scale.domain == Interval(0, 87))
    #expect(try values(open) == [0, 20, 40, 60, 80])
  }

  @Test func `values that fit are at least the author's stride apart`() throws {
    let chart = try chart([0, 9], .automatic(minimumStride: 3))
    #expect(try values(chart) == [0, 5, 10])
    #expect(chart.y?.scale.domain == Interval(0, 10))
  }

  @Test func `a stride marks its multiples, without the rounding of a sum`() throws {
    #expect(
      try values(chart([0, 0.7], .stride(by: 0.1))) == [
        0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7,
      ]
    )
    #expect(try values(chart([-7, 7], .stride(by: 5))) == [-10, -5, 0, 5, 10])
    #expect(try values(chart([0, 7], .stride(by: 5, roundsUpper: false))) == [0, 5])
    #expect(try values(chart([0, 1], .stride(by: 2.5))) == [0])
    #expect(try values(chart([0, 1], .stride(by: 2.5, roundsUpper: true))) == [0, 2.5])
  }

  @Test func `the labels of one set have one number of digits`() throws {
    let y = try #require(try chart([0, 1], .stride(by: 0.25)).y)
    #expect(y.ticks.map(\.decimals) == [2, 2, 2, 2, 2])
  }

  @Test func `an automatic domain holds the author's places, and an exact one stays`() throws {
    let wide = try chart([0, 87], .places([50, 0, 120]))
    #expect(wide.y?.scale.domain == Interval(0, 120))
    #expect(try values(wide) == [0, 50, 120])
    let exact = try chart([0, 87], .places([50, 0, 120]), domain: Interval(0, 100))
    #expect(exact.y?.scale.domain == Interval(0, 100))
    #expect(try values(exact) == [0, 50])
  }

  @Test func `a logarithmic axis is marked at amounts above zero alone`() throws {
    let chart = try chart([1, 900], .places([-5, 0, 10, 1000]), type: .log)
    #expect(try values(chart) == [10, 1000])
    #expect(try values(self.chart([3, 9], .stride(by: 2), type: .log)) == [2, 4, 6, 8, 10])
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, -.infinity])
  func `a stride that marks nothing is told of, and what fits is marked`(stride: Double) throws {
    let plain = try chart([0, 87], .automatic())
    let chart = try chart([0, 87], .stride(by: stride))
    #expect(
      chart.diagnostics == [
        Diagnostic(.warning, .axisStride, arguments: ["sales", "\(stride)"])
      ]
    )
    #expect(chart.y?.marks == plain.y?.marks)
  }

  @Test(.timeLimit(.minutes(1)))
  func `too many values are told of, and what fits is marked`() throws {
    let plain = try chart([0, 87], .automatic())
    let cases: [(AxisMarkSet.Values, String)] = [
      (.stride(by: 1e-5), "10000000"), (.stride(by: 1e-300), "1000000000000000"),
      (.places((0..<1_000_000).map(Double.init)), "1000000"),
      (.automatic(count: 1_000_000), "1000000"),
    ]
    for (values, count) in cases {
      let chart = try chart([0, 87], values)
      #expect(
        chart.diagnostics == [
          Diagnostic(.warning, .axisValuesTooMany, arguments: ["sales", count])
        ]
      )
      #expect(chart.y?.marks?[0].ticks == plain.y?.marks?[0].ticks)
    }
    #expect(try values(chart([0, 10_000], .stride(by: 1))).count == 10_001)
  }

  @Test func `a huge stride leaves the axis as it was`() throws {
    let chart = try chart([0, 10], .stride(by: 1e300))
    #expect(chart.y?.scale.domain == Interval(0, 10))
    #expect(try values(chart) == [0])
  }

  // MARK: Items

  @Test func `items go with the values as their author gave them`() throws {
    var spec = MinimalChart.daily([0, 87])
    let items = ["beyond", "high", "low"].map {
      AxisMarkItem(label: AxisMarkItem.Label(text: AuthoredText($0)))
    }
    spec.y.domain = Interval(0, 100)
    spec.y.marks = [AxisMarkSet(values: .places([500, 80, 20]), items: items)]
    spec.y.isReversed = true
    let set = try #require(try spec.resolved(offset: utc).y?.marks?.first)
    #expect(set.ticks.map(\.value) == [80, 20])
    #expect(set.items.map { $0.label?.text?.text } == ["high", "low"])
    #expect(set.ticks[0].position < set.ticks[1].position)
    spec.y.marks = [AxisMarkSet(values: .places([80, 20]), items: [])]
    let bare = try #require(try spec.resolved(offset: utc).y?.marks?.first)
    #expect(bare.items.allSatisfy { $0.grid == nil && $0.tick == nil && $0.label == nil })
  }

  @Test func `the ticks that are told are those of the first set with labels`() throws {
    var spec = MinimalChart.daily([0, 87])
    let lines = AxisMarkItem(tick: nil, label: nil)
    spec.y.marks = [
      AxisMarkSet(values: .stride(by: 10), items: [lines]), AxisMarkSet(values: .stride(by: 50)),
    ]
    let y = try #require(try spec.resolved(offset: utc).y)
    #expect(y.marks?.map(\.ticks.count) == [11, 3])
    #expect(y.ticks.map(\.value) == [0, 50, 100])
    spec.y.marks = [AxisMarkSet(values: .stride(by: 10), items: [lines])]
    #expect(try spec.resolved(offset: utc).y?.ticks.map(\.value) == [0, 20, 40, 60, 80])
  }

  // MARK: Names

  @Test func `names are marked as given, and stand in the middle of their bands`() throws {
    var spec = MinimalChart.named(["a", "b", "c"], [1, 2, 3])
    spec.x.marks = [AxisMarkSet(values: .names(["c", "nobody", "a"]))]
    let chart = try spec.resolved(offset: utc)
    let set = try #require(chart.x?.marks?.first)
    #expect(set.ticks.map(\.value) == [0, 2])
    for (tick, span) in zip(set.ticks, set.spans) {
      #expect(isClose((span.start + span.end) / 2, tick.position) && span.length > 0)
    }
    spec.x.marks = [AxisMarkSet(values: .stride(by: 2))]
    let strange = try spec.resolved(offset: utc)
    #expect(strange.diagnostics.map(\.code) == [.axisStride])
    #expect(strange.x?.marks?.first?.ticks.count == 3)
  }

  // MARK: Instants

  private func dated(
    _ days: [Double],
    _ values: AxisMarkSet.Values,
    mark: Mark = .line,
    unit: CalendarUnit = .day
  ) throws -> ResolvedChart {
    var spec = MinimalChart.daily(days.map { _ in 1 }, mark: mark)
    spec.layers[0].channels[.x]?.values = .dates(days, unit: unit)
    spec.x.marks = [AxisMarkSet(values: values)]
    return try spec.resolved(offset: utc)
  }

  private var year: [Double] { [MinimalChart.day(2022, 1, 15), MinimalChart.day(2022, 12, 20)] }

  @Test func `calendar units are marked at their starts, counted from the larger unit`() throws {
    let quarters = try #require(try dated(year, .calendar(.month, count: 3)).x)
    #expect(quarters.ticks.map(\.value) == [4, 7, 10].map { MinimalChart.day(2022, $0, 1) })
    #expect(quarters.unitOfTicks == .month)
    #expect(quarters.scale.domain == Interval(year[0], year[1]))
    let spans = try #require(quarters.marks).first.map(\.spans) ?? []
    for (span, next) in zip(spans, spans.dropFirst()) { #expect(span.end == next.start) }
    let wide = try #require(
      try dated(year, .calendar(.month, count: 3, roundsLower: true, roundsUpper: true)).x
    )
    #expect(
      wide.scale.domain == Interval(MinimalChart.day(2022, 1, 1), MinimalChart.day(2023, 1, 1))
    )
    #expect(wide.ticks.count == 5)
  }

  @Test func `days that no month holds a whole number of are even steps`() throws {
    let x = try #require(try dated(year, .calendar(.day, count: 10)).x)
    let steps = zip(x.ticks.dropFirst(), x.ticks).map { $0.value - $1.value }
    #expect(x.ticks.first?.value == year[0])
    #expect(steps.count == 33 && steps.allSatisfy { $0 == 864_000 })
  }

  @Test func `hours are counted from midnight, whatever the clock does`() throws {
    // Clocks in this zone are put forward by an hour on 2 January at 02:00.
    let jump = MinimalChart.day(2022, 1, 2) + 7200
    let zone: UTCOffset = { $0 < jump ? 0 : 3600 }
    var spec = MinimalChart.daily([1, 2])
    spec.layers[0].channels[.x]?.values = .dates(
      [MinimalChart.day(2022, 1, 1), MinimalChart.day(2022, 1, 3) - 3600],
      unit: .hour
    )
    spec.x.marks = [AxisMarkSet(values: .calendar(.hour, count: 6))]
    let ticks = try #require(try spec.resolved(offset: zone).x).ticks
    let hours = ticks.map { CalendarDate(secondsSince1970: $0.value, offset: zone).hour }
    #expect(hours == [0, 6, 12, 18, 0, 6, 12, 18, 0])
  }

  @Test func `an axis of instants holds the author's places and says their unit`() throws {
    let months = [3, 1, 2].map { MinimalChart.day(2022, $0, 1) }
    let x = try #require(
      try dated([MinimalChart.day(2022, 1, 5), MinimalChart.day(2022, 2, 5)], .places(months)).x
    )
    #expect(x.scale.domain == Interval(months[1], months[0]))
    #expect(x.ticks.map(\.value) == months.sorted())
    #expect(x.unitOfTicks == .month && x.unitSharedByTicks == .year)
  }

  @Test func `under bars ticks of their unit stand in their middle, others at their start`() throws
  {
    let days = (1...20).map { MinimalChart.day(2022, 1, $0) }
    let daily = try #require(try dated(days, .calendar(.day, count: 1), mark: .bar).x?.marks?.first)
    for (tick, span) in zip(daily.ticks, daily.spans) {
      #expect(isClose(tick.position, (span.start + span.end) / 2))
    }
    #expect(daily.ticks.count == 20)
    let weekly = try #require(
      try dated(days, .calendar(.week, count: 1), mark: .bar).x?.marks?.first
    )
    for (tick, span) in zip(weekly.ticks, weekly.spans) { #expect(tick.position == span.start) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `no calendar stride makes an axis hang`() throws {
    for count in [0, -3, Int.min] {
      let chart = try dated(year, .calendar(.day, count: count))
      #expect(chart.diagnostics.map(\.code) == [.axisStride])
      #expect(chart.x?.marks?.first?.ticks.isEmpty == false)
    }
    let seconds = try dated(year, .calendar(.second, count: 1))
    #expect(seconds.diagnostics.map(\.code) == [.axisValuesTooMany])
    #expect(try chart([0, 1], .calendar(.day, count: 1)).diagnostics.map(\.code) == [.axisStride])
    for unit in CalendarUnit.allCases {
      let long = try dated(year, .calendar(unit, count: .max, roundsLower: true, roundsUpper: true))
      #expect(try #require(long.x?.marks?.first).ticks.count <= 2)
      #expect(long.x?.scale.domain.isFinite == true)
    }
  }

  @Test func `instants that fit are at least a stride apart`() throws {
    let x = try #require(try dated(year, .automatic(minimumStride: 80 * 86_400)).x)
    #expect(zip(x.ticks.dropFirst(), x.ticks).allSatisfy { $0.value - $1.value >= 80 * 86_400 })
    #expect(x.ticks.count > 1)
  }
}
