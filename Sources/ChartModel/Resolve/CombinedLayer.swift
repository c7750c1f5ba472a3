import ChartStatistics

/// A layer after its rows were combined: by an aggregate, into bins, or into boxes.
struct CombinedLayer {
  /// The layer, one row a mark.
  var layer: MarkLayer

  /// Which source rows went into which mark.
  var aggregation: Aggregation?

  /// The amounts before they were sorted into bins or boxes.
  var source: Column?

  /// The bins, one a mark.
  var bins: HistogramBins?

  /// What the amounts of each mark are like.
  var boxes: [BoxMark?]?

  /// How many values have a name that their axis lacks, by channel; they have been told of.
  let outside: [Channel: Int]

  /// Combines the rows of a layer as it asks for.
  init(_ layer: MarkLayer, outside: [Channel: Int] = [:], diagnostics: inout [Diagnostic]) {
    self.layer = layer
    self.outside = outside
    if layer.isBinned {
      sortIntoBins()
    } else if layer.mark == .box {
      makeBoxes()
    } else {
      (self.layer, aggregation) = layer.aggregated(diagnostics: &diagnostics)
    }
  }

  /// Counts the amounts on x by bins: a mark a bin, from its lower to its upper end.
  ///
  /// The column on y gives the counts their name; its values are not read.
  private mutating func sortIntoBins() {
    guard let column = layer.channels[.x], case .numbers(let amounts) = column.values else {
      return
    }
    source = column
    layer.isBinned = true
    layer.aggregate = nil
    let found = HistogramBins(of: amounts)
    bins = found
    let edge = { (ends: [Double]) in
      Column(column.name, unit: column.unit, format: column.format, values: .numbers(ends))
    }
    let edges = found?.edges ?? []
    layer.channels = [
      .xStart: edge(Array(edges.dropLast())), .xEnd: edge(Array(edges.dropFirst())),
      .y: Column(
        layer.channels[.y]?.name ?? "",
        values: .numbers((found?.counts ?? []).map(Double.init))
      ),
    ]
    aggregation = Aggregation(
      aggregate: .count,
      markOfRow: amounts.map { found?.index(of: $0).map(Int32.init) ?? -1 }
    )
  }

  /// One mark for all rows that share a place and a series; its amount is their median.
  private mutating func makeBoxes() {
    let measure = layer.measureForAggregate
    guard let column = layer.channels[measure], case .numbers(let amounts) = column.values else {
      return
    }
    source = column
    let keys = layer.channels.filter { $0.key != measure }
    let groups = RowGroups(
      of: keys.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.values),
      count: amounts.count
    )
    let made = groups.rows.map { BoxSummary(of: amounts, at: $0).map(BoxMark.init) }
    boxes = made
    layer.aggregate = nil
    for (channel, key) in keys { layer.channels[channel] = key.rows(groups.firstRows) }
    layer.channels[measure] = Column(
      column.name,
      unit: column.unit,
      format: column.format,
      values: .numbers(made.map { $0?.median ?? .nan })
    )
    aggregation = Aggregation(aggregate: .median, markOfRow: groups.groupOfRow)
  }
}
