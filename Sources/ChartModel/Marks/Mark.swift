/// The kinds of mark.
public enum Mark: String, Sendable, Equatable, Codable, CaseIterable {
  /// A bar from a baseline to a value, or between two values.
  case bar

  /// A line through the values of a series.
  case line

  /// A symbol at a value.
  case point

  /// A filled area between a line and a baseline, or between two lines.
  case area

  /// A straight line across the plot at a value.
  case rule

  /// A rectangle between values on both axes, or a cell of a grid.
  case rectangle
}
