/// Gives the names along an axis one numbering over all layers.
///
/// Each column numbers its own names in order of first appearance, so that the second name of one layer
/// can be the first of another; on an axis a name has one place.
struct SharedCategories {
  /// The layers with names along both axes numbered as the axes show them.
  private(set) var layers: [MarkLayer]

  /// How many values of each layer have a name that the axis lacks, by channel.
  private(set) var outside: [[Channel: Int]]

  /// The names that the axes lack are missing values of their layers.
  init(_ layers: [MarkLayer], x: AxisSpec, y: AxisSpec, diagnostics: inout [Diagnostic]) {
    self.layers = layers
    outside = [[Channel: Int]](repeating: [:], count: layers.count)
    let axes: [([Channel], AxisSpec)] = [([.x, .xStart, .xEnd], x), ([.y, .yStart, .yEnd], y)]
    for (channels, axis) in axes where layers.count > 1 || axis.categories != nil {
      number(channels, Numbering(axis.categories))
      tell(of: channels, &diagnostics)
    }
  }

  private mutating func number(_ channels: [Channel], _ numbering: Numbering) {
    var numbering = numbering
    for index in layers.indices {
      for channel in channels {
        guard case .categories(let values)? = layers[index].channels[channel]?.values else {
          continue
        }
        let numbered = numbering.renumbered(values)
        layers[index].channels[channel]?.values = .categories(numbered)
        let lost = zip(values.codes, numbered.codes).count { $0 >= 0 && $1 < 0 }
        if lost > 0 { outside[index][channel] = lost }
      }
    }
  }

  private func tell(of channels: [Channel], _ diagnostics: inout [Diagnostic]) {
    for (layer, lost) in zip(layers, outside) {
      for channel in channels {
        guard let count = lost[channel] else { continue }
        let name = layer.channels[channel]?.name ?? ""
        diagnostics.append(Diagnostic(.warning, .outsideDomain, arguments: [name, String(count)]))
      }
    }
  }

  private struct Numbering {
    private var names: [String] = []
    private var codes: [String: Int32] = [:]
    private let isClosed: Bool

    /// Numbers these names, each once, and no others; `nil` for all in order of appearance.
    init(_ names: [String]?) {
      isClosed = names != nil
      for name in names ?? [] { _ = code(of: name) }
    }

    private mutating func code(of name: String) -> Int32 {
      if let code = codes[name] { return code }
      let code = Int32(names.count)
      codes[name] = code
      names.append(name)
      return code
    }

    /// The same rows by the shared numbers; the names are all that have been seen so far.
    mutating func renumbered(_ values: CategoryValues) -> CategoryValues {
      var shared = [Int32](repeating: -1, count: values.names.count)
      for (index, name) in values.names.enumerated() {
        shared[index] = isClosed ? codes[name] ?? -1 : code(of: name)
      }
      return CategoryValues(codes: values.codes.map { $0 < 0 ? -1 : shared[Int($0)] }, names: names)
    }
  }
}
