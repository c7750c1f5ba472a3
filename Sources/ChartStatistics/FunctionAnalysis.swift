/// What a function of one number does over an interval.
///
/// The function is asked at some thousands of places: evenly over the interval, and at round numbers and
/// simple multiples of π, where functions like to be undefined. What is seen there is refined: zeros by
/// halving, turning points by halving on a five-point derivative, both to about a part in 10⁹ of the
/// interval or better. What lies wholly between two neighbouring places is not seen; ``sampleCount``
/// says how many there were.
///
/// A value that is `NaN` or infinite is undefined.
public struct FunctionAnalysis: Sendable, Equatable, Codable {
  /// The lower end of the interval.
  public let lower: Double

  /// The upper end of the interval.
  public let upper: Double

  /// At how many places the function was asked before anything was refined.
  public let sampleCount: Int

  /// The one value of a constant function, `nil` for any other.
  public let constant: Double?

  /// Where it is zero, rising; empty for a function that is zero throughout.
  public let zeros: [Double]

  /// Where it turns within the interval, by rising place.
  public let turns: [Turn]

  /// Single places where it is undefined or jumps, rising.
  public let breaks: [Break]

  /// Stretches where it is undefined, rising.
  public let undefined: [Stretch]

  /// The lowest value and where; `nil` where it falls without limit or is nowhere defined.
  public let lowest: Extreme?

  /// The highest value and where; `nil` where it rises without limit or is nowhere defined.
  public let highest: Extreme?

  /// The stretches over which it rises, falls or stays level, by rising place.
  public let runs: [Run]

  /// Whether its left and right side are alike; `nil` for neither, for a constant, and for an interval
  /// that is not centred on zero.
  public let symmetry: Symmetry?

  /// The shortest distance after which it repeats, seen at least twice; `nil` for none.
  public let period: Double?

  /// The value that it comes closer and closer to far below the interval, or `nil`.
  public let limitBelow: Double?

  /// The value that it comes closer and closer to far above the interval, or `nil`.
  public let limitAbove: Double?

  /// A place where a function turns.
  public struct Turn: Sendable, Equatable, Codable {
    /// Where.
    public var place: Double

    /// The value there.
    public var value: Double

    /// Whether it is higher there than beside it; lower otherwise.
    public var isPeak: Bool
  }

  /// A value with the places that have it.
  public struct Extreme: Sendable, Equatable, Codable {
    /// The value.
    public var value: Double

    /// Where it is reached or, where nothing reaches it, approached; rising, never empty.
    public var places: [Double]

    /// Whether it is reached, and not only approached at a break.
    public var isReached: Bool
  }

  /// A single place where a function has no value or no single limit.
  public struct Break: Sendable, Equatable, Codable {
    /// Where.
    public var place: Double

    /// What it comes to from below: a value, an infinity, or `nil` for none that could be told.
    public var below: Limit?

    /// What it comes to from above.
    public var above: Limit?

    /// The one value that it comes to from both sides, which would fill the hole.
    public var hole: Double? {
      if case .value(let left)? = below, case .value(let right)? = above {
        return left == right ? left : nil
      }
      return nil
    }

    /// Whether it leaves all bounds on either side.
    public var isPole: Bool {
      [below, above].contains { $0 == .rises || $0 == .falls }
    }
  }

  /// What a function comes to at a place.
  public enum Limit: Sendable, Equatable, Codable {
    /// A value.
    case value(Double)

    /// More than any value.
    case rises

    /// Less than any value.
    case falls
  }

  /// From one place to another.
  public struct Stretch: Sendable, Equatable, Codable {
    /// The lower end.
    public var from: Double

    /// The upper end.
    public var to: Double
  }

  /// A stretch over which a function goes one way.
  public struct Run: Sendable, Equatable, Codable {
    /// The lower end.
    public var from: Double

    /// The upper end.
    public var to: Double

    /// Which way.
    public var direction: Direction
  }

  /// Which way a function goes.
  public enum Direction: String, Sendable, Equatable, Codable {
    /// Upwards from left to right.
    case rises

    /// Downwards from left to right.
    case falls

    /// Neither.
    case level
  }

  /// How the two sides of zero are alike.
  public enum Symmetry: String, Sendable, Equatable, Codable {
    /// The same value on both sides.
    case even

    /// The same size on both sides, with the other sign.
    case odd
  }

  /// Reads a function over an interval of finite, different ends.
  ///
  /// The function must give the same value each time. About 10⁴ calls, and some hundred more for each
  /// zero, turn and break; at most ``most`` of each kind are refined.
  public init(of function: @escaping (Double) -> Double, over interval: ClosedRange<Double>) {
    let reading = FunctionReading(function, interval.lowerBound, interval.upperBound)
    (lower, upper) = (interval.lowerBound, interval.upperBound)
    sampleCount = reading.places.count
    constant = reading.constant
    let parts = reading.parts
    undefined = parts.undefined
    breaks = parts.breaks
    let found = constant == nil ? reading.turns(beside: parts.breaks) : []
    turns = found
    zeros = constant == nil ? reading.zeros(turns: found, breaks: parts.breaks) : []
    let range = reading.range(turns: found, parts)
    (lowest, highest) = (range.lowest, range.highest)
    runs = reading.runs(turns: found, parts)
    symmetry = constant == nil ? reading.symmetry : nil
    period = constant == nil ? reading.period(turns: found, breaks: parts.breaks) : nil
    limitBelow = constant == nil ? reading.limit(towards: -1) : nil
    limitAbove = constant == nil ? reading.limit(towards: 1) : nil
  }

  /// The most zeros, turns or breaks that are told.
  public static let most = 512
}
