/// The names of a chart's series, in order of first appearance over all layers.
struct SeriesNames {
  var names: [String] = []
  var title: String?
  private var index: [String: Int] = [:]

  init(of layers: [MarkLayer]) {
    // The names of sectors are places, not series.
    let split = layers.filter { $0.mark != .sector }
    for column in split.compactMap({ $0.channels[.series] ?? $0.channels[.position] }) {
      guard case .categories(let values) = column.values else { continue }
      title = title ?? column.name
      // A name that no row has is no series.
      var isUsed = [Bool](repeating: false, count: values.names.count)
      for code in values.codes where code >= 0 { isUsed[Int(code)] = true }
      for (name, isUsed) in zip(values.names, isUsed) where isUsed && index[name] == nil {
        index[name] = names.count
        names.append(name)
      }
    }
  }

  func index(of name: String) -> Int {
    index[name] ?? 0
  }
}

/// The names of the places that marks stand in side by side, in order of first appearance over all layers.
struct GroupNames {
  private var names: [String] = []
  private var index: [String: Int32] = [:]

  init(of layers: [MarkLayer]) {
    for layer in layers where layer.mark != .sector {
      guard case .categories(let values)? = layer.channels[.position]?.values else { continue }
      var isUsed = [Bool](repeating: false, count: values.names.count)
      for code in values.codes where code >= 0 { isUsed[Int(code)] = true }
      for (name, isUsed) in zip(values.names, isUsed) where isUsed && index[name] == nil {
        index[name] = Int32(names.count)
        names.append(name)
      }
    }
  }

  /// The places of a layer's marks; `nil` where no column of names gives them.
  func groups(of layer: MarkLayer) -> MarkGroups? {
    guard layer.mark != .sector,
      case .categories(let values)? = layer.channels[.position]?.values
    else { return nil }
    let codes = values.names.map { index[$0] ?? -1 }
    return MarkGroups(names: names, ofRow: values.codes.map { $0 < 0 ? -1 : codes[Int($0)] })
  }
}
