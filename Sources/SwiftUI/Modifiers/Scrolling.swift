public import Foundation

/// Where scrolling is about to come to rest.
public nonisolated struct ScrollTarget: Sendable {
  /// What is then in sight, in points of the content.
  public var rect: CGRect
  /// The point of it that is to be kept; `nil` is its corner.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when scrolling is about to come to rest.
public nonisolated struct ScrollTargetBehaviorContext: Sendable {
  /// Where it would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// In points a second.
  public let velocity: CGVector
  /// The size of what is scrolled, in points.
  public let contentSize: CGSize
  /// The size of what is in sight, in points.
  public let containerSize: CGSize
  /// Where it can be scrolled.
  public let axes: Axis.Set

  package init(
    originalTarget: ScrollTarget,
    velocity: CGVector,
    contentSize: CGSize,
    containerSize: CGSize,
    axes: Axis.Set
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
  }
}

/// A direction and a length in a plane.
public nonisolated struct CGVector: Hashable, Sendable {
  /// Along the line.
  public var dx: CGFloat
  /// Along the page.
  public var dy: CGFloat
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// No length.
  public init() { self.init(dx: 0, dy: 0) }
  /// A direction and a length.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Where scrolling may come to rest.
public protocol ScrollTargetBehavior {
  /// What is known when scrolling is about to come to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Moves the place where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Scrolling comes to rest at whole pages.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whole pages.
  public init() {}

  /// Moves the place to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      return min(max((place / length).rounded() * length, 0), max(whole - length, 0))
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX,
        context.containerSize.width,
        context.contentSize.width
      )
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY,
        context.containerSize.height,
        context.contentSize.height
      )
    }
  }
}

/// Scrolling comes to rest at views, all of which are read here.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whole views.
  public init() {}

  /// Leaves the place as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
