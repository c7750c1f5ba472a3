/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never

  /// What both tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    let (one, other) = (first.currentPhase(of: stroke), second.currentPhase(of: stroke))
    let value = Value(first: one.value, second: other.value)
    switch (one, other) {
    case (.failed, .failed): return .failed
    case (.possible, .possible), (.possible, .failed), (.failed, .possible): return .possible
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.changed, _), (_, .changed), (.ended, _), (_, .ended): return .changed(value)
    }
  }

  @MainActor package func deliver(_ stroke: PointerStroke) {
    first.deliverStroke(stroke)
    second.deliverStroke(stroke)
  }
}

nonisolated extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The second gesture after the first.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never

  /// How far the two are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// The second gesture after the first.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The place of the sample that completed the first gesture, and what it told.
  @MainActor private func end(of stroke: PointerStroke) -> (index: Int, value: First.Value)? {
    for count in 1...stroke.samples.count {
      var part = stroke
      part.samples = Array(stroke.samples.prefix(count))
      part.isLifted = stroke.isLifted && count == stroke.samples.count
      if case .ended(let value) = first.currentPhase(of: part) { return (count - 1, value) }
    }
    return nil
  }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    guard let end = end(of: stroke) else {
      return first.currentPhase(of: stroke).map { .first($0) }
    }
    guard let rest = stroke.suffix(from: end.index) else { return .failed }
    switch second.currentPhase(of: rest) {
    case .possible: return .changed(.second(end.value, nil))
    case .changed(let value): return .changed(.second(end.value, value))
    case .ended(let value): return .ended(.second(end.value, value))
    case .failed: return .failed
    }
  }

  @MainActor package func deliver(_ stroke: PointerStroke) {
    if let end = end(of: stroke), let rest = stroke.suffix(from: end.index) {
      if end.index == stroke.samples.count - 1, !stroke.isLifted { first.deliverStroke(stroke) }
      second.deliverStroke(rest)
    } else {
      first.deliverStroke(stroke)
    }
  }
}

nonisolated extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that can be.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Recognised by itself.
  public typealias Body = Never

  /// Which of the two it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that goes before.
  public var first: First
  /// The gesture that is taken otherwise.
  public var second: Second

  /// The first of two gestures that can be.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    switch first.currentPhase(of: stroke) {
    case .possible: .possible
    case .changed(let value): .changed(.first(value))
    case .ended(let value): .ended(.first(value))
    case .failed: second.currentPhase(of: stroke).map { .second($0) }
    }
  }

  @MainActor package func deliver(_ stroke: PointerStroke) {
    if case .failed = first.currentPhase(of: stroke) {
      second.deliverStroke(stroke)
    } else {
      first.deliverStroke(stroke)
    }
  }
}

nonisolated extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension GesturePhase {
  fileprivate var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

nonisolated extension Gesture {
  /// Both gestures at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another where this cannot be.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Which gestures of a view and of what is in it are recognised.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32

  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what is in the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
  /// None.
  public static let none: GestureMask = []
}
