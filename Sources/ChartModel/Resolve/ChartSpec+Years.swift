extension ChartSpec {
  /// The same chart with years told as such: "2012", not "2,012".
  ///
  /// Whole numbers from 1000 to 2999 without a unit, by which all marks of an axis are placed, are told
  /// without setting thousands apart, unless their author says how they are printed.
  ///
  /// - Complexity: O(n) in rows.
  func tellingYears() -> ChartSpec {
    var spec = self
    let axes: [(ResolvedLayer.Orientation, [Channel])] = [
      (.vertical, [.x, .xStart, .xEnd]), (.horizontal, [.y, .yStart, .yEnd]),
    ]
    for (orientation, channels) in axes where placesByYears(orientation, channels) {
      for index in spec.layers.indices {
        for channel in channels {
          spec.layers[index].channels[channel]?.format = NumberFormat(isGrouped: false)
        }
      }
    }
    return spec
  }

  /// Whether the marks of every layer but rules are placed by years along an axis.
  private func placesByYears(
    _ orientation: ResolvedLayer.Orientation,
    _ channels: [Channel]
  ) -> Bool {
    let measures: [Channel] =
      orientation == .vertical ? [.y, .yStart, .yEnd, .color] : [.x, .xStart, .xEnd, .color]
    var isPlaced = false
    for layer in layers {
      let columns = channels.compactMap { layer.channels[$0] }
      guard !columns.isEmpty else { continue }
      guard columns.allSatisfy(\.hasYears), layer.function == nil, !layer.isBinned else {
        return false
      }
      if measures.contains(where: { layer.channels[$0] != nil }) {
        guard layer.orientation == orientation else { return false }
        isPlaced = true
      }
    }
    return isPlaced
  }
}

extension Column {
  /// Whether the values may be years, told by nothing but their number.
  fileprivate var hasYears: Bool {
    guard case .numbers(let values) = values, unit == nil, format == nil else { return false }
    var isAny = false
    for value in values where !value.isNaN {
      guard value >= 1_000, value < 3_000, value.rounded() == value else { return false }
      isAny = true
    }
    return isAny
  }
}
