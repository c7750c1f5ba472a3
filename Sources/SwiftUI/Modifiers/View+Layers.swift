public import Foundation

nonisolated extension View {
  /// The view with others behind it.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    behind(content(), alignment: alignment)
  }

  /// The view with another behind it.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    behind(background, alignment: alignment)
  }

  /// The view before a style.
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    behind(Rectangle().fill(style), alignment: .center)
  }

  /// The view before the colour behind everything.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    behind(Rectangle().fill(BackgroundStyle()), alignment: .center)
  }

  /// The view before a style in a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// The view before a shape of the colour behind everything.
  public func background<T: Shape>(
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(BackgroundStyle(), style: fillStyle), alignment: .center)
  }

  private func behind(_ background: some View, alignment: Alignment) -> some View {
    LayeredView(content: self, layer: background, place: .background, alignment: alignment)
  }

  /// The view with others before it.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    before(content(), alignment: alignment)
  }

  /// The view with another before it.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    before(overlay, alignment: alignment)
  }

  /// The view with a style before it.
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    before(Rectangle().fill(style), alignment: .center)
  }

  /// The view with a style in a shape before it.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    before(shape.fill(style, style: fillStyle), alignment: .center)
  }

  private func before(_ overlay: some View, alignment: Alignment) -> some View {
    LayeredView(content: self, layer: overlay, place: .overlay, alignment: alignment)
  }

  /// The view with a line around it, with a width in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attributed { attributes, _ in
      attributes.border = ViewAttributes.Border(style: AnyShapeStyle(content), width: width)
    }
  }

  /// The view at a share of its opacity, in 0…1.
  public func opacity(_ opacity: Double) -> some View {
    attributed { attributes, _ in attributes.opacity *= min(max(opacity, 0), 1) }
  }

  /// The view within a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    attributed { attributes, environment in
      attributes.clip = shape.outline(in: environment.frame)
      attributes.clip?.isEvenOddFilled = style.isEOFilled
    }
  }

  /// The view within its frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// The view with round corners, with a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// The view seen through another, which is not read.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self
  }

  /// The view with a shadow, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    attributed { attributes, _ in
      attributes.shadow = ViewAttributes.Shadow(
        color: color,
        radius: radius,
        offset: CGSize(width: x, height: y)
      )
    }
  }

  /// The view blurred, with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    attributed { attributes, _ in attributes.blurRadius = max(attributes.blurRadius, radius) }
  }

  /// The view not shown and not read, keeping its place.
  public func hidden() -> some View {
    attributed { attributes, _ in attributes.isHidden = true }
  }
}
