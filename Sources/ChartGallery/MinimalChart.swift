public import ChartModel
import ChartScales

/// Small charts for tests, each the least that shows one law.
public enum MinimalChart {
  /// The seconds since 1970 of the start of a day, UTC.
  public static func day(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double(GregorianCalendar.days(year: year, month: month, day: day)) * 86_400
  }

  /// One series of amounts over successive days from 2022-05-08.
  public static func daily(_ amounts: [Double], mark: Mark = .line) -> ChartSpec {
    let start = day(2022, 5, 8)
    let days = amounts.indices.map { start + Double($0) * 86_400 }
    return ChartSpec(layers: [
      MarkLayer(
        mark,
        channels: [
          .x: Column("day", values: .dates(days, unit: .day)),
          .y: Column("sales", values: .numbers(amounts)),
        ]
      )
    ])
  }

  /// One amount for each name, vertical bars unless `isHorizontal`.
  public static func named(
    _ names: [String?],
    _ amounts: [Double],
    mark: Mark = .bar,
    isHorizontal: Bool = false
  ) -> ChartSpec {
    let name = Column("style", values: .categories(CategoryValues(names)))
    let amount = Column("sales", values: .numbers(amounts))
    return ChartSpec(layers: [
      MarkLayer(mark, channels: isHorizontal ? [.x: amount, .y: name] : [.x: name, .y: amount])
    ])
  }

  /// Several series over the same names or days, row by row.
  public static func split(
    _ places: ColumnValues,
    _ amounts: [Double],
    by series: [String?],
    mark: Mark = .bar,
    stacking: Stacking = .standard
  ) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        mark,
        channels: [
          .x: Column("day", values: places), .y: Column("sales", values: .numbers(amounts)),
          .series: Column("city", values: .categories(CategoryValues(series))),
        ],
        stacking: stacking
      )
    ])
  }

  /// Pairs of amounts.
  public static func pairs(_ x: [Double], _ y: [Double]) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .point,
        channels: [
          .x: Column("length", values: .numbers(x)), .y: Column("weight", values: .numbers(y)),
        ]
      )
    ])
  }
}
