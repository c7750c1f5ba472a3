public import ChartSonification

extension AccessibleChart {
  /// The chart as a score: every tone with its time, its pitch and the mark that it belongs to.
  public func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    Score(of: resolved, tree: tree, options: options)
  }
}
