public import Foundation

/// Dots to be felt, each from lowered to raised.
public final class AXBrailleMap: NSObject, NSCopying {
  /// How many dots there are along and up.
  public let dimensions: CGSize

  private var heights: [CGPoint: Float] = [:]

  /// Dots that are all lowered.
  package init(dimensions: CGSize) { self.dimensions = dimensions }

  /// The height of the dot at a place, 0 for lowered and 1 for raised, counted from the lower left.
  ///
  /// What is set lies in 0…1; a place outside has no dot: it is lowered and cannot be set.
  public subscript(point: CGPoint) -> Float {
    get { heights[Self.place(of: point)] ?? 0 }
    set {
      let place = Self.place(of: point)
      let isInside =
        (0..<dimensions.width).contains(place.x) && (0..<dimensions.height).contains(place.y)
      guard isInside, !newValue.isNaN else { return }
      heights[place] = min(max(newValue, 0), 1)
    }
  }

  private static func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.rounded(.down), y: point.y.rounded(.down))
  }

  /// A copy that can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXBrailleMap(dimensions: dimensions)
    copy.heights = heights
    return copy
  }
}

/// Something that shows itself as dots to be felt.
public protocol AXBrailleMapRenderer: AnyObject {
  /// The part of it that is shown, in its own points.
  var accessibilityBrailleMapRenderRegion: CGRect { get set }
  /// What raises the dots.
  var accessibilityBrailleMapRenderer: (AXBrailleMap) -> Void { get set }
}
