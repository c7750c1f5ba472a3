import Foundation

/// How far something has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let share: Double?

  private init(label: Label, share: Double?) {
    self.label = label
    self.share = share
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var attributes = reader.attributes
    let locale = reader.environment.locale
    attributes.accessibility.value = share.map {
      $0.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }
    return [ViewElement(.stack(.vertical, reader.elements(of: label)), attributes: attributes)]
  }

  /// The share of a whole in 0…1; nothing where the whole is nothing.
  private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, !value.isNaN else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public init() { self.init(label: EmptyView(), share: nil) }

  /// How far something has come of a whole.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(label: EmptyView(), share: Self.share(value, of: total))
  }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(label: Text(titleKey), share: nil) }

  /// How far something has come of a whole, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) {
    self.init(label: Text(titleKey), share: Self.share(value, of: total))
  }
}
