/// How a change would move; nothing moves here.
public nonisolated struct Animation: Hashable, Sendable {
  /// What the animation is called.
  let name: String
  /// In seconds; `nil` is the default.
  var duration: Double?
  /// In seconds.
  var wait = 0.0

  /// The default.
  public static let `default` = Animation(name: "default")
  /// As fast at all times.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring without bounce.
  public static let smooth = Animation(name: "smooth")
  /// As a quick spring.
  public static let snappy = Animation(name: "snappy")
  /// As a spring with bounce.
  public static let bouncy = Animation(name: "bouncy")

  /// As fast at all times, for a time in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(name: "linear", duration: duration)
  }

  /// Slow at first, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }

  /// Slow at last, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }

  /// Slow at both ends, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }

  /// As a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring", duration: response)
  }

  /// As a spring.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// As a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation(name: "spring", duration: response)
  }

  /// As a spring without bounce, for a time in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "smooth", duration: duration)
  }

  /// As a quick spring, for a time in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "snappy", duration: duration)
  }

  /// As a spring with bounce, for a time in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "bouncy", duration: duration)
  }

  /// After a wait in seconds.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }

  /// So many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.duration = duration.map { $0 / speed }
    return copy
  }

  /// So many times over.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a change is made.
public nonisolated struct Transaction: Sendable {
  /// How it would move.
  public var animation: Animation?
  /// Whether nothing moves whatever was asked for.
  public var disablesAnimations = false

  /// A change as it comes.
  public init() {}

  /// A change that would move so.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change; nothing moves here.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change in a transaction.
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
