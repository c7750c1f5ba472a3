import ChartModel

/// What marks have in common that are rows of one layer: their kind, and the channels that drive them with
/// what their author calls these.
struct LayerKey: Hashable {
  private let mark: Mark
  private let channels: [ChannelKey]
  private let stacking: MarkStackingMethod
  /// The number of a function's graph, which is a layer by itself.
  private let function: Int?

  fileprivate struct ChannelKey: Hashable {
    let name: String
    let label: String
    let kind: MeasureKind
    let isInterval: Bool
  }

  /// The key of some marks; `function` numbers those that are a graph.
  init(_ marks: DeclaredMarks, function: Int?) {
    mark = marks.mark
    stacking = marks.stacking
    self.function = function
    let positions = marks.positions.map { ChannelKey($0.key.rawValue, $0.value) }
    let encodings = marks.encodings.map { ChannelKey("by-\($0.key.rawValue)", $0.value) }
    channels = (positions + encodings).sorted { $0.name < $1.name }
  }
}

extension LayerKey.ChannelKey {
  fileprivate init(_ name: String, _ column: DeclaredColumn) {
    self.name = name
    label = column.label
    kind = column.values.kind
    isInterval = column.ends != nil
  }
}
