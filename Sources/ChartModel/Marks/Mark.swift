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

  /// A sector of a circle, its angle in proportion to an amount; the sectors of a layer make up the whole
  /// circle, clockwise from the top in the order of the data.
  case sector

  /// What the amounts of a place are like: a box over their middle half, a line at their median, whiskers
  /// to the last values within one and a half times its length, and each value beyond on its own.
  case box
}
