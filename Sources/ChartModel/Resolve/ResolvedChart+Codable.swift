// As of layers, what is empty of what authors say is not written.

extension ResolvedChart {
  private enum CodingKeys: String, CodingKey {
    case title, timeZone, x, y, seriesNames, seriesTitle, layers, diagnostics
    case style, summary, texts, selection
  }

  /// Reads a chart; what is not there of what its author says is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try values.decodeIfPresent(String.self, forKey: .title),
      timeZone: try values.decode(String.self, forKey: .timeZone),
      x: try values.decodeIfPresent(ResolvedAxis.self, forKey: .x),
      y: try values.decodeIfPresent(ResolvedAxis.self, forKey: .y),
      seriesNames: try values.decode([String].self, forKey: .seriesNames),
      seriesTitle: try values.decodeIfPresent(String.self, forKey: .seriesTitle),
      layers: try values.decode([ResolvedLayer].self, forKey: .layers),
      diagnostics: try values.decode([Diagnostic].self, forKey: .diagnostics)
    )
    style = try values.decodeIfPresent(ChartStyle.self, forKey: .style) ?? ChartStyle()
    summary = try values.decodeIfPresent(String.self, forKey: .summary)
    texts = try values.decodeIfPresent([AuthoredText].self, forKey: .texts) ?? []
    selection = try values.decodeIfPresent(ChartSelection.self, forKey: .selection)
  }

  /// Writes the chart, of what its author says only what there is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encode(timeZone, forKey: .timeZone)
    try values.encodeIfPresent(x, forKey: .x)
    try values.encodeIfPresent(y, forKey: .y)
    try values.encode(seriesNames, forKey: .seriesNames)
    try values.encodeIfPresent(seriesTitle, forKey: .seriesTitle)
    try values.encode(layers, forKey: .layers)
    try values.encode(diagnostics, forKey: .diagnostics)
    if style != ChartStyle() { try values.encode(style, forKey: .style) }
    try values.encodeIfPresent(summary, forKey: .summary)
    if !texts.isEmpty { try values.encode(texts, forKey: .texts) }
    try values.encodeIfPresent(selection, forKey: .selection)
  }
}
