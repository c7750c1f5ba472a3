import ChartModel
import ChartStatistics

/// Rules across the plot related to the data: how many values lie above, which, where a line crosses
/// them, and whether a label such as "average" is right.
struct RuleRelationFacts {
  let readings: [SeriesReading]
  let words: ClaimWords

  /// The facts of the first 12 rules, each against the amounts of the first layer that has some on the
  /// rule's axis: for stacked series their totals, else series by series, the first four.
  var all: [Fact] {
    readings.filter { $0.shape == .rules && $0.layer.measure != nil }.flatMap { rule -> [Fact] in
      let measured = self.measured(by: rule)
      return rule.series.rows.prefix(12).enumerated().flatMap { position, row -> [Fact] in
        let value = rule.amounts[Int(row)]
        guard value.isFinite else { return [] }
        let line = RuleLine(reading: rule, value: value, row: Int(row), position: position + 1)
        return measured.enumerated().flatMap { number, amounts in
          facts(of: line, amounts, suffix: measured.count > 1 ? "-series-\(number + 1)" : "")
        } + label(of: line, measured)
      }
    }
  }

  private func facts(of line: RuleLine, _ amounts: RuledAmounts, suffix: String) -> [Fact] {
    var facts = RulePlacing(line: line, amounts: amounts).all
    for index in facts.indices { facts[index].id += "-\(line.position)\(suffix)" }
    return facts
  }

  // MARK: What a rule is drawn across

  private func measured(by rule: SeriesReading) -> [RuledAmounts] {
    let candidates = readings.filter {
      [.ordered, .nominal, .strip, .scatter].contains($0.shape) && !$0.layer.hasTwoEnds
        && $0.layer.measureChannel == rule.layer.measureChannel && $0.summary.count > 0
    }
    guard let first = candidates.first else { return [] }
    let group = candidates.filter { $0.layerIndex == first.layerIndex }
    if first.layer.stacked != nil {
      guard first.layer.stacking == .standard, let sides = SideBySide(of: group),
        let stacks = Stacks(of: sides)
      else { return [] }
      return [RuledAmounts(of: stacks, sides)]
    }
    return group.prefix(4).map(RuledAmounts.init)
  }

  // MARK: What its label says

  private func label(of line: RuleLine, _ measured: [RuledAmounts]) -> [Fact] {
    guard measured.count == 1, let amounts = measured.first, amounts.values.count > 1,
      let label = line.label(besides: amounts.column)
    else { return [] }
    let names = [
      amounts.column.name, label == line.reading.column.name ? "" : line.reading.column.name,
    ]
    let isMean = words.isAll(of: label, .average, besides: names)
    guard isMean != words.isAll(of: label, .median, besides: names) else { return [] }
    guard let right = isMean ? Summary(of: amounts.values).mean : median(of: amounts.values) else {
      return []
    }
    let agrees = RoundedNumber(line.value).isRounding(of: right)
    var fact = Fact(
      agrees ? "rule-label-holds" : "rule-label-differs",
      of: line.reading.id,
      level: .author,
      quantities: [
        "label": .name(label), "value": line.quantity,
        "statistic": .term(isMean ? "mean" : "median"),
        "right": .derived(right, of: amounts.column), "count": .count(amounts.values.count),
        "unit": .term(amounts.unit),
      ],
      evidence: Evidence(
        "\(isMean ? "mean" : "median")(\(amounts.measure))",
        rows: amounts.allRows,
        derivations: amounts.set.map { _ in
          ["right": "\(isMean ? "mean" : "median")(\(amounts.measure)[all])"]
        } ?? [:],
        groups: amounts.set.map { ["all": $0] } ?? [:]
      ),
      salience: agrees ? 0.6 : 0.9
    )
    fact.id += "-\(line.position)"
    return [fact]
  }
}

/// One rule.
struct RuleLine {
  let reading: SeriesReading
  let value: Double
  let row: Int

  /// Its place among the rules of its layer, from 1.
  let position: Int

  /// The value as it is told.
  var quantity: Quantity { reading.datum(value) }

