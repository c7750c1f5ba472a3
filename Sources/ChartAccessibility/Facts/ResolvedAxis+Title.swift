public import ChartModel

extension ResolvedAxis {
  /// The title as it is told: the author's own or a column's name, and of several columns the list of their
  /// names.
  public var titleToTell: Quantity {
    names.map { .list($0.map(Quantity.name), omitted: 0) } ?? .name(title)
  }
}
