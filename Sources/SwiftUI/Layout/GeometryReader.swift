public import Foundation

/// A value that lies somewhere in the root's space, to be read in the space of another view.
public nonisolated struct Anchor<Value> {
  /// The value in points of the root.
  package let rootValue: Value

  /// A value in points of the root.
  package init(rootValue: Value) { self.rootValue = rootValue }
}

nonisolated extension Anchor: Sendable where Value: Sendable {}
nonisolated extension Anchor: Equatable where Value: Equatable {}
nonisolated extension Anchor: Hashable where Value: Hashable {}

/// A space in which places are given.
public nonisolated enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// Something that names a space in which places are given.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The root's space.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The root's space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A space with a name, which is read as the root's.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  private let name: AnyHashable
  init(name: AnyHashable) { self.name = name }
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// What a view may ask about its size and place.
public nonisolated struct GeometryProxy: Sendable {
  private let rootFrame: CGRect

  /// A view with a frame in points of the root.
  package init(rootFrame: CGRect) { self.rootFrame = rootFrame }

  /// The size of the view, in points.
  public var size: CGSize { rootFrame.size }

  /// What is kept free at the sides, which is nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the view in a space: from zero in its own, from the root's corner in all others.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : rootFrame
  }

  /// The frame of the view in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The value of an anchor in the view's own space.
  ///
  /// What has no place is given as it is.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let value = anchor.rootValue
    let moved: Any? =
      if let frame = value as? CGRect {
        frame.offsetBy(dx: -rootFrame.minX, dy: -rootFrame.minY)
      } else if let point = value as? CGPoint {
        CGPoint(x: point.x - rootFrame.minX, y: point.y - rootFrame.minY)
      } else {
        nil
      }
    return moved as? T ?? value
  }
}

/// A view that is made from its own size and place.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  /// What makes the view.
  public var content: (GeometryProxy) -> Content

  /// A view made from its own size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: content(GeometryProxy(rootFrame: reader.frame)))
  }
}

nonisolated extension EnvironmentValues {
  /// The frame in which a view is read: the one that is offered, or a unit square.
  package var frame: CGRect { proposedFrame ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ViewReader {
  /// The frame in which a view is read: the one that is offered, or a unit square.
  package var frame: CGRect { environment.frame }
}
