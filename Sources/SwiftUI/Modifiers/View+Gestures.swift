public import Foundation

nonisolated extension View {
  /// The view with a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attributed { attributes, _ in
      if !mask.contains(.subviews) { attributes.gestures = [] }
      if mask.contains(.gesture) { attributes.gestures.append(GestureReading(gesture)) }
    }
  }

  /// The view with a gesture, or without.
  public func gesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View {
    attributed { attributes, _ in
      if let gesture, mask.contains(.gesture) {
        attributes.gestures.append(GestureReading(gesture))
      }
    }
  }

  /// The view with a gesture that goes before its own.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed { attributes, _ in
      if mask.contains(.gesture) { attributes.gestures.insert(GestureReading(gesture), at: 0) }
    }
  }

  /// The view with a gesture at the same time as its own.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// The view with something done at a tap.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// The view with something done at a tap, which tells its place in points.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }
    )
  }

  /// The view with something done at a long press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onChanged { onPressingChanged?($0) }
        .onEnded { _ in action() }
    )
  }

  /// The view with something done while a pointer is over it.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: coordinateSpace)
        .onChanged { action(.active($0.location)) }
        .onEnded { _ in action(.ended) }
    )
  }

  /// The view with something done when a pointer comes over it and leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    onContinuousHover { phase in
      if case .active = phase { action(true) } else { action(false) }
    }
  }

  /// The view taking gestures in a shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The view taking gestures, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attributed { attributes, _ in if !enabled { attributes.gestures = [] } }
  }
}

/// Where a pointer over a view is.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// At a place, in points of the view.
  case active(CGPoint)
  case ended
}
