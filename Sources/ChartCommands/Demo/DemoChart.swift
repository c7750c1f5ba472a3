package import ChartImport
import ChartModel

/// A chart that the program carries with it: a table, and the choices that make its chart.
package struct DemoChart: Sendable {
  /// Its name, which files are called by.
  package let name: String

  /// Its table, as CSV.
  package let table: String

  /// What is asked of its chart; the rest is chosen.
  package let choices: ChartChoices

  /// The charts of a pancake stand: the best-selling styles, a month of days, a week in two cities, and a
  /// year of months, of which the last has only begun.
  package static let all = [top, daily, cities, monthly]

  private static let top = DemoChart(
    name: "top",
    table: """
      style,sales
      Cachapa,916
      Injera,850
      Crêpe,802
      Jian Bing,753
      Dosa,654
      American,618

      """,
    choices: ChartChoices(x: "sales", y: ["style"], mark: .bar)
  )

  private static let daily = DemoChart(
    name: "daily",
    table: """
      day,sales
      2022-05-08,168
      2022-05-09,117
      2022-05-10,106
      2022-05-11,119
      2022-05-12,109
      2022-05-13,104
      2022-05-14,196
      2022-05-15,172
      2022-05-16,122
      2022-05-17,115
      2022-05-18,138
      2022-05-19,110
      2022-05-20,106
      2022-05-21,187
      2022-05-22,187
      2022-05-23,119
      2022-05-24,160
      2022-05-25,144
      2022-05-26,152
      2022-05-27,148
      2022-05-28,240
      2022-05-29,242
      2022-05-30,173
      2022-05-31,143
      2022-06-01,137
      2022-06-02,123
      2022-06-03,146
      2022-06-04,214
      2022-06-05,250
      2022-06-06,146

      """,
    choices: ChartChoices(mark: .bar)
  )

  private static let cities = DemoChart(
    name: "cities",
    table: """
      day,city,sales
      2022-05-02,Cupertino,54
      2022-05-03,Cupertino,42
      2022-05-04,Cupertino,88
      2022-05-05,Cupertino,49
      2022-05-06,Cupertino,42
      2022-05-07,Cupertino,125
      2022-05-08,Cupertino,67
      2022-05-02,San Francisco,81
      2022-05-03,San Francisco,90
      2022-05-04,San Francisco,52
      2022-05-05,San Francisco,72
      2022-05-06,San Francisco,84
      2022-05-07,San Francisco,84
      2022-05-08,San Francisco,137

      """,
    choices: ChartChoices()
  )

  private static let monthly = DemoChart(
    name: "monthly",
    table: """
      month,sales,dailyAverage,dailyMin,dailyMax
      2021-07,3952,127,95,194
      2021-08,4044,130,96,189
      2021-09,3930,131,101,184
      2021-10,4217,136,96,193
      2021-11,4006,134,104,202
      2021-12,3994,129,96,190
      2022-01,4202,136,96,203
      2022-02,3749,134,98,200
      2022-03,4329,140,104,218
      2022-04,4084,136,93,221
      2022-05,4559,147,104,242
      2022-06,1023,170,120,250

      """,
    choices: ChartChoices(y: ["sales"], mark: .bar)
  )
}
