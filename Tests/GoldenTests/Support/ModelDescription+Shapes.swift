import ChartTestSupport
import ChartVoice
import Foundation

extension ModelDescription {
  /// Points, distributions, grids and functions.
  static let shapes: [ModelDescription] = [
    // A scatter plot has no months: that the point apart is June, a part of a month, is not known.
    ModelDescription(
      "average against highest day",
      PancakeCharts.months(PancakeCharts.averages, PancakeCharts.highs),
      [
        ModelFact("type-scatter", ["12"], ["Scatter plot", "dailyMax", "dailyAverage"]),
        ModelFact("ranges", ["127", "170", "184", "250"]),
        ModelFact("association", ["0.82"], ["Strong positive"]),
        ModelFact("association-slope-without", ["1.9", "2.5"]),
        ModelFact("point-apart", ["170", "250"]),
      ]
    ),
    ModelDescription(
      "lowest against highest day",
      PancakeCharts.months(PancakeCharts.lows, PancakeCharts.highs),
      [
        ModelFact("association", ["0.38", "0.218"], ["No clear association"]),
        ModelFact("association-rests-on-one", ["0.70", "120", "250"], ["one point"]),
      ]
    ),
    ModelDescription(
      "a histogram",
      ShapeCharts.histogram,
      [
        ModelFact("type-histogram", ["30", "7", "25", "100", "275"], ["Histogram", "sales"]),
        ModelFact("bins-modal", ["11", "30", "100", "124"]),
        ModelFact("bins-common", ["18", "150"]),
        ModelFact("bins-skew", ["4", "200"], ["right-skewed"]),
        ModelFact("bins-average", ["145", "153"]),
      ]
    ),
    // The days of a box's outliers are not told: a box has values and no days.
    ModelDescription(
      "boxes",
      PancakeCharts.boxes(),
      [
        ModelFact("type-boxes", ["2"], ["Box plot", "sales"]),
        ModelFact(
          "box",
          ["84", "76.5", "87", "72", "90", "2", "52", "137"],
          ["San Francisco", "outliers"]
        ),
        ModelFact("box", ["54", "45.5", "77.5", "42", "125"], ["Cupertino", "no outliers"]),
        ModelFact("box-near-limit", ["125", "125.5"], ["Cupertino", "just under"]),
        ModelFact("box-pair", ["30"], ["San Francisco", "barely overlap"]),
        ModelFact("box-pair-spread", ["33"], ["San Francisco", "Cupertino"]),
      ]
    ),
    // Cells are named by row and column: the date of the highest and lowest cell is their Sunday and week.
    ModelDescription(
      "a grid of weekdays by weeks",
      ShapeCharts.calendar,
      [
        ModelFact("axis-names", ["7"]), ModelFact("axis-names", ["6"]),
        ModelFact("cells-empty", ["30", "42", "12"], ["before the first value or after the last"]),
        ModelFact("maximum", ["250"], ["Sun", "May 30"]),
        ModelFact("minimum", ["104"], ["Fri", "May 9"]),
        ModelFact("cells-top-rows", [], ["every full column", "Sun", "Sat"]),
        ModelFact("cells-top-columns", [], ["May 23", "May 30"]),
        ModelFact("cells-colour", ["104", "250"], ["sales"]),
      ]
    ),
    ModelDescription(
      "a function",
      ChartSpec(
        function: { sin($0) / $0 },
        formula: "sin(h)/h",
        variable: "h",
        domain: Interval(-10, 10)
      ),
      [
        ModelFact("type-function", ["10"], ["sin(h)/h", "h", "-10"]),
        ModelFact("function-hole", ["1", "0"], ["approaches", "undefined"]),
        ModelFact("function-zeros", [], ["plus and minus π, 2π, and 3π"]),
        ModelFact("function-lowest", ["0.217", "4.49"], ["plus and minus", "-0.217"]),
        ModelFact("function-symmetry", [], ["mirror each other"]),
      ]
    ),
  ]

  /// Three species of penguins, from the corpus.
  static let penguins: [ModelDescription] = [
    ModelDescription(
      "several groups of points",
      try AccessibleChart(
        contentsOf: Corpus.folder.appending(path: "stats/known/palmer_penguins.csv").path,
        choices: ChartChoices(
          x: "flipper_length_mm",
          y: ["body_mass_g"],
          series: "species",
          mark: .point
        )
      ).spec,
      [
        ModelFact("type-scatter-several", ["342", "3"], ["Scatter plot", "3 groups", "Gentoo"]),
        ModelFact("plane-centre", ["123", "212", "221", "4700", "5500"], ["Gentoo"]),
        ModelFact(
          "plane-apart",
          [],
          ["Gentoo", "apart", "higher in flipper_length_mm and in body_mass_g"]
        ),
        ModelFact("plane-overlap", [], ["Adelie", "Chinstrap", "overlap"]),
      ]
    )
  ]
}
