import ChartTestSupport
import ChartVoice

extension ModelDescription {
  private static let leads = ModelFact(
    "pair-leads",
    ["5", "7", "88", "52", "125", "84"],
    ["San Francisco", "Cupertino", "May 4", "May 7"]
  )

  private static let gaps = ModelFact(
    "pair-gaps",
    ["70", "23"],
    ["May 8, in favour of San Francisco", "May 5"]
  )

  /// Two cities over a week, whose weekdays are told as the dates that the table has.
  static let series: [ModelDescription] = [
    ModelDescription(
      "grouped bars",
      PancakeCharts.cities(.bar, .grouped),
      [
        ModelFact("type-ordered-several", ["2"], ["Grouped bar", "May 2, 2022", "May 8, 2022"]),
        ModelFact("total", ["600"], ["San Francisco"]), ModelFact("total", ["467"], ["Cupertino"]),
        leads, gaps,
      ]
    ),
    ModelDescription(
      "stacked bars",
      PancakeCharts.cities(.bar),
      [
        ModelFact("type-ordered-several", ["2"], ["Stacked bar", "sales", "day"]),
        ModelFact("stack-totals", ["121", "209"], ["May 5", "May 7"]),
        ModelFact("stack-sum", ["1067"]),
        ModelFact("stack-neighbours", ["39"], ["May 7", "May 8"]),
        ModelFact(
          "part-share-range",
          ["56", "37", "68"],
          ["San Francisco", "May 4", "May 3"]
        ),
      ]
    ),
    ModelDescription(
      "two lines",
      PancakeCharts.cities(.line),
      [
        ModelFact("type-ordered-several", ["2"], ["Line chart", "May 2, 2022", "May 8, 2022"]),
        ModelFact("count", ["7"], ["Cupertino"]),
        ModelFact("mean", ["86"], ["San Francisco"]), ModelFact("mean", ["67"], ["Cupertino"]),
        ModelFact("minimum", ["52"], ["San Francisco", "May 4"]),
        ModelFact("maximum", ["137"], ["San Francisco", "May 8"]),
        ModelFact("minimum", ["42"], ["Cupertino", "May 3 and May 6"]),
        ModelFact("maximum", ["125"], ["Cupertino", "May 7"]),
        ModelFact("pair-crossings", ["4"], ["Cupertino", "San Francisco"]), leads,
        ModelFact("direction", [], ["no clear trend", "Cupertino"]),
        ModelFact("direction", [], ["no clear trend", "San Francisco"]),
        ModelFact("moves-opposite", ["5", "6", "0.89"], ["opposite"]),
      ]
    ),
    ModelDescription(
      "an area",
      PancakeCharts.averageArea(),
      [
        ModelFact("type-ordered", ["12"], ["Area chart", "July 2021", "June 2022"]),
        ModelFact("minimum", ["127"], ["July 2021"]), ModelFact("maximum", ["170"], ["June 2022"]),
        ModelFact("axis-amounts", ["0"], ["dailyAverage"]), ModelFact("direction", [], ["rose"]),
      ]
    ),
    // That the last month covers but six days is not known to a chart without its total; nor is, without
    // that, the slope of the highs without it (4 a month), or the average's end at 147 in May.
    ModelDescription(
      "a range with a line",
      PancakeCharts.range(),
      [
        ModelFact("type-band", ["12"], ["Line", "band", "July 2021", "June 2022"]),
        ModelFact("direction", [], ["dailyAverage rose"]), ModelFact("first", ["127"]),
        ModelFact("outliers", ["147", "170"], ["May 2022", "June 2022"]),
        ModelFact("range-reach", ["93", "250"], ["April 2022", "June 2022"]),
        ModelFact("range-high-direction", ["5"], ["upper", "rose", "month"]),
        ModelFact("range-low-direction", [], ["lower", "no clear trend"]),
        ModelFact("range-width-direction", ["99"], ["widened"]),
        ModelFact("range-widths", ["138"], ["May 2022"]),
      ]
    ),
    ModelDescription(
      "a stream",
      PancakeCharts.cities(.area, .center),
      [
        ModelFact("stack-centred", [], ["width", "not its height"]), leads,
        ModelFact("stack-totals", ["121", "209"]),
        ModelFact("part-half-crossings", ["4"], ["Cupertino", "one half"]),
        ModelFact("part-share-range", ["56", "37", "68"], ["San Francisco"]),
      ]
    ),
    ModelDescription(
      "stacked areas",
      PancakeCharts.cities(.area),
      [
        leads, ModelFact("stack-totals", ["121", "209"]), ModelFact("stack-sum", ["1067"]),
        ModelFact("part-share-range", ["44", "32", "63"], ["Cupertino"]),
      ]
    ),
    ModelDescription(
      "two sides",
      PancakeCharts.cities(.bar, .mirrored, isNamed: true),
      [
        ModelFact(
          "type-pyramid",
          ["7"],
          ["Two-sided", "Cupertino", "left", "San Francisco", "right"]
        ),
        ModelFact("side-totals", ["467", "600"], ["Cupertino", "San Francisco"]),
        ModelFact("side-most-even", ["49", "72"], ["Thu"]),
        ModelFact("pair-leads", ["5", "7"], ["San Francisco", "Wed", "Sat"]),
      ]
    ),
  ]
}
