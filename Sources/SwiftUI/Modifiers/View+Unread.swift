public import Foundation

// Modifiers of how a view looks or moves on a screen, which no reading tells: each gives the view back.

nonisolated extension View {
  /// The view; nothing moves here.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// The view; nothing moves here.
  public func animation(_ animation: Animation?) -> some View { self }

  /// The view; nothing moves here.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// The view; nothing moves here.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// The view; it is not laid out.
  public func fixedSize() -> some View { self }

  /// The view; it is not laid out.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// The view; it is not laid out.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// The view; nothing is kept free at the sides of a picture.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// The view; it is not laid out.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// The view; it is not laid out.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// The view; it is not laid out.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// The view; text is read whole.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// The view; letters are read in the case in which they were written.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// The view; labels are read although they are not shown.
  public func labelsHidden() -> some View { self }

  /// The view; symbols are read by their names.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// The view drawn as one layer.
  public func compositingGroup() -> some View { self }

  /// The view drawn as one picture.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// The view; it is not laid out.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// The view; the bar of a title is not shown.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    self
  }

  /// The view; lines between rows are not shown.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// The view; rows are not laid out.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The view; what shows the place of scrolling is not shown.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// The view; everything is read, wherever scrolling would stop.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// The view; everything is read, wherever scrolling would stop.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// The view; all of it can be scrolled to.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// The view; places in a named space are read as the root's.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// The view; places in a named space are read as the root's.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// The view; nothing is read anew by pulling it down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// The view; nothing is felt here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }

  /// The view; what is behind rows is not read.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// The view; what is behind what can be scrolled is not read.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// The view; words are read also where they are only hinted at.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// The view; words are read as they are.
  public func unredacted() -> some View { self }

  /// The view; symbols are read by their names.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// The view; symbols are read by their names.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// The view with its name among previews.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
