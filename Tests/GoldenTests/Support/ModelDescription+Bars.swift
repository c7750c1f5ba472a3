import ChartTestSupport
import ChartVoice

extension ModelDescription {
  /// Bars, one amount a name or a date.
  static let bars: [ModelDescription] = [
    ModelDescription(
      "bars of names",
      PancakeCharts.titledStyles(),
      [
        ModelFact("type-nominal", ["6"], ["Horizontal bar chart", "sales", "from high to low"]),
        ModelFact("total", ["4593"]), ModelFact("mean", ["766"]),
        ModelFact("ranking-with-share", ["916", "20", "618"], ["Cachapa", "American"]),
        ModelFact("runners-up", ["850", "802"], ["Injera", "Crêpe"]),
        ModelFact("rank-ratio", ["1.5"], ["Cachapa", "American"]),
        ModelFact("rank-step", ["99", "753", "654"], ["Jian Bing", "Dosa"]),
        ModelFact("rank-with-share", ["916", "1", "6"], ["Cachapa"]),
        ModelFact("claim-extreme-holds", ["916"], ["title", "Cachapa", "highest", "agree"]),
      ]
    ),
    // The weekday of the lowest and of the highest day is not told with its date: dates are told in the
    // form of their unit, and the exception to the rhythm names its weekday.
    ModelDescription(
      "bars over time",
      PancakeCharts.days(),
      [
        ModelFact("type-ordered", ["30"], ["Bar chart", "sales", "May 8, 2022", "June 6, 2022"]),
        ModelFact("total", ["4593"]), ModelFact("mean", ["153"]), ModelFact("median", ["145"]),
        ModelFact("minimum", ["104"], ["May 13"]), ModelFact("maximum", ["250"], ["June 5"]),
        ModelFact("rhythm-weekend-with-share", ["206", "130", "58"], ["weekly", "weekends"]),
        ModelFact("step-with-share", ["133", "173", "29"], ["like weekdays", "up", "May 24"]),
        ModelFact("period-totals", ["4", "923", "965", "1205", "1186"], ["full weeks"]),
        ModelFact("rhythm-exceptions", ["9", "168", "173"], ["weekend", "Monday", "May 30"]),
        ModelFact(
          "largest-rise",
          ["92", "2"],
          ["May 13 to May 14", "May 27 to May 28"]
        ),
        ModelFact("largest-fall", ["104"], ["June 5 to June 6"]),
        ModelFact("outliers-near-limit", ["250", "253"], ["No value", "just under"]),
        .proven("direction", ["0.0004"]), .proven("rhythm-weekend-with-share", ["0.91"]),
      ]
    ),
    // That the totals have no clear trend is not told beside the rise per day, which it would seem to deny.
    ModelDescription(
      "totals of months, the last a part",
      PancakeCharts.monthly(),
      [
        ModelFact("type-ordered", ["12"], ["Bar chart", "July 2021", "June 2022"]),
        ModelFact(
          "full-periods",
          ["11", "4097", "3749", "4559"],
          ["February 2022", "shortest month", "May 2022"]
        ),
        ModelFact("partial-period", ["1023", "170", "6"], ["June 2022", "incomplete"]),
        ModelFact("daily-rate", ["127", "147"], ["July 2021", "May 2022", "rose"]),
      ]
    ),
    // The mean weighted by the days of each month is not told: averages alone do not say that they are
    // of days, and the last month covers fewer of them than the calendar gives.
    ModelDescription(
      "bars of ranges with averages and a rule",
      PancakeCharts.rangeBars(),
      [
        ModelFact("rule", ["137"], ["Average"]),
        ModelFact(
          "rule-above",
          ["3", "12", "140", "147", "170"],
          ["March", "May", "June"]
        ),
        ModelFact("rule-label-differs", ["137.5"], ["Average", "mean"]),
        ModelFact("range-reach", ["93", "250"], ["April 2022", "June 2022"]),
      ]
    ),
    ModelDescription(
      "sectors",
      PancakeCharts.circle(),
      [
        ModelFact("type-sectors", ["6"], ["Pie chart"]),
        ModelFact(
          "division-even",
          ["19.9", "13.5", "16.7"],
          ["fairly even", "Cachapa", "American"]
        ),
        ModelFact("rank-with-share", ["18.5"], ["Injera"]),
        ModelFact("rank-with-share", ["17.5"], ["Crêpe"]),
        ModelFact("rank-with-share", ["16.4"], ["Jian Bing"]),
        ModelFact("rank-with-share", ["14.2"], ["Dosa"]),
        ModelFact("division-top", ["3", "56"], ["Cachapa", "Injera", "Crêpe"]),
        ModelFact("sector-order", [], ["clockwise from the top", "Cachapa"]),
      ]
    ),
  ]
}
