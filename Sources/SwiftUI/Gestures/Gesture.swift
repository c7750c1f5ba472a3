package import Foundation

/// Something that a pointer does to a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// The gesture that stands for this one.
  associatedtype Body: Gesture

  /// What this gesture is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Gesture where Body == Never {
  /// No body: such a gesture is recognised by itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is recognised by itself and has no body")
  }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
}

/// What a pointer did from where it was put down.
package nonisolated struct PointerStroke {
  /// A place at a time.
  package struct Sample: Equatable, Sendable {
    /// In points of the view.
    package var location: CGPoint
    package var time: Date

    package init(location: CGPoint, time: Date) {
      self.location = location
      self.time = time
    }
  }

  /// In order of time, at least one.
  package var samples: [Sample]
  package var isLifted: Bool

  /// A pointer put down.
  package init(start: Sample) {
    samples = [start]
    isLifted = false
  }

  /// The pointer's samples from the one at a place on; `nil` where there are none.
  func suffix(from index: Int) -> PointerStroke? {
    guard samples.indices.contains(index) else { return nil }
    var copy = self
    copy.samples = Array(samples[index...])
    return copy
  }

  var start: Sample { samples[0] }
  var latest: Sample { samples[samples.count - 1] }

  var translation: CGSize {
    CGSize(
      width: latest.location.x - start.location.x,
      height: latest.location.y - start.location.y
    )
  }

  /// The farthest that the pointer was from where it was put down, in points.
  var reach: CGFloat {
    samples.map {
      hypot($0.location.x - start.location.x, $0.location.y - start.location.y)
    }.max() ?? 0
  }

  /// In points a second, between the last two samples.
  var velocity: CGSize {
    guard samples.count > 1 else { return .zero }
    let before = samples[samples.count - 2]
    let seconds = latest.time.timeIntervalSince(before.time)
    guard seconds > 0 else { return .zero }
    return CGSize(
      width: (latest.location.x - before.location.x) / seconds,
      height: (latest.location.y - before.location.y) / seconds
    )
  }
}

/// How far a gesture is.
package nonisolated enum GesturePhase<Value> {
  /// It may yet begin.
  case possible
  /// It goes on.
  case changed(Value)
  /// It was completed by the last sample.
  case ended(Value)
  /// It cannot come any more.
  case failed

  package func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// A gesture that is recognised by itself.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// How far the gesture is after a stroke so far. Has no effects.
  func phase(of stroke: PointerStroke) -> GesturePhase<Value>

  /// Tells those who listen of the last sample of a stroke.
  func deliver(_ stroke: PointerStroke)
}

extension PrimitiveGesture {
  package func deliver(_ stroke: PointerStroke) {}
}

/// A gesture that a reader found, ready to be driven.
package nonisolated struct GestureReading {
  private let gesture: any Gesture

  package init(_ gesture: any Gesture) { self.gesture = gesture }

  /// Tells the gesture of the last sample of a stroke; says whether it is under way or done.
  @MainActor @discardableResult
  package func receive(_ stroke: PointerStroke) -> Bool { gesture.receive(stroke) }

  /// Puts a pointer down, moves it through places in points of the view, and lifts it at the last.
  ///
  /// Samples are `interval` seconds apart, from `time` on.
  @MainActor package func drag(
    through places: [CGPoint],
    interval: TimeInterval = 0.02,
    time: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    guard let first = places.first else { return }
    var stroke = PointerStroke(start: PointerStroke.Sample(location: first, time: time))
    receive(stroke)
    for (index, place) in places.enumerated().dropFirst() {
      let moment = time + Double(index) * interval
      stroke.samples.append(PointerStroke.Sample(location: place, time: moment))
      receive(stroke)
    }
    stroke.isLifted = true
    receive(stroke)
  }

  /// Puts a pointer down at a place in points of the view and lifts it after a time in seconds.
  @MainActor package func tap(at place: CGPoint, after duration: TimeInterval = 0.05) {
    drag(through: [place, place], interval: duration)
  }
}

extension Gesture {
  /// How far the gesture is after a stroke so far.
  func currentPhase(of stroke: PointerStroke) -> GesturePhase<Value> {
    if let primitive = self as? any PrimitiveGesture {
      return Self.phase(of: primitive, stroke)
    }
    // A gesture with a body tells what its body tells.
    return Self.cast(body.currentPhase(of: stroke))
  }

  private static func phase<G: PrimitiveGesture>(
    of gesture: G,
    _ stroke: PointerStroke
  ) -> GesturePhase<Value> {
    cast(gesture.phase(of: stroke))
  }

  private static func cast<Other>(_ phase: GesturePhase<Other>) -> GesturePhase<Value> {
    switch phase {
    case .possible: .possible
    case .changed(let value): (value as? Value).map { .changed($0) } ?? .failed
    case .ended(let value): (value as? Value).map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }

  func deliverStroke(_ stroke: PointerStroke) {
    if let primitive = self as? any PrimitiveGesture {
      primitive.deliver(stroke)
    } else {
      body.deliverStroke(stroke)
    }
  }

  func receive(_ stroke: PointerStroke) -> Bool {
    deliverStroke(stroke)
    switch currentPhase(of: stroke) {
    case .changed, .ended: return true
    case .possible, .failed: return false
    }
  }
}
