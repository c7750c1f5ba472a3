public import Foundation

/// Putting a pointer down, moving it, and lifting it.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never

  /// Where a pointer is and where it came from.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it was put down, in points.
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    /// How far it moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest by itself in a quarter of a second, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would move by itself, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far the pointer must move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are given.
  public var coordinateSpace: CoordinateSpace

  /// A drag with places in a space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag with places in a space.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance,
      coordinateSpace: coordinateSpace.coordinateSpace
    )
  }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    guard stroke.reach >= minimumDistance else { return stroke.isLifted ? .failed : .possible }
    let value = Value(
      time: stroke.latest.time,
      location: stroke.latest.location,
      startLocation: stroke.start.location,
      velocity: stroke.velocity
    )
    return stroke.isLifted ? .ended(value) : .changed(value)
  }
}

/// How far a pointer may move in a tap or a long press, in points.
nonisolated private let tapReach: CGFloat = 10

/// Putting a pointer down and lifting it at the same place.
public nonisolated struct TapGesture: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never
  /// Nothing but that it was done.
  public typealias Value = Void

  /// How many taps it takes; a driver's tap stands for all of them.
  public var count: Int

  /// So many taps.
  public init(count: Int = 1) { self.count = count }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Void> {
    if stroke.reach > tapReach { return .failed }
    return stroke.isLifted ? .ended(()) : .possible
  }
}

/// A tap that tells its place.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never

  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }

  /// How many taps it takes; a driver's tap stands for all of them.
  public var count: Int
  /// The space in which the place is given.
  public var coordinateSpace: CoordinateSpace

  /// So many taps with a place in a space.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// So many taps with a place in a space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    if stroke.reach > tapReach { return .failed }
    return stroke.isLifted ? .ended(Value(location: stroke.latest.location)) : .possible
  }
}

/// Holding a pointer down.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never
  /// Whether the pointer is down.
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A press of so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Bool> {
    func isLong(_ sample: PointerStroke.Sample) -> Bool {
      sample.time.timeIntervalSince(stroke.start.time) >= minimumDuration
    }
    let press = stroke.samples.prefix { !isLong($0) }
    let hasMoved = stroke.samples.prefix(press.count + 1).contains {
      hypot(
        $0.location.x - stroke.start.location.x,
        $0.location.y - stroke.start.location.y
      ) > maximumDistance
    }
    if hasMoved { return .failed }
    guard isLong(stroke.latest) else { return stroke.isLifted ? .failed : .changed(true) }
    return .ended(true)
  }
}

/// Moving two pointers apart; a driver of one pointer cannot make it.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never

  /// How much larger.
  public struct Value: Equatable, Sendable {
    /// When it was.
    public var time: Date
    /// 1 for the same size.
    public var magnification: CGFloat
    /// In shares a second.
    public var velocity: CGFloat
    /// Where it began, in shares of the view.
    public var startAnchor: UnitPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
  }

  /// How much larger or smaller before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Two pointers moving apart.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    stroke.isLifted ? .failed : .possible
  }
}
