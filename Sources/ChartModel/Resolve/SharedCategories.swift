/// Gives the names along an axis one numbering over all layers.
///
/// Each column numbers its own names in order of first appearance, so that the second name of one layer
/// can be the first of another; on an axis a name has one place.
enum SharedCategories {
  /// The layers with names along both axes numbered as the axes show them.
  static func apply(to layers: [MarkLayer]) -> [MarkLayer] {
    guard layers.count > 1 else { return layers }
    var layers = layers
    for channels in [[Channel.x, .xStart, .xEnd], [.y, .yStart, .yEnd]] {
      var numbering = Numbering()
      for index in layers.indices {
        for channel in channels {
          guard case .categories(let values)? = layers[index].channels[channel]?.values else {
            continue
          }
          layers[index].channels[channel]?.values = .categories(numbering.renumbered(values))
        }
      }
    }
    return layers
  }

  private struct Numbering {
    private var names: [String] = []
    private var codes: [String: Int32] = [:]

    /// The same rows by the shared numbers; the names are all that have been seen so far.
    mutating func renumbered(_ values: CategoryValues) -> CategoryValues {
      let shared = values.names.map { name -> Int32 in
        if let code = codes[name] { return code }
        let code = Int32(names.count)
        codes[name] = code
        names.append(name)
        return code
      }
      return CategoryValues(codes: values.codes.map { $0 < 0 ? -1 : shared[Int($0)] }, names: names)
    }
  }
}
