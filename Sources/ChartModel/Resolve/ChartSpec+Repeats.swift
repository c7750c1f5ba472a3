extension ChartSpec {
  /// The same chart with every layer marked that shows again what another shows.
  ///
  /// Points, lines and areas over the same places and amounts as a line, an area or bars, row by row, are
  /// one series to readers: of a line and the points on it the line, whichever comes first, else the first
  /// of them. A layer that tells more, by series of its own, colour or size, is no repeat. Resolving does
  /// this by itself.
  ///
  /// - Complexity: O(n) in rows for each pair of layers that may be one.
  public func markingRepeats() -> ChartSpec {
    var spec = self
    for index in layers.indices where !layers[index].repeatsOther {
      spec.layers[index].repeatsOther = layers.indices.contains { other in
        let isEarlier = other < index
        return other != index && !layers[other].repeatsOther
          && (isEarlier || (layers[index].mark == .point && layers[other].mark != .point))
          && layers[index].repeats(layers[other])
      }
    }
    return spec
  }
}

extension MarkLayer {
  private static let main: Set<Mark> = [.line, .area, .bar]
  private static let repeating: Set<Mark> = [.point, .line, .area]

  /// Whether the marks show what those of another layer do, and nothing else.
  fileprivate func repeats(_ other: MarkLayer) -> Bool {
    guard Self.repeating.contains(mark), Self.main.contains(other.mark),
      aggregate == other.aggregate, !isBinned, !other.isBinned, function == other.function,
      channels[.x] != nil, channels[.y] != nil
    else { return false }
    return channels.allSatisfy { channel, column in
      other.channels[channel]?.values.isSame(as: column.values) == true
    }
  }
}
