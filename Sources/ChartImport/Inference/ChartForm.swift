public import ChartModel

/// How the values of a table are shown: by one kind of mark, or by several that belong together.
public enum ChartForm: String, Sendable, Equatable, Codable, CaseIterable {
  /// A bar from zero to each amount.
  case bar

  /// A line through the amounts of a series.
  case line

  /// A symbol at each amount.
  case point

  /// A filled area between zero and the amounts of a series.
  case area

  /// A straight line across the plot at each amount.
  case rule

  /// A cell for each amount.
  case rectangle

  /// A sector of a circle for each name.
  case sector

  /// Bars that count the amounts of one column by bins.
  case histogram

  /// A box with whiskers for the amounts of each name.
  case box

  /// A bar from the opening to the closing price of each day, on a line from its lowest to its highest.
  case candlestick

  /// A line through middle values within a band from lower to upper ones.
  case band

  /// Bars of two series on both sides of zero.
  case pyramid

  /// The kind of mark that amounts are shown by.
  public var mark: Mark {
    switch self {
    case .line: .line
    case .point: .point
    case .area: .area
    case .rule: .rule
    case .rectangle: .rectangle
    case .sector: .sector
    case .box: .box
    case .band: .line
    case .bar, .histogram, .candlestick, .pyramid: .bar
    }
  }
}
