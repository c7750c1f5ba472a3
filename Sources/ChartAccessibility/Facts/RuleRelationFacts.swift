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
        } + labels(of: line, measured)
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

  /// What the rule's name says, and what is written beside it.
  private func labels(of line: RuleLine, _ measured: [RuledAmounts]) -> [Fact] {
    guard measured.count == 1, let amounts = measured.first, amounts.values.count > 1 else {
      return []
    }
    let name = line.label(besides: amounts.column)
    let facts = ([name].compactMap { $0 } + line.texts).compactMap {
      self.label($0, of: line, amounts)
    }
    // A name and a text that say the same are told once.
    var told: [Fact] = []
    for fact in facts
    where !told.contains(where: { $0.quantities["statistic"] == fact.quantities["statistic"] }) {
      told.append(fact)
    }
    return told
  }

  private func label(_ label: String, of line: RuleLine, _ amounts: RuledAmounts) -> Fact? {
    let names = [
      amounts.column.name, label == line.reading.column.name ? "" : line.reading.column.name,
    ]
    let isMean = words.isAll(of: label, .average, besides: names)
    guard isMean != words.isAll(of: label, .median, besides: names) else { return nil }
    guard let right = isMean ? Summary(of: amounts.values).mean : median(of: amounts.values) else {
      return nil
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
          [
            "right": "\(isMean ? "mean" : "median")(\(amounts.measure)[all])",
            "count": "count(\(amounts.measure)[all])", "value": line.mark,
          ]
        } ?? [:],
        groups: amounts.set.map { ["all": $0] } ?? [:]
      ),
      salience: agrees ? 0.6 : 0.9
    )
    fact.id += "-\(line.position)"
    return fact
  }
}

/// One rule.
struct RuleLine {
  let reading: SeriesReading
  let value: Double
  let row: Int

  /// Its place among the rules of its layer, from 1.
  let position: Int

  /// The rule's mark as formulas name it.
  var mark: String { "\(Evidence.column(reading.column.name))[\(row + 1)]" }

  /// The value as it is told.
  var quantity: Quantity { reading.datum(value) }

  /// What is written beside it.
  var texts: [String] {
    let layer = reading.layer
    return layer.annotations.filter { ($0.row ?? reading.series.rows.last.map(Int.init)) == row }
      .flatMap(\.texts).filter(\.isTold).map(\.text)
  }

  /// What the author calls it: its series, or its column unless that is just the measure's own.
  func label(besides column: Column) -> String? {
    if let name = reading.series.name, !name.isEmpty { return name }
    return reading.column.name == column.name ? nil : reading.column.name
  }
}
