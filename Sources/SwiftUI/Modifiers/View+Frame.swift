public import Foundation

nonisolated extension View {
  /// The view in a frame, in points.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(ViewAttributes.Frame(width: width, height: height, alignment: alignment))
  }

  /// The view in a frame between least and most, in points.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      ViewAttributes.Frame(
        width: idealWidth,
        height: idealHeight,
        minWidth: minWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }

  private func framed(_ frame: ViewAttributes.Frame) -> some View {
    AttributedView(
      content: self,
      environment: { environment in
        if let offered = frame.place(in: environment.proposedFrame) {
          environment.proposedFrame = offered
        }
      },
      attributes: { attributes, _ in attributes.frame = frame.around(attributes.frame) }
    )
  }

  /// The view with a distance at some sides, in points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? usualPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// The view with a distance at all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The view with distances at its sides, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    AttributedView(
      content: self,
      environment: { environment in
        guard let frame = environment.proposedFrame else { return }
        environment.proposedFrame = CGRect(
          x: frame.minX + insets.leading,
          y: frame.minY + insets.top,
          width: max(frame.width - insets.leading - insets.trailing, 0),
          height: max(frame.height - insets.top - insets.bottom, 0)
        )
      },
      attributes: { attributes, _ in
        attributes.padding.top += insets.top
        attributes.padding.leading += insets.leading
        attributes.padding.bottom += insets.bottom
        attributes.padding.trailing += insets.trailing
      }
    )
  }

  /// The view with a ratio of width to height; `nil` is its own.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    attributed { attributes, _ in
      if let aspectRatio { attributes.aspectRatio = aspectRatio }
    }
  }

  /// The view with the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode
    )
  }

  /// The view as large as fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view as small as fills.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The view moved, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attributed { attributes, _ in
      attributes.offset.width += x
      attributes.offset.height += y
    }
  }

  /// The view with its middle at a place, in points.
  public func position(_ position: CGPoint) -> some View {
    attributed { attributes, _ in attributes.position = position }
  }

  /// The view with its middle at a place, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    attributed { attributes, _ in attributes.rotation = attributes.rotation + angle }
  }

  /// The view made larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    attributed { attributes, _ in
      attributes.scale.width *= x
      attributes.scale.height *= y
    }
  }

  /// The view made larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The view before or behind others; the greater is before.
  public func zIndex(_ value: Double) -> some View {
    attributed { attributes, _ in attributes.zIndex = value }
  }
}

/// The distance at a side where none is given, in points.
nonisolated private let usualPadding: CGFloat = 16

/// How something fills a frame of another ratio.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

nonisolated extension ViewAttributes.Frame {
  /// This frame around another: what it says holds, and where it says nothing the other does.
  fileprivate func around(_ inner: ViewAttributes.Frame?) -> ViewAttributes.Frame {
    guard let inner else { return self }
    return ViewAttributes.Frame(
      width: width ?? inner.width,
      height: height ?? inner.height,
      minWidth: minWidth ?? inner.minWidth,
      maxWidth: maxWidth ?? inner.maxWidth,
      minHeight: minHeight ?? inner.minHeight,
      maxHeight: maxHeight ?? inner.maxHeight,
      alignment: alignment
    )
  }

  /// Where the frame lies in what is offered: in the middle; `nil` where its size is not known.
  fileprivate func place(in offered: CGRect?) -> CGRect? {
    func length(_ own: CGFloat?, _ least: CGFloat?, _ most: CGFloat?, _ room: CGFloat?) -> CGFloat?
    {
      if let own { return own }
      guard let room else { return least == most ? least : nil }
      return max(min(room, most ?? room), least ?? 0)
    }
    guard
      let width = length(width, minWidth, maxWidth, offered?.width),
      let height = length(height, minHeight, maxHeight, offered?.height),
      width.isFinite, height.isFinite
    else { return nil }
    guard let offered else { return CGRect(x: 0, y: 0, width: width, height: height) }
    return CGRect(
      x: offered.midX - width / 2,
      y: offered.midY - height / 2,
      width: width,
      height: height
    )
  }
}
