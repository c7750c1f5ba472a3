public import ChartModel
import ChartScales

/// One chart on which narration is checked.
public struct GalleryChart: Sendable {
  /// Its name, unique in the gallery.
  public let name: String

  /// The chart.
  public let spec: ChartSpec

  /// Makes one.
  public init(_ name: String, _ spec: ChartSpec) {
    self.name = name
    self.spec = spec
  }
}

/// Small charts of every kind of fact, and of every edge of its values; made in code.
public enum NarrationGallery {
  /// All charts, those of the plainest kinds first.
  public static let all: [GalleryChart] =
    (pancakes + ChartKinds.all + shapes + AuthoredCharts.all + DeclaredKinds.all + EdgeCharts.all
    + RareCharts.all + doubled)
    .map { GalleryChart($0.name, $0.spec) }

  /// A few charts of different kinds, for tables that people read.
  public static let brief: [GalleryChart] = {
    let names = [
      "best-selling styles", "days of sales", "two cities", "months of sales", "sectors",
    ]
    return names.compactMap { name in all.first { $0.name == name } }
  }()

  private static let pancakes: [(name: String, spec: ChartSpec)] = [
    ("best-selling styles", PancakeCharts.titledStyles()), ("days of sales", PancakeCharts.days()),
    ("two cities", PancakeCharts.cities(.line)), ("months of sales", PancakeCharts.monthly()),
    ("circle", PancakeCharts.circle()), ("average of months", PancakeCharts.averageArea()),
    ("range bars", PancakeCharts.rangeBars()), ("boxes of cities", PancakeCharts.boxes()),
    ("points of months", PancakeCharts.months(PancakeCharts.averages, PancakeCharts.highs)),
  ]

  private static let doubled: [(name: String, spec: ChartSpec)] =
    (pancakes + ChartKinds.all + shapes + AuthoredCharts.all + DeclaredKinds.all + RareCharts.all)
    .filter { doubledNames.contains($0.name) }
    .map { ("\($0.name), twice", SeriesCharts.doubled($0.spec)) }

  /// The charts of which something is told that names a series, where there are two.
  private static let doubledNames: Set<String> = [
    "best-selling styles", "days of sales", "months of sales", "range bars", "boxes of cities",
    "points of months", "cells", "wrong average", "shape 1", "shape 2", "shape 3", "shape 4",
    "shape 5", "shape 11", "selected rise", "instants", "strip", "band of days", "legs",
    "stair below zero", "apart", "weekends", "a weekday", "a total among its parts",
    "thirty names", "nearly all", "below a rule", "a band of one width", "one range selected",
    "provisional values", "estimated values", "projected values", "nine weeks", "points apart",
    "points off the line", "three days",
  ]

  private static let shapes: [(name: String, spec: ChartSpec)] =
    ShapeCharts.all.enumerated().map { ("shape \($0.offset + 1)", $0.element) }
}
