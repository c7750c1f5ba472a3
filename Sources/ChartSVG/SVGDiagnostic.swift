public import ChartModel

/// Something that a drawing could not show whole; the tree and the labels have all of it.
public enum SVGDiagnostic: Sendable, Equatable {
  /// The title was cut.
  case titleShortened

  /// The description was cut; all of it is in the document's `desc`.
  case descriptionShortened

  /// Some tick labels of an axis had no room: how many were drawn, of how many.
  case tickLabelsDropped(axis: Channel, drawn: Int, of: Int)

  /// Some tick labels of an axis were cut: how many.
  case tickLabelsShortened(axis: Channel, count: Int)

  /// The title of an axis was cut.
  case axisTitleShortened(axis: Channel)

  /// Some entries of the legend had no room: how many were drawn, of how many.
  case legendEntriesDropped(drawn: Int, of: Int)

  /// Some names in the legend were cut: how many.
  case legendEntriesShortened(count: Int)

  /// There are more series than colours, so that colours repeat with other symbols and dashes.
  case coloursRepeat(series: Int)

  /// Marks outside the domain of an axis, which have a place in the tree alone: how many, in the series
  /// with a number from 0, counted through all layers.
  case marksOutsidePlot(series: Int, count: Int)

  /// A series of so many marks that they have no element each; their groups have: how many marks.
  case marksCombined(series: Int, count: Int)

  /// A layer without amounts, drawn as decoration: its number from 0.
  case layerNotDescribed(Int)
}
