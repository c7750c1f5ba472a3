import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What is told of distributions, pairs, groups and grids.
struct ShapeFactTests {
  private func facts(_ spec: ChartSpec) throws -> [Fact] {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts
  }

  private func kinds(_ spec: ChartSpec, _ prefixes: [String]) throws -> [String] {
    try facts(spec).map(\.kind).filter { kind in prefixes.contains { kind.hasPrefix($0) } }
  }

  private func fact(_ kind: String, _ spec: ChartSpec) throws -> Fact {
    try #require(try facts(spec).first { $0.kind == kind }, "no \(kind)")
  }

  private func amount(_ quantity: Quantity?) -> Double {
    guard case .amount(let value, _, _, _)? = quantity else { return .nan }
    return value
  }

  // MARK: Pairs

  @Test func `Anscombe's four sets are each told as what they are`() throws {
    let told = try ShapeCharts.anscombe.map { try kinds($0, ["assoc", "point", "cluster"]) }
    #expect(told[0] == ["association", "association-slope"])
    #expect(told[1] == ["association", "association-bend"])
    #expect(told[2] == ["association", "association-slope", "point-off-line"])
    #expect(told[3] == ["association", "association-is-one-point"])
    let strengths = try ShapeCharts.anscombe.map {
      try fact("association", $0).quantities["strength"]
    }
    #expect(strengths == [.term("strong"), .term("moderate"), .term("strong"), .term("none")])
  }

