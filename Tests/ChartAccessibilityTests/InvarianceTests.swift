import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Laws that hold of every chart: what must not change a description.
struct InvarianceTests {
  private func facts(_ spec: ChartSpec) throws -> [Fact] {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts
  }

  private func terms(_ facts: [Fact]) -> [String] {
    facts.map { fact in
      let terms = fact.quantities.compactMap { name, quantity -> String? in
        guard case .term(let term) = quantity else { return nil }
        return "\(name)=\(term)"
      }
      return "\(fact.id) \(terms.sorted())"
    }
  }

  private func columns(
    _ spec: ChartSpec,
    _ change: (Channel, ColumnValues) -> ColumnValues
  ) -> ChartSpec {
    var spec = spec
    for (channel, column) in spec.layers[0].channels {
      spec.layers[0].channels[channel]?.values = change(channel, column.values)
    }
    return spec
  }

  private func reordered(_ values: ColumnValues, _ order: [Int]) -> ColumnValues {
    switch values {
    case .numbers(let numbers): .numbers(order.map { numbers[$0] })
    case .dates(let dates, let unit): .dates(order.map { dates[$0] }, unit: unit)
    case .categories(let names):
      .categories(CategoryValues(codes: order.map { names.codes[$0] }, names: names.names))
    }
  }

  @Test func `the order of rows does not matter along an order`() throws {
    var generator = SeededGenerator(seed: 31)
    for spec in RandomCharts.make(60, seed: 31)
    where spec.layers[0].channels[.x]?.values.kind == .temporal {
      let order = (0..<spec.layers[0].rowCount).shuffled(using: &generator)
      let shuffled = columns(spec) { reordered($1, order) }
      let (one, other) = (try facts(spec), try facts(shuffled))
      #expect(one.map(\.id) == other.map(\.id))
      #expect(terms(one) == terms(other))
    }
  }

  @Test(arguments: [1e3, 1e-3])
  func `scaling the amounts changes only numbers`(factor: Double) throws {
    for spec in RandomCharts.make(60, seed: 32) {
      let scaled = columns(spec) { channel, values in
        guard channel == .y, case .numbers(let numbers) = values else { return values }
        return .numbers(numbers.map { $0 * factor })
      }
      #expect(terms(try facts(spec)) == terms(try facts(scaled)))
    }
  }

  @Test func `a row without an amount changes only what is missing`() throws {
    let spec = MinimalChart.daily([1, 5, 2, 8, 3, 9])
    let more = MinimalChart.daily([1, 5, 2, 8, 3, 9, .nan])
    let unchanged = try facts(spec).filter {
      $0.subject.rawValue.hasPrefix("chart/series") && $0.kind != "count"
    }
    let others = try facts(more).filter { !["count", "missing"].contains($0.kind) }
    for fact in unchanged
    where fact.evidence.rows == .rows([], total: 0) || fact.kind != "direction" {
      let other = try #require(others.first { $0.id == fact.id })
      #expect(other.quantities == fact.quantities)
    }
  }

  @Test func `swapping the axes of a bar chart changes only its orientation`() throws {
    let upright = try facts(MinimalChart.named(["a", "b", "c"], [3, 1, 2]))
    let lying = try facts(MinimalChart.named(["a", "b", "c"], [3, 1, 2], isHorizontal: true))
    let series = { (facts: [Fact]) in facts.filter { $0.subject.rawValue.hasPrefix("chart/series") }
    }
    #expect(series(upright) == series(lying))
  }

  @Test func `no number in a fact is NaN or infinite`() throws {
    func check(_ quantity: Quantity) {
      switch quantity {
      case .amount(let value, _, _, _), .share(let value), .probability(let value),
        .date(let value, _, _):
        #expect(value.isFinite)
      case .list(let items, _): items.forEach(check)
      case .place(let first, let second), .span(let first, let second),
        .noted(let first, let second), .against(let first, let second):
        [first, second].forEach(check)
      case .titled(_, let value): check(value)
      case .clause(let phrase): phrase.quantities.values.forEach(check)
      case .count, .calendar, .name, .quote, .term, .topic, .multipleOfPi: break
      }
    }
    for spec in RandomCharts.make(120, seed: 33) {
      for fact in try facts(spec) { fact.quantities.values.forEach(check) }
    }
  }
}
