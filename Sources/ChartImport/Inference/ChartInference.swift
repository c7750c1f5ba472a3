public import ChartModel

/// Chooses a chart for a table, as far as the caller does not.
///
/// - *x*: the first column of dates that are more than a few, or that repeat only for the sake of
///   series; else the first column of names that differ in every row; else, with two columns of
///   amounts, the first of them; else the first column of names; else the rows' numbers. Without any
///   amounts, the first column of names that repeat, so that their rows can be counted.
/// - *y*: the first column of amounts that is neither x nor a row number or id. Beside dates,
///   several columns of amounts are folded into one series each when no column of names splits the
///   rows and they can share an axis: one unit, or none and largest values within a factor of ten.
///   Without any amounts, how many rows each name has.
/// - *series*: a column of 2 to 12 names, when the places on x repeat or amounts stand in pairs; rather one with which they
///   no longer do.
/// - *mark*: a line over dates and over evenly spaced amounts; bars over names with one value each
///   or an aggregate, points for names with several; points over other amounts.
/// - Over dates, columns called open, high, low and close make candles, and three columns of which two
///   are named for the ends of a range a line with a band.
/// - Sectors add up the amounts of each name unless asked otherwise; boxes take the rows as they are.
/// - Bars of several series stand side by side. Bars with more than 8 names, or one longer than 12
///   characters, lie on their side when neither x nor y was asked for.
///
/// Columns without any value are never chosen. Whether places repeat is seen from 20,000 rows.
public enum ChartInference {
  /// The chart of a table.
  ///
  /// Throws `unknownColumn`, `usedTwice`, `notAmounts`, `seriesWithSeveralY` for choices that the
  /// table cannot meet, and `nothingToDraw` when no column has a value.
  public static func specification(
    of table: Table,
    choices: ChartChoices = ChartChoices(),
    timeZone: String = "UTC",
    names: InferredNames = InferredNames()
  ) throws(ChartImportError) -> InferredChart {
    let composed = ComposedChart(table, choices, names)
    if let form = choices.mark ?? composed.namedForm,
      let made = try composed.chart(form, timeZone: timeZone)
    {
      return made
    }
    var chooser = ColumnChooser(table, choices, names)
    try chooser.choose()
    let marks = MarkChooser(chooser)
    var layer = MarkLayer(
      marks.mark.mark,
      channels: marks.channels,
      stacking: marks.stacking ?? .standard,
      aggregate: chooser.used.aggregate
    )
    layer.companions = chooser.companions
    var used = marks.used
    used.title = choices.title
    return InferredChart(
      specification: ChartSpec(title: choices.title, layers: [layer], timeZone: timeZone),
      used: used,
      diagnostics: chooser.diagnostics
    )
  }
}
