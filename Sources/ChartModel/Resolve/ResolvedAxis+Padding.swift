public import ChartScales

extension ResolvedAxis {
  /// Where the axis lies along a plot of so many points: from its position 0 to its position 1, as shares
  /// of the plot with the padding taken off; the whole plot without padding.
  ///
  /// Padding that leaves no room for the axis is none; a negative one reaches beyond the plot.
  public func place(alongPoints length: Double) -> Interval {
    guard let padding, padding.start.isFinite, padding.end.isFinite, length > 0 else {
      return .unit
    }
    let isTurned = scale.range.isReversed
    let low = (isTurned ? padding.end : padding.start) / length
    let high = (isTurned ? padding.start : padding.end) / length
    return low + high < 1 ? Interval(low, 1 - high) : .unit
  }
}
