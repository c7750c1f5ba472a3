import ChartAccessibility
import ChartLocalization
import ChartModel

/// What is known of a chart, ordered so that a number is found in O(log n).
struct ChartKnowledge {
  /// A number of a fact.
  struct Known {
    var value: Double
    var isShare: Bool
    var fact: Int
    var quantity: Quantity
    /// The series that it is of, as a number among the chart's series; nil for the chart.
    var series: Int?
    var sections: [Lexicon.Section]
    /// Whether it is said of some place: a name or a date stands with it in the fact.
    var isOfPlace = false
  }

  /// A value of a mark.
  struct MarkValue {
    var value: Double
    var layer: Int
    var row: Int32
  }

  /// Amounts that a mark is ranked among and has a share of.
  struct Scope {
    var sorted: [Double] = []
    var total = 0.0
    var lowest: Int32 = 0
    var highest: Int32 = 0

    /// One more than how many are greater.
    func rank(of value: Double) -> Int {
      var start = 0
      var end = sorted.count
      while start < end {
        let middle = (start + end) / 2
        if sorted[middle] <= value { start = middle + 1 } else { end = middle }
      }
      return sorted.count - start + 1
    }
  }

  let facts: [Fact]
  private(set) var known: [Known] = []
  private(set) var marks: [MarkValue] = []
  private(set) var isPercentLayer: [Bool] = []
  private var bySection: [Lexicon.Section: [Known]] = [:]
  private var amounts: [[Double]] = []
  /// Every column of amounts of each layer.
  private(set) var columns: [[[Double]]] = []
  /// For each layer the scope of all its marks, then that of each series within the layer.
  private var scopes: [[Scope]] = []
  private let chart: ResolvedChart
  private let seriesIDs: [[NodeID?]]
  /// For each layer and row the series within the layer (−1 for none) and the place in it.
  private(set) var seriesOfRow: [[Int32]] = []
  private var placeOfRow: [[Int32]] = []

