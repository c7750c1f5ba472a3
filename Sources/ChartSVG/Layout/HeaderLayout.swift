/// The title and the description above the plot.
struct HeaderLayout {
  let title: WrappedText
  let titleSize: Double
  private(set) var description: WrappedText
  private let size: Double

  /// Breaks both texts for a drawing; the description gets as many lines as it needs until ``limit(to:)``.
  init(title: String, description: String, width: Double, size: Double, _ economy: LayoutEconomy) {
    self.size = size
    titleSize = size * ChartLayout.titleScale
    self.title =
      TextWrapping(width: width, size: titleSize, isBold: true, lines: economy.titleLines)
      .wrapped(title)
    let isLeftOut = economy.descriptionLines == 0 && !description.isEmpty
    self.description =
      isLeftOut
      ? WrappedText(lines: [], isShortened: true)
      : TextWrapping(width: width, size: size, lines: economy.descriptionLines)
        .wrapped(description)
    whole = description
    self.width = width
  }

  private let whole: String
  private let width: Double

  /// Cuts the description so that it is at most so high; at least one line stays.
  mutating func limitDescription(to height: Double) {
    let lines = max(1, Int(height / lineHeight))
    guard description.lines.count > lines else { return }
    description = TextWrapping(width: width, size: size, lines: lines).wrapped(whole)
  }

  var titleLineHeight: Double { titleSize * 1.25 }
  var lineHeight: Double { size * PlacedText.lineHeight }

  /// How high the title is, in user units.
  var titleHeight: Double { Double(title.lines.count) * titleLineHeight }

  /// How high the description is, in user units.
  var descriptionHeight: Double { Double(description.lines.count) * lineHeight }

  /// How high both are, the room below them included.
  var height: Double { titleHeight + descriptionHeight + size }
}
