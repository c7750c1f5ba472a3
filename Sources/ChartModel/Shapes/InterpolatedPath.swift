/// A place on a plane, in the caller's units.
public struct PathPoint: Sendable, Hashable, Codable {
  /// To the right.
  public var x: Double

  /// Up or down, as the caller has it.
  public var y: Double

  /// Makes a place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// The outline of a line or an area that runs through places in a given way.
///
/// Lengths count for Catmull–Rom splines, so that their places should be in units that are as long in both
/// directions: points of a drawing rather than fractions of a plot. All else is the same in any units.
///
/// A place that is `nil` or not finite is a gap: the line ends before it and starts anew after it. A place
/// alone between gaps is a move without a line. Of equal places next to one another one counts.
public struct InterpolatedPath: Sendable, Equatable {
  /// One step of the outline.
  public enum Command: Sendable, Equatable {
    /// Starts a line at a place.
    case move(PathPoint)

    /// Runs straight to a place.
    case line(PathPoint)

    /// Runs along a cubic Bézier curve by two control places to a third place.
    case curve(PathPoint, PathPoint, to: PathPoint)

    /// Runs straight to where the line started.
    case close
  }

  /// Along which axis lines run: the one whose values they never turn back on.
  public enum Way: Sendable, Hashable {
    /// From left to right, or back.
    case horizontal

    /// Up or down.
    case vertical
  }

  /// The steps in order.
  public private(set) var commands: [Command] = []

  /// The open line through places in their order.
  public init(
    through places: [PathPoint?],
    _ interpolation: Interpolation = .linear,
    along way: Way = .horizontal
  ) {
    for run in Self.runs(places) {
      let run = Curve(through: run.map { $0.turned(way) }, interpolation)
      commands.append(.move(run.start.turned(way)))
      commands += run.commands.map { $0.turned(way) }
    }
  }

  /// The closed outlines of an area between two edges, places in pairs from one to the other.
  ///
  /// A gap in one edge is one in the other; what lies beyond the end of the shorter is left out.
  public init(
    from lower: [PathPoint?],
    to upper: [PathPoint?],
    _ interpolation: Interpolation = .linear,
    along way: Way = .horizontal
  ) {
    let pairs = zip(lower, upper).map { low, high -> (PathPoint, PathPoint)? in
      guard let low, let high, low.isFinite, high.isFinite else { return nil }
      return (low.turned(way), high.turned(way))
    }
    for pairs in pairs.split(whereSeparator: { $0 == nil }) {
      let pairs = pairs.compactMap { $0 }
      let there = Curve(through: pairs.map(\.1), interpolation)
      // Walked backwards, a step at the start of the way is one at its end.
      let back = Curve(through: pairs.map(\.0).reversed(), interpolation.reversed)
      commands.append(.move(there.start.turned(way)))
      commands += there.commands.map { $0.turned(way) }
      commands.append(.line(back.start.turned(way)))
      commands += back.commands.map { $0.turned(way) }
      commands.append(.close)
    }
  }

  /// Places between gaps, equal neighbours once.
  private static func runs(_ places: [PathPoint?]) -> [[PathPoint]] {
    places.split { !($0?.isFinite ?? false) }.map { run in
      run.reduce(into: []) { run, place in
        if let place, run.last != place { run.append(place) }
      }
    }
  }
}

extension PathPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  /// The place with its axes exchanged where lines run vertically: all curves are made horizontally.
  fileprivate func turned(_ way: InterpolatedPath.Way) -> PathPoint {
    way == .vertical ? PathPoint(y, x) : self
  }
}

extension InterpolatedPath.Command {
  fileprivate func turned(_ way: InterpolatedPath.Way) -> Self {
    switch self {
    case .move(let place): .move(place.turned(way))
    case .line(let place): .line(place.turned(way))
    case .curve(let first, let second, let end):
      .curve(first.turned(way), second.turned(way), to: end.turned(way))
    case .close: .close
    }
  }
}

extension Interpolation {
  /// The way that gives the same line when it is walked from its end.
  fileprivate var reversed: Interpolation {
    if case .step(let transition) = self { return .step(transition: 1 - transition) }
    return self
  }
}