  init(_ tree: AccessibilityTree) {
    facts = tree.facts
    chart = tree.chart
    seriesIDs = tree.chart.layers.indices.map { layer in
      tree.chart.layers[layer].series.indices.map { tree.seriesID(layer: layer, series: $0) }
    }
    gatherMarks()
    let subjects = seriesOfSubject
    let names = Dictionary(
      chart.seriesNames.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (index, fact) in facts.enumerated() {
      var series: Int?
      if case .name(let name)? = fact.quantities["series"] { series = names[name] }
      if series == nil, chart.seriesNames.count > 1 { series = subjects[fact.subject] }
      gather(fact, index, series)
    }
    known.sort { $0.value < $1.value }
    for one in known {
      for section in one.sections { bySection[section, default: []].append(one) }
    }
  }

  /// The numbers of facts that may stand with one of some words.
  func known(with sections: [Lexicon.Section]) -> [Known] {
    sections.flatMap { bySection[$0] ?? [] }
  }

  /// The scopes of some series of a layer, then that of all its marks.
  func scopes(ofLayer layer: Int, _ series: Set<Int>) -> [Scope] {
    let own = chart.layers[layer].series.indices.filter {
      series.contains(chart.layers[layer].series[$0].index)
    }
    return own.map { scopes[layer][$0 + 1] } + [scopes[layer][0]]
  }

  private func scope(_ rows: [Int32], _ amounts: [Double]) -> Scope {
    let ordered = rows.filter { amounts[Int($0)].isFinite }
      .sorted { amounts[Int($0)] < amounts[Int($1)] }
    guard let first = ordered.first, let last = ordered.last else { return Scope() }
    let sorted = ordered.map { amounts[Int($0)] }
    return Scope(sorted: sorted, total: sorted.reduce(0, +), lowest: first, highest: last)
  }

  private var seriesOfSubject: [NodeID: Int] {
    var subjects: [NodeID: Int] = [:]
    for (layer, ids) in seriesIDs.enumerated() {
      for (series, id) in ids.enumerated() {
        if let id { subjects[id] = chart.layers[layer].series[series].index }
      }
    }
    return subjects
  }

  // MARK: Facts

  private mutating func gather(_ fact: Fact, _ index: Int, _ series: Int?) {
    let kind = fact.kind.hasSuffix("-of-series") ? String(fact.kind.dropLast(10)) : fact.kind
    let isOfPlace = fact.quantities.keys.contains(where: Self.placeNames.contains)
    for (name, quantity) in fact.quantities.sorted(by: { $0.key < $1.key }) {
      var isAmount = false
      if case .amount = quantity { isAmount = true }
      let sections = Self.sections(kind, name)
      add(quantity, index, series, sections, isOfPlace: isOfPlace && isAmount)
    }
    if let test = fact.evidence.test {
      let number = { (value: Double) in
        Quantity.amount(value, unit: nil, format: nil, precision: .decimals(2))
      }
      add(number(test.statistic), index, series, [])
      if let pValue = test.pValue { add(number(max(pValue, 0.001)), index, series, []) }
      if let effect = test.effect { add(.share(effect), index, series, []) }
    }
  }

  private static let placeNames: Set<String> = [
    "places", "leader", "minPlaces", "maxPlaces", "openPlace",
  ]

  private mutating func add(
    _ quantity: Quantity,
    _ fact: Int,
    _ series: Int?,
    _ sections: [Lexicon.Section],
    isOfPlace: Bool = false
  ) {
    switch quantity {
    case .amount, .count, .share:
      guard let value = quantity.number, value.isFinite else { return }
      let isShare = quantity.isShare
      known.append(
        Known(
          value: isShare ? value * 100 : value,
          isShare: isShare,
          fact: fact,
          quantity: quantity,
          series: series,
          sections: sections,
          isOfPlace: isOfPlace
        )
      )
    case .probability(let value):
      add(
        .amount(max(value, 0.001), unit: nil, format: nil, precision: .decimals(3)),
        fact,
        series,
        []
      )
    case .list(let items, let omitted):
      for item in items { add(item, fact, series, [], isOfPlace: isOfPlace) }
      if omitted > 0 { add(.count(omitted), fact, series, []) }
    case .span(let first, let second), .against(let first, let second):
      add(first, fact, series, [], isOfPlace: isOfPlace)
      add(second, fact, series, [], isOfPlace: isOfPlace)
    case .place(let first, let second), .noted(let first, let second):
      // An amount in brackets is that of the name or date before it.
      add(first, fact, series, [], isOfPlace: isOfPlace)
      add(second, fact, series, [], isOfPlace: true)
    case .titled(_, let inner): add(inner, fact, series, [], isOfPlace: true)
    case .clause(let phrase):
      for (_, inner) in phrase.quantities.sorted(by: { $0.key < $1.key }) {
        add(inner, fact, series, [])
      }
    case .multipleOfPi(let numerator, let denominator):
      add(.count(abs(numerator)), fact, series, [])
      add(.count(denominator), fact, series, [])
    case .date, .calendar, .name, .quote, .term, .topic: return
    }
  }

  /// The words that a number of a fact may stand with.
  private static func sections(_ kind: String, _ quantity: String) -> [Lexicon.Section] {
    switch (kind, quantity) {
    case ("minimum", "value"), ("overall-minimum", "value"): [.lowest, .trails]
    case ("maximum", "value"), ("overall-maximum", "value"): [.highest, .leads]
    case ("ranking", "max"), ("ranking-with-share", "max"): [.highest, .leads]
    case ("ranking", "min"), ("ranking-with-share", "min"): [.lowest, .trails]
    case ("strip-medians", "max"): [.highest, .leads, .median]
    case ("strip-medians", "min"): [.lowest, .trails, .median]
    case ("mean", "value"): [.average]
    case ("median", "value"): [.median]
    case ("total", "value"): [.total]
    case ("first", "value"): [.first]
    case ("last", "value"): [.last]
    case ("selection-average", "value"), ("selection-average", "whole"): [.average]
    case ("selection-value", "whole"): [.average]
    case ("selection-total", "value"), ("selection-total", "whole"): [.total]
    default: []
    }
  }

  // MARK: Marks

  private mutating func gatherMarks() {
    for (index, layer) in chart.layers.enumerated() {
      let count = layer.channels.values.map(\.values.count).max() ?? 0
      var series = [Int32](repeating: -1, count: count)
      var places = [Int32](repeating: -1, count: count)
      for (number, one) in layer.series.enumerated() {
        for (place, row) in one.rows.enumerated() {
          series[Int(row)] = Int32(number)
          places[Int(row)] = Int32(place)
        }
      }
      let measure = layer.amounts?.values.scalars ?? [Double](repeating: .nan, count: count)
      amounts.append(measure)
      scopes.append(
        [scope(layer.series.flatMap(\.rows), measure)]
          + layer.series.map { scope($0.rows, measure) }
      )
      seriesOfRow.append(series)
      placeOfRow.append(places)
      isPercentLayer.append(layer.amounts?.format?.style == .percent)
      columns.append(amountColumns(of: layer))
      for values in columns[index] {
        for row in values.indices where series[row] >= 0 && values[row].isFinite {
          marks.append(MarkValue(value: values[row], layer: index, row: Int32(row)))
        }
      }
    }
    marks.sort { $0.value < $1.value }
  }

  /// Every column of amounts that marks show: the measure, both ends, the places of pairs, the ends of
  /// boxes.
  private func amountColumns(of layer: ResolvedLayer) -> [[Double]] {
    let columns = layer.channels.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
      _,
      column -> [Double]? in
      guard case .numbers(let values) = column.values else { return nil }
      return values
    }
    guard let boxes = layer.boxes else { return columns }
    let ends: [(BoxMark) -> Double] = [
      \.lowerWhisker, \.lowerQuartile, \.upperQuartile, \.upperWhisker, \.minimum, \.maximum,
    ]
    return columns + ends.map { end in boxes.map { $0.map(end) ?? .nan } }
  }

