public import SwiftUI

/// A line across the plot at a value.
public nonisolated struct AxisGridLine: PrimitiveAxisMark {
  /// Read by itself.
  public typealias Body = Never

  let centered: Bool?
  let stroke: StrokeStyle?

  /// A line at the value, or in the middle of what the value spans.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  @MainActor func declare(in walk: AxisMarkWalk) {
    walk.add(.gridLine(DeclaredAxisLine(isCentered: centered, stroke: stroke)))
  }
}

/// A short line outside the plot at a value.
public nonisolated struct AxisTick: PrimitiveAxisMark {
  /// Read by itself.
  public typealias Body = Never

  /// How long a tick is.
  public struct Length: Hashable, Sendable, CustomStringConvertible {
    enum Form: Hashable, Sendable {
      case automatic
      case points(Double)
      case label(extendPastBy: Double)
      case longestLabel(extendPastBy: Double)
    }

    let form: Form

    /// What suits.
    public static let automatic = Length(form: .automatic)

    /// As long as its label.
    public static let label = Length.label()

    /// As long as its label and so many points more.
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      Length(form: .label(extendPastBy: Double(extendPastBy)))
    }

    /// As long as the longest label.
    public static let longestLabel = Length.longestLabel()

    /// As long as the longest label and so many points more.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(form: .longestLabel(extendPastBy: Double(extendPastBy)))
    }

    /// The length as it is written.
    public var description: String {
      switch form {
      case .automatic: "automatic"
      case .points(let points): "\(points)"
      case .label(let more): "label(extendPastBy: \(more))"
      case .longestLabel(let more): "longestLabel(extendPastBy: \(more))"
      }
    }
  }

  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// A tick at the value, or in the middle of what the value spans.
  public init(
    centered: Bool? = nil,
    length: AxisTick.Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  /// A tick of so many points at the value, or in the middle of what the value spans.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(form: .points(Double(length))), stroke: stroke)
  }

  @MainActor func declare(in walk: AxisMarkWalk) {
    walk.add(.tick(DeclaredAxisLine(isCentered: centered, stroke: stroke), length: length))
  }
}