  @Test func `the average and the highest day of a month, with June and without`() throws {
    let spec = MinimalChart.pairs(ShapeCharts.months[0], ShapeCharts.months[2])
    let slope = try fact("association-slope-without", spec)
    #expect(isClose(amount(slope.quantities["slope"]), 1.883, absolute: 0.001))
    #expect(isClose(amount(slope.quantities["without"]), 2.545, absolute: 0.001))
    #expect(
      slope.quantities["step"] == .amount(1, unit: nil, format: nil, precision: .significant(12))
    )
    #expect(slope.evidence.groups["rest"] == .marks(Array(1...11), layer: 0))
    #expect(try fact("point-apart", spec).evidence.rows == .rows([12], total: 1))
  }

  @Test func `the lowest and the highest day seem to go together by June alone`() throws {
    let spec = MinimalChart.pairs(ShapeCharts.months[1], ShapeCharts.months[2])
    let one = try fact("association-rests-on-one", spec)
    #expect(isClose(amount(one.quantities["correlation"]), 0.70, absolute: 0.005))
    #expect(isClose(amount(one.quantities["without"]), 0.39, absolute: 0.005))
    #expect(amount(one.quantities["xValue"]) == 120 && amount(one.quantities["yValue"]) == 250)
    #expect(try fact("association", spec).quantities["strength"] == .term("none"))
    #expect(try kinds(spec, ["association-slope"]).isEmpty)
  }

  @Test func `a curve that comes back is no lack of association`() throws {
    let x = (0..<21).map(Double.init)
    let spec = MinimalChart.pairs(x, x.map { ($0 - 10) * ($0 - 10) })
    #expect(try fact("association", spec).quantities["strength"] == .term("bent"))
    let bend = try fact("association-bend", spec)
    #expect(bend.quantities["shape"] == .term("trough"))
    #expect(isClose(amount(bend.quantities["turn"]), 10))
  }

  // MARK: Groups

  @Test func `two groups are counted and placed, and one cloud is none`() throws {
    #expect(try fact("clusters", ShapeCharts.groups).quantities["count"] == .count(2))
    let groups = try facts(ShapeCharts.groups).filter { $0.kind == "cluster" }
    #expect(groups.map { $0.quantities["count"] } == [.count(40), .count(40)])
    #expect(
      amount(groups[0].quantities["xValue"]) < 1 && amount(groups[1].quantities["xValue"]) > 5
    )
    #expect(try kinds(ShapeCharts.anscombe[0], ["cluster"]).isEmpty)
  }

  @Test func `a species apart is told with its sides, and two that overlap are told so`() throws {
    let apart = try facts(ShapeCharts.species).filter { $0.kind == "plane-apart" }
    #expect(apart.map { $0.quantities["series"] } == [.name("Gentoo")])
    #expect(apart.first?.quantities["xSide"] == .term("higher"))
    #expect(apart.first?.quantities["ySide"] == .term("higher"))
    let overlaps = try facts(ShapeCharts.species).filter { $0.kind == "plane-overlap" }
    #expect(overlaps.map { $0.quantities["first"] } == [.name("Adelie")])
    #expect(overlaps.map { $0.quantities["second"] } == [.name("Chinstrap")])
    #expect(try kinds(ShapeCharts.species, ["plane-centre"]).count == 3)
  }

  // Three standard errors of 400 draws at 5 % are 3.3 points.
  @Test func `series of the same making are called apart at most once in twenty`() throws {
    var random = SeededGenerator(seed: 90)
    var said = 0
    for _ in 0..<400 {
      let lists = (0..<6).map { _ in
        (0..<8).map { _ in Double.random(in: 0..<1, using: &random) }
      }
      let spec = ShapeCharts.plane(["a", "b", "c"], Array(lists[..<3]), Array(lists[3...]))
      said += try kinds(spec, ["plane-apart"]).isEmpty ? 0 : 1
    }
    #expect(said <= 33, "\(said)")
  }

  // MARK: Distributions

  @Test func `two cities are told as a person told their boxes`() throws {
    let boxes = try facts(ShapeCharts.cities).filter { $0.kind == "box" }
    let numbers = boxes.map { box in
      ["median", "lowerQuartile", "upperQuartile", "lowerWhisker", "upperWhisker"].map {
        amount(box.quantities[$0])
      }
    }
    #expect(numbers == [[54, 45.5, 77.5, 42, 125], [84, 76.5, 87, 72, 90]])
    #expect(boxes.map { $0.quantities["outliers"] } == [.count(0), .count(2)])
    let miss = try fact("box-near-limit", ShapeCharts.cities)
    #expect(amount(miss.quantities["value"]) == 125 && amount(miss.quantities["limit"]) == 125.5)
    let pair = try fact("box-pair", ShapeCharts.cities)
    #expect(pair.quantities["higher"] == .name("San Francisco"))
    #expect(amount(pair.quantities["difference"]) == 30)
    #expect(pair.quantities["overlap"] == .term("barely"))
    #expect(
      try fact("box-pair-spread", ShapeCharts.cities).quantities["share"] == .share(10.5 / 32)
    )
  }

  @Test func `boxes and dots of the same amounts are compared alike`() throws {
    var boxes = ShapeCharts.cities
    boxes.layers[0].mark = .box
    let prefixes = ["box-near", "box-pair", "strip"]
    #expect(try kinds(boxes, prefixes).sorted() == kinds(ShapeCharts.cities, prefixes).sorted())
    let one = try fact("box", boxes).quantities
    let other = try fact("box", ShapeCharts.cities).quantities
    #expect(one == other)
  }

  @Test func `of three names the one beyond the others is told, and the widest`() throws {
    let spec = MinimalChart.named(
      ["a", "b", "c"].flatMap { name in [Optional](repeating: name, count: 6) },
      [1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 7, 8, 21, 25, 30, 35, 38, 41],
      mark: .point
    )
    #expect(try fact("box-above", spec).quantities["place"] == .name("c"))
    #expect(try fact("box-spread", spec).quantities["wide"] == .name("c"))
    #expect(try kinds(spec, ["box-below", "box-overlap"]).isEmpty)
  }

  @Test func `a histogram is told by its fullest bin, most values and tail`() throws {
    let modal = try fact("bins-modal", ShapeCharts.histogram)
    #expect(modal.quantities["count"] == .count(11))
    let common = try fact("bins-common", ShapeCharts.histogram)
    #expect(common.quantities["count"] == .count(18) && common.quantities["share"] == .share(0.6))
    #expect(common.quantities["side"] == .term("below"))
    #expect(amount(common.quantities["limit"]) == 150)
    let skew = try fact("bins-skew", ShapeCharts.histogram)
    #expect(skew.quantities["side"] == .term("high") && skew.quantities["count"] == .count(4))
    #expect(amount(skew.quantities["limit"]) == 200)
    #expect(try #require(skew.evidence.test?.pValue) < 0.05)
    let average = try fact("bins-average", ShapeCharts.histogram)
    #expect(isClose(amount(average.quantities["mean"]), 153.1))
    #expect(amount(average.quantities["median"]) == 145)
  }

  @Test func `the best day is just under the limit, and a day of 40 among threes beyond it`() throws
  {
    let miss = try fact("outliers-near-limit", MinimalChart.daily(ShapeCharts.daily))
    #expect(amount(miss.quantities["value"]) == 250)
    #expect(amount(miss.quantities["limit"]) == 253.375)
    #expect(miss.salience <= 0.4)
    let outliers = try fact("outliers", MinimalChart.daily([1, 2, 3, 2, 1, 3, 2, 40]))
    #expect(outliers.quantities["count"] == .count(1))
    #expect(outliers.evidence.rows == .rows([8], total: 1))
    #expect(try kinds(MinimalChart.daily([1, 2, 3, 4, 5, 6, 7, 8]), ["outl"]) == ["outliers-none"])
  }

  // MARK: Grids

  @Test func `a calendar's empty cells lie outside, its weekends and last full weeks lead`() throws
  {
    let empty = try fact("cells-empty", ShapeCharts.calendar)
    #expect(empty.quantities["filled"] == .count(30) && empty.quantities["empty"] == .count(12))
    #expect(empty.quantities["placement"] == .term("outside"))
    let rows = try fact("cells-top-rows", ShapeCharts.calendar)
    #expect(rows.quantities["names"] == .list([.name("Sun"), .name("Sat")], omitted: 0))
    #expect(rows.quantities["count"] == .count(4) && rows.quantities["all"] == .count(4))
    #expect(rows.quantities["isAll"] == .term("yes"))
    #expect(rows.quantities["scope"] == .term("fullLines"))
    let weeks = try fact("cells-top-columns", ShapeCharts.calendar)
    #expect(weeks.quantities["names"] == .list([.name("May 23"), .name("May 30")], omitted: 0))
    #expect(weeks.quantities["count"] == .count(5) && weeks.quantities["all"] == .count(7))
    #expect(weeks.quantities["scope"] == .term("fullMembers"))
    let colour = try fact("cells-colour", ShapeCharts.calendar)
    #expect(amount(colour.quantities["from"]) == 104 && amount(colour.quantities["to"]) == 250)
  }

  @Test func `a hole among full cells is no edge of a calendar`() throws {
    let names = (0..<21).map { "r\($0 % 7)" }
    var amounts = (0..<21).map { Double($0 * 5 % 11) }
    amounts[10] = .nan
    let spec = ShapeCharts.grid(columns: (0..<21).map { "c\($0 / 7)" }, rows: names, amounts)
    #expect(try fact("cells-empty", spec).quantities["placement"] == .term("between"))
  }

  // Three standard errors of 400 draws at 5 % are 3.3 points, for rows and columns each.
  @Test func `grids of noise have leading rows at most once in twenty`() throws {
    var random = SeededGenerator(seed: 91)
    var (rows, columns) = (0, 0)
    for _ in 0..<400 {
      let spec = ShapeCharts.grid(
        columns: (0..<35).map { "c\($0 / 7)" },
        rows: (0..<35).map { "r\($0 % 7)" },
        (0..<35).map { _ in Double.random(in: 0..<1, using: &random) }
      )
      let found = try kinds(spec, ["cells-top"])
      rows += found.contains("cells-top-rows") ? 1 : 0
      columns += found.contains("cells-top-columns") ? 1 : 0
    }
    #expect(rows <= 33 && columns <= 33, "\(rows) \(columns)")
  }

  // MARK: Laws

  @Test func `units do not change what is told`() throws {
    for spec in ShapeCharts.all where spec.layers[0].isBinned == false {
      let plain = try facts(spec)
      var scaled = spec
      for (channel, column) in spec.layers[0].channels {
        guard channel == .y || channel == .color, case .numbers(let numbers) = column.values else {
          continue
        }
        scaled.layers[0].channels[channel]?.values = .numbers(numbers.map { $0 * 1_000 })
      }
      #expect(try facts(scaled).map(\.id) == plain.map(\.id))
    }
  }

  @Test func `every amount that is told has its number in a finite form`() throws {
    for spec in ShapeCharts.all {
      for fact in try facts(spec) {
        for case .amount(let value, _, _, _) in fact.quantities.values {
          #expect(value.isFinite, "\(fact.id)")
        }
      }
    }
  }
}
