public import ChartModel
import ChartScales

/// Charts with random data, for laws that hold of every chart.
///
/// The same seed gives the same charts.
public enum RandomCharts {
  /// So many charts over names, days, amounts and pairs; one to four series; ties, gaps, negatives,
  /// constants, and no rows at all among them.
  public static func make(_ count: Int, seed: UInt64) -> [ChartSpec] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in one(&generator) }
  }

  private static func one(_ generator: inout SeededGenerator) -> ChartSpec {
    let places = [0, 1, 2, 3, 5, 7, 13, 30, 40].randomElement(using: &generator) ?? 5
    let names = ["North", "South & <East>", "Ünïted \"West\"", "東京"]
    let seriesCount = Int.random(in: 1...4, using: &generator)
    var channels: [Channel: Column] = [:]
    let rows = places * seriesCount
    channels[.x] = column(Int.random(in: 0...3, using: &generator), rows, seriesCount, &generator)
    let gaps = Double.random(in: 0...0.3, using: &generator)
    let whole = Bool.random(using: &generator)
    let amounts = (0..<rows).map { _ -> Double in
      guard Double.random(in: 0...1, using: &generator) > gaps else { return .nan }
      let value = Double.random(in: whole ? 0...9 : -50...50, using: &generator)
      return whole ? value.rounded() : value
    }
    channels[.y] = Column("amount", values: .numbers(amounts))
    if seriesCount > 1 {
      let series = (0..<rows).map { Optional(names[$0 % seriesCount]) }
      channels[.series] = Column("region", values: .categories(CategoryValues(series)))
    }
    let mark = [Mark.bar, .line, .point, .area].randomElement(using: &generator) ?? .bar
    let stacking = [Stacking.standard, .grouped, .unstacked].randomElement(using: &generator)
    return ChartSpec(layers: [
      MarkLayer(mark, channels: channels, stacking: stacking ?? .standard)
    ])
  }

  /// Places along x: names, days, amounts in order, or amounts at random.
  private static func column(
    _ kind: Int,
    _ rows: Int,
    _ seriesCount: Int,
    _ generator: inout SeededGenerator
  ) -> Column {
    let places = (0..<rows).map { $0 / seriesCount }
    switch kind {
    case 0:
      return Column("item", values: .categories(CategoryValues(places.map { "Item \($0)" })))
    case 1:
      let start = MinimalChart.day(2021, 11, 20)
      return Column("day", values: .dates(places.map { start + Double($0) * 86_400 }, unit: .day))
    case 2:
      return Column("age", values: .numbers(places.map(Double.init)))
    default:
      return Column(
        "length",
        values: .numbers(places.map { _ in Double.random(in: 0...9, using: &generator) })
      )
    }
  }
}