  /// What the author calls it: its series, or its column unless that is just the measure's own.
  func label(besides column: Column) -> String? {
    if let name = reading.series.name, !name.isEmpty { return name }
    return reading.column.name == column.name ? nil : reading.column.name
  }
}

/// The amounts that a rule is drawn across, with their places.
struct RuledAmounts {
  let values: [Double]
  let places: [Quantity]

  /// Where they stand along an order, for crossings of a line; `nil` where nothing leads from one to the
  /// next.
  let scalars: [Double]?
  let column: Column
  let unit: String
  let name: String?
  let allRows: RowSet

  /// The rows of the data behind some of them.
  let rows: @Sendable ([Int]) -> RowSet

  /// The marks of some of them, for formulas.
  let marks: @Sendable ([Int]) -> MarkSet?

  /// All of them, for formulas; `nil` for totals of stacks.
  let set: MarkSet?

  var measure: String { Evidence.column(column.name) }

  /// One of the amounts as it is told: a total of a stack without the noise of its sum.
  func told(_ value: Double) -> Quantity {
    set == nil ? .sum(value, of: column) : .datum(value, of: column)
  }

  init(_ reading: SeriesReading) {
    let rows = reading.series.rows.map(Int.init).filter { reading.amounts[$0].isFinite }
    values = rows.map { reading.amounts[$0] }
    places = rows.map(reading.place(ofRow:))
    let isLine =
      reading.shape == .ordered && reading.series.duplicatePlaces == 0
      && (reading.layer.mark == .line || reading.layer.mark == .area)
    let all = reading.layer.dimension?.values.scalars
    scalars = isLine ? all.map { all in rows.map { all[$0] } } : nil
    column = reading.column
    let isPlaced = reading.series.duplicatePlaces == 0 && reading.shape != .scatter
    unit = isPlaced ? reading.layer.placeWord : "place"
    name = reading.name
    allRows = reading.allRows
    self.rows = { positions in reading.rows(positions.prefix(64).map { rows[$0] }) }
    marks = { positions in
      .marks(positions.map { rows[$0] + 1 }.sorted(), layer: reading.layerIndex)
    }
    set = .series(reading.nodeNumber)
  }

  /// The totals of stacks.
  init(of stacks: Stacks, _ sides: SideBySide) {
    let known = stacks.known
    values = known.map { stacks.totals[$0] }
    places = known.map(sides.place)
    scalars =
      sides.isOrdered && sides.group[0].layer.mark == .area
      ? known.map { sides.places[$0] } : nil
    column = sides.column
    unit = sides.group[0].layer.placeWord
    name = nil
    allRows = sides.allRows
    rows = { positions in sides.rows(at: positions.map { known[$0] }) }
    marks = { _ in nil }
    set = nil
  }
}

/// A number as an author wrote it, with the last digit that it carries.
struct RoundedNumber {
  let value: Double

  /// What one step of the last digit is worth; zeros at the end carry nothing but the second digit.
  let unit: Double

  init(_ value: Double) {
    self.value = value
    guard value != 0, value.isFinite else {
      unit = 0
      return
    }
    // The shortest decimal form that is this number: its digits are what an author can have written.
    let text = "\(abs(value))"
    let parts = text.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let sides = parts[0].split(separator: ".")
    let fraction = sides.count > 1 && sides[1] != "0" ? sides[1].count : 0
    var digits = Array((sides[0] + (fraction > 0 ? sides[1] : "")).drop { $0 == "0" })
    var power = exponent - fraction
    while digits.count > 2, digits.last == "0" {
      digits.removeLast()
      power += 1
    }
    if digits.count == 1 { power = min(power, exponent - fraction) }
    unit = Double("1e\(power)") ?? 0
  }

  /// Whether the number is what another gives when rounded to as many digits.
  func isRounding(of exact: Double) -> Bool {
    abs(exact - value) < unit / 2 * (1 - 1e-9) || abs(exact - value) <= 1e-9 * abs(exact)
  }
}
