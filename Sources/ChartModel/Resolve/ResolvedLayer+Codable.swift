import ChartStatistics

// What is empty of what authors say is not written: most charts have none of it, and pages that were
// written before there was any can still be read.

extension ResolvedLayer {
  private enum CodingKeys: String, CodingKey {
    case mark, orientation, channels, stacking, stacked, groups, groupSpan, series, aggregation
    case innerRadius, source, bins, boxes, function, companions
    case styles, styleOfRow, elements, annotations, repeatsOther
  }

  /// Reads a layer; what is not there of what its author says is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      mark: try values.decode(Mark.self, forKey: .mark),
      orientation: try values.decode(Orientation.self, forKey: .orientation),
      channels: try values.decode([Channel: Column].self, forKey: .channels),
      stacking: try values.decode(Stacking.self, forKey: .stacking),
      stacked: try values.decodeIfPresent(StackedExtents.self, forKey: .stacked),
      groupSpan: try values.decodeIfPresent(MarkDimension.self, forKey: .groupSpan),
      series: try values.decode([ResolvedSeries].self, forKey: .series),
      aggregation: try values.decodeIfPresent(Aggregation.self, forKey: .aggregation),
      innerRadius: try values.decodeIfPresent(Double.self, forKey: .innerRadius),
      source: try values.decodeIfPresent(Column.self, forKey: .source),
      bins: try values.decodeIfPresent(HistogramBins.self, forKey: .bins),
      boxes: try values.decodeIfPresent([BoxMark?].self, forKey: .boxes),
      function: try values.decodeIfPresent(PlottedFunction.self, forKey: .function),
      companions: try values.decodeIfPresent([Column].self, forKey: .companions) ?? []
    )
    groups = try values.decodeIfPresent(MarkGroups.self, forKey: .groups)
    styles = try values.decodeIfPresent([MarkStyle].self, forKey: .styles) ?? []
    styleOfRow = try values.decodeIfPresent([Int32].self, forKey: .styleOfRow) ?? []
    elements = try values.decodeIfPresent(MarkElements.self, forKey: .elements) ?? MarkElements()
    annotations = try values.decodeIfPresent([MarkAnnotation].self, forKey: .annotations) ?? []
    repeatsOther = try values.decodeIfPresent(Bool.self, forKey: .repeatsOther) ?? false
  }

  /// Writes the layer, of what its author says only what there is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mark, forKey: .mark)
    try values.encode(orientation, forKey: .orientation)
    try values.encode(channels, forKey: .channels)
    try values.encode(stacking, forKey: .stacking)
    try values.encodeIfPresent(stacked, forKey: .stacked)
    try values.encodeIfPresent(groups, forKey: .groups)
    try values.encodeIfPresent(groupSpan, forKey: .groupSpan)
    try values.encode(series, forKey: .series)
    try values.encodeIfPresent(aggregation, forKey: .aggregation)
    try values.encodeIfPresent(innerRadius, forKey: .innerRadius)
    try values.encodeIfPresent(source, forKey: .source)
    try values.encodeIfPresent(bins, forKey: .bins)
    try values.encodeIfPresent(boxes, forKey: .boxes)
    try values.encodeIfPresent(function, forKey: .function)
    try values.encode(companions, forKey: .companions)
    if !styles.isEmpty { try values.encode(styles, forKey: .styles) }
    if !styleOfRow.isEmpty { try values.encode(styleOfRow, forKey: .styleOfRow) }
    if !elements.isEmpty { try values.encode(elements, forKey: .elements) }
    if !annotations.isEmpty { try values.encode(annotations, forKey: .annotations) }
    if repeatsOther { try values.encode(repeatsOther, forKey: .repeatsOther) }
  }
}
