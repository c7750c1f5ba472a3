public import ChartScales

/// What an author says about one axis; whatever is left open is chosen when the chart is resolved.
public struct AxisSpec: Sendable, Equatable, Codable {
  /// The kind of scale for amounts.
  public enum ScaleType: Sendable, Hashable, Codable {
    /// Equal steps are equal differences.
    case linear

    /// Equal steps are equal ratios, to base 10.
    case log

    /// Places in proportion to a power of the amount, with its sign.
    case power(exponent: Double)

    /// Linear near zero, logarithmic away from it, on both sides; the slope at zero is positive.
    case symmetricLog(slopeAtZero: Double)

    /// Places in proportion to the square root of the amount.
    public static let squareRoot = ScaleType.power(exponent: 0.5)
  }

  /// The axis's title, verbatim, or `nil` for the columns' names; empty for none.
  public var title: String?

  /// The kind of scale for amounts.
  public var scaleType: ScaleType

  /// The domain in data units (seconds since 1970 for instants), or `nil` for one that fits the data.
  ///
  /// One that runs downwards reverses the axis, as ``isReversed`` does; one with an end that is no finite
  /// number is none.
  public var domain: Interval?

  /// The names along a nominal axis in their order, or `nil` for those of the data in order of
  /// appearance.
  ///
  /// Names without data keep their place; names of the data that it lacks are left out and told of.
  public var categories: [String]?

  /// Whether an automatic domain of amounts holds zero; `nil` leaves it to the marks: bars and areas,
  /// which show an amount by their length, need it.
  public var includesZero: Bool?

  /// Whether larger values stand to the left or below.
  public var isReversed: Bool

  /// Whether the axis is not drawn; it is still described.
  public var isHidden: Bool

  /// The room before the start and after the end of the domain, in points.
  public var padding: AxisPadding?

  /// What is drawn along the axis, or `nil` for grid, ticks and labels at values that fit.
  ///
  /// Empty for nothing. Several sets are drawn one over the other.
  public var marks: [AxisMarkSet]?

  /// The part of the domain that is in sight, where the rest can be scrolled to; `nil` for all of it.
  ///
  /// Along names from the index of the first in sight to that of the last.
  public var visible: Interval?

  /// Makes an axis.
  public init(
    title: String? = nil,
    scaleType: ScaleType = .linear,
    domain: Interval? = nil,
    categories: [String]? = nil,
    includesZero: Bool? = nil,
    isReversed: Bool = false,
    isHidden: Bool = false
  ) {
    self.title = title
    self.scaleType = scaleType
    self.domain = domain
    self.categories = categories
    self.includesZero = includesZero
    self.isReversed = isReversed
    self.isHidden = isHidden
  }
}

extension AxisSpec {
  /// The same axis with a domain that rises or none, reversed where the author's ran downwards.
  var ordered: AxisSpec {
    var axis = self
    guard let domain else { return axis }
    axis.domain = domain.isFinite ? Interval(domain.lower, domain.upper) : nil
    if domain.isFinite, domain.isReversed { axis.isReversed.toggle() }
    return axis
  }
}

/// The room at the ends of an axis, in points.
public struct AxisPadding: Sendable, Hashable, Codable {
  /// Before the start of the domain.
  public var start: Double

  /// After its end.
  public var end: Double

  /// Makes the room.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}
