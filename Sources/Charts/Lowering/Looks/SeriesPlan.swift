import ChartModel

/// How the marks of a layer are told apart: by which fields, and what each series looks like.
///
/// One field makes the series. Where several fields that differ split the marks, each combination is a
/// series of its own, whose name joins theirs with a slash; colour, symbol and line then follow each its own
/// field.
struct SeriesPlan {
  /// The names of the series, one a mark; empty where marks are not told apart.
  private(set) var names: [String] = []

  /// What the author calls the field, or the fields.
  private(set) var label = ""

  /// The names in the order in which the author wants them; those of the data may be more.
  private(set) var order: [String] = []

  /// What each series looks like, by its name.
  private(set) var styles: [String: MarkStyle] = [:]

  /// The fields that split marks, in the order in which their names are joined.
  private static let fields: [DeclaredMarks.Encoding] = [
    .foregroundStyle, .series, .symbol, .lineStyle, .position,
  ]

  /// Plans the series of a layer.
  init(of layer: LayerDraft, looks: ChartLooks) {
    guard layer.mark != .sector else { return }
    var split: [ColumnDraft] = []
    for field in Self.fields where layer.isSplit(by: field) {
      guard let column = layer.encodings[field] else { continue }
      if !split.contains(where: { $0.hasSameValues(as: column) }) { split.append(column) }
    }
    guard !split.isEmpty else { return }
    order = split.count == 1 ? looks.order(of: split[0], in: layer) : []
    label = split.map(\.label).joined(separator: " / ")
    names = (0..<layer.count).map { row in
      split.compactMap { $0.value(at: row)?.plainText }.joined(separator: " / ")
    }
    for row in 0..<layer.count where styles[names[row]] == nil {
      styles[names[row]] = Self.style(row, of: layer, looks, isSeveral: split.count > 1)
    }
  }

  private static func style(
    _ row: Int,
    of layer: LayerDraft,
    _ looks: ChartLooks,
    isSeveral: Bool
  ) -> MarkStyle {
    var style = MarkStyle()
    for (encoding, column) in layer.encodings where fields.contains(encoding) {
      guard let value = column.value(at: row) else { continue }
      looks.apply(value, of: encoding, isChosen: isSeveral, to: &style)
    }
    return style
  }
}

extension LayerDraft {
  /// Whether a field tells marks apart as series.
  ///
  /// Names do; amounts do it for lines and areas, which have one look from end to end. Names that say
  /// again where each mark stands tell nothing apart: a bar a category is no series, whatever its colour.
  func isSplit(by field: DeclaredMarks.Encoding) -> Bool {
    guard let column = encodings[field] else { return false }
    if field != .series, mark != .line, mark != .area, repeatsPlace(column) { return false }
    return column.kind == .nominal || field == .series || mark == .line || mark == .area
  }
}

extension LayerDraft {
  private func repeatsPlace(_ column: ColumnDraft) -> Bool {
    [Channel.x, .y].contains { positions[$0]?.hasSameValues(as: column) == true }
  }
}

extension ChartLooks {
  /// The names of a field of a layer in the order of the scale that shows it.
  fileprivate func order(of column: ColumnDraft, in layer: LayerDraft) -> [String] {
    let fields: [DeclaredMarks.Encoding] = [.foregroundStyle, .symbol, .lineStyle]
    let field = fields.first { layer.encodings[$0]?.hasSameValues(as: column) == true }
    return field.map(order(of:)) ?? []
  }
}
