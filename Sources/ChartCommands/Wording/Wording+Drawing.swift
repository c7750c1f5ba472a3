import ChartModel
package import ChartSVG

extension Wording {
  /// The line for something that a picture does not show whole; all of it is in the words.
  package func line(for diagnostic: SVGDiagnostic, in source: String) -> String {
    let name = source.isEmpty ? program : English.path(source)
    return "\(name): note: in the picture \(sentence(for: diagnostic))"
  }

  /// What happened, without a full stop.
  ///
  /// One switch over every case, so that a new one does not compile before it has its sentence.
  package func sentence(for diagnostic: SVGDiagnostic) -> String {
    switch diagnostic {
    case .titleShortened: "the title is cut"
    case .descriptionShortened: "the description is cut"
    case .tickLabelsDropped(let axis, let drawn, let all):
      "\(English.grouped(drawn)) of \(English.count(all, "label")) of the \(axis.rawValue) axis had room"
    case .tickLabelsShortened(let axis, let count):
      "\(English.count(count, "label")) of the \(axis.rawValue) axis \(verb(count)) cut"
    case .axisTitleShortened(let axis): "the title of the \(axis.rawValue) axis is cut"
    case .legendEntriesDropped(let drawn, let all):
      "\(English.grouped(drawn)) of \(English.count(all, "entry", "entries")) of the legend had room"
    case .legendEntriesShortened(let count):
      "\(English.count(count, "name")) of the legend \(verb(count)) cut"
    case .coloursRepeat(let series):
      "colours repeat with other symbols and dashes: \(English.grouped(series)) series are too many "
        + "to have one each"
    case .marksOutsidePlot(let series, let count):
      "\(English.count(count, "mark")) of series \(English.grouped(series + 1)) "
        + "\(verb(count)) outside the axes"
    case .marksCombined(let series, let count):
      "\(English.count(count, "mark")) of series \(English.grouped(series + 1)) "
        + "\(verb(count)) drawn as one, with elements for groups of them"
    case .layerNotDescribed(let layer):
      "layer \(English.grouped(layer + 1)) is decoration, without amounts to tell"
    case .lowContrast, .gradientFlattened, .symbolNotRead, .stylesVaryAlongLine,
      .annotationsDropped, .scaleNotPadded, .axisLabelsDropped, .textsDropped, .sizeHeld:
      authored(diagnostic)
    }
  }

  /// What a picture does not show of how its author wants it.
  private func authored(_ diagnostic: SVGDiagnostic) -> String {
    switch diagnostic {
    case .lowContrast(let color, let onDark, let ratio):
      "colour \(color) stands out only \((ratio * 10).rounded() / 10):1 from \(onDark ? "dark" : "light") paper, "
        + "so its marks have an edge"
    case .gradientFlattened: "a gradient around a middle is drawn as one colour"
    case .symbolNotRead(let path):
      "the symbol \(English.quoted(path)) is no outline and is drawn as a usual one"
    case .stylesVaryAlongLine(let layer, let series):
      "series \(English.grouped(series + 1)) of layer \(English.grouped(layer + 1)) has one style "
        + "along its line, that of its first mark"
    case .annotationsDropped(let layer, let count, let all):
      "\(English.grouped(count)) of \(English.count(all, "annotation")) of layer "
        + "\(English.grouped(layer + 1)) had no room"
    case .scaleNotPadded(let axis, let layer):
      "the \(axis.rawValue) axis has no more room for annotations of layer \(English.grouped(layer + 1))"
    case .axisLabelsDropped(let axis, let count):
      "\(English.count(count, "label")) of the \(axis.rawValue) axis had no room"
    case .textsDropped(let count): "\(English.count(count, "text")) had no room"
    default: "the size is held to what can be drawn"
    }
  }

  private func verb(_ count: Int) -> String { count == 1 ? "is" : "are" }
}
