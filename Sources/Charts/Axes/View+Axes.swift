public import SwiftUI

nonisolated extension View {
  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    charts { $0.xAxis.visibility = visibility }
  }

  /// Makes the horizontal axis of some marks.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return charts {
      if $0.xAxis.visibility == .hidden { $0.xAxis.visibility = nil }
      $0.xAxis.content = content
    }
  }

  /// Styles the horizontal axis by the modifiers that a closure adds to it.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    charts { $0.xAxis.styles.append { content($0) } }
  }

  /// Labels the horizontal axis by a view.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = DeclaredAxisTitle(
      position: position,
      alignment: alignment,
      spacing: spacing.map { Double($0) },
      content: content()
    )
    return charts { $0.xAxis.labels.append(title) }
  }

  /// Labels the horizontal axis by words that are looked up in the client's tables.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Labels the horizontal axis by words as they are.
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Labels the horizontal axis by words that are looked up in the client's tables.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelResource)
    }
  }
}

nonisolated extension View {
  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    charts { $0.yAxis.visibility = visibility }
  }

  /// Makes the vertical axis of some marks.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return charts {
      if $0.yAxis.visibility == .hidden { $0.yAxis.visibility = nil }
      $0.yAxis.content = content
    }
  }

  /// Styles the vertical axis by the modifiers that a closure adds to it.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    charts { $0.yAxis.styles.append { content($0) } }
  }

  /// Labels the vertical axis by a view.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = DeclaredAxisTitle(
      position: position,
      alignment: alignment,
      spacing: spacing.map { Double($0) },
      content: content()
    )
    return charts { $0.yAxis.labels.append(title) }
  }

  /// Labels the vertical axis by words that are looked up in the client's tables.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Labels the vertical axis by words as they are.
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Labels the vertical axis by words that are looked up in the client's tables.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelResource)
    }
  }
}