  /// The amounts of a layer's marks, one a row.
  func amounts(ofLayer layer: Int) -> [Double] {
    amounts[layer]
  }

  /// The id of a mark's node.
  func id(ofRow row: Int32, layer: Int) -> String? {
    let series = Int(seriesOfRow[layer][Int(row)])
    guard series >= 0, let id = seriesIDs[layer][series] else { return nil }
    return id.child("point", Int(placeOfRow[layer][Int(row)]) + 1).rawValue
  }

  /// The number of a row's series among the chart's series.
  func series(ofRow row: Int32, layer: Int) -> Int? {
    let series = Int(seriesOfRow[layer][Int(row)])
    return series < 0 ? nil : chart.layers[layer].series[series].index
  }

  // MARK: Finding

  /// Facts that have a number of which the written one is a rounding, at most eight.
  func facts(with number: WrittenNumber, series: Set<Int>) -> [Known] {
    var found: [Known] = []
    let (low, high) = Self.bounds(number)
    for sign in [1.0, -1.0] {
      let (from, to) = sign > 0 ? (low, high) : (-high, -low)
      var place = Self.first(in: known, atLeast: from)
      while place < known.count, known[place].value <= to, found.count < 8 {
        let one = known[place]
        place += 1
        if sign < 0, one.value >= 0 { continue }
        if number.isPercent != one.isShare { continue }
        if !series.isEmpty, let own = one.series, !series.contains(own) { continue }
        found.append(one)
      }
    }
    return found
  }

  /// A mark with a value of which the written one is a rounding.
  func mark(with number: WrittenNumber, series: Set<Int>) -> MarkValue? {
    var (low, high) = Self.bounds(number)
    if number.isPercent { (low, high) = (low / 100, high / 100) }
    var start = 0
    var end = marks.count
    while start < end {
      let middle = (start + end) / 2
      if marks[middle].value < low { start = middle + 1 } else { end = middle }
    }
    var tries = 0
    while start < marks.count, marks[start].value <= high, tries < 64 {
      let one = marks[start]
      (start, tries) = (start + 1, tries + 1)
      if number.isPercent, !isPercentLayer[one.layer] { continue }
      if !series.isEmpty {
        guard let own = self.series(ofRow: one.row, layer: one.layer), series.contains(own) else {
          continue
        }
      }
      return one
    }
    return nil
  }

  private static func bounds(_ number: WrittenNumber) -> (Double, Double) {
    let slack = 0.5 * number.grain * (1 + 1e-9) + abs(number.value) * 1e-12
    return (number.value - slack, number.value + slack)
  }

  private static func first(in known: [Known], atLeast value: Double) -> Int {
    var start = 0
    var end = known.count
    while start < end {
      let middle = (start + end) / 2
      if known[middle].value < value { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
