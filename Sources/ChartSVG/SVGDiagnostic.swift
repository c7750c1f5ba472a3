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

  /// An author's colour of marks, as `#rrggbb`, that has less than 3:1 to what it stands on: it is drawn as
  /// it is, with an edge in ink, on light or on dark paper; `ratio` is what it has.
  case lowContrast(color: String, onDark: Bool, ratio: Double)

  /// A gradient around a middle, which SVG has none of: its mean colour is drawn.
  case gradientFlattened

  /// A symbol whose path cannot be read: a disc is drawn instead.
  case symbolNotRead(path: String)

  /// A line or an area whose marks have several styles: all of it is drawn in the first, in a series of a
  /// layer, both from 0.
  case stylesVaryAlongLine(layer: Int, series: Int)

  /// Annotations without room among the others, in the layer with a number from 0: how many of how many
  /// are left out.
  case annotationsDropped(layer: Int, count: Int, of: Int)

  /// An annotation whose author wants the axis widened for it was moved into the chart instead.
  case scaleNotPadded(axis: Channel, layer: Int)

  /// Labels of an author's axis marks that would touch others: how many were left out.
  case axisLabelsDropped(axis: Channel, count: Int)

  /// Texts over the plot that have no room: how many were left out.
  case textsDropped(count: Int)

  /// The chart's own size is outside what a drawing can have, and was held to it.
  case sizeHeld
}
