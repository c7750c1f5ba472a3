public import Foundation

/// Closes what a view is in; nothing is open here.
public nonisolated struct DismissAction: Sendable {
  /// Closes what the view is in.
  public func callAsFunction() {}
}

/// Opens an address; nothing is opened here.
public nonisolated struct OpenURLAction: Sendable {
  /// Opens an address.
  public func callAsFunction(_ url: URL) {}
}

/// Whether a program is in sight.
public nonisolated enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

/// How thick letters should be.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

nonisolated extension EnvironmentValues {
  /// Closes what the view is in.
  public var dismiss: DismissAction { DismissAction() }

  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction() }

  /// The program is in sight.
  public var scenePhase: ScenePhase { .active }

  /// How thick letters should be; nothing is asked for here.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// Whether the reader asked for little that shows through.
  public var accessibilityReduceTransparency: Bool { false }
}

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let usual: Value
  private var factor: Value = 1

  /// A number at the usual size of text.
  public init(wrappedValue: Value) { usual = wrappedValue }

  /// A number at the usual size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The number at the size of text that the reader asked for.
  public var wrappedValue: Value { usual * factor }
}

extension ScaledMetric: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    factor = Value(reader.environment.dynamicTypeSize.factor)
  }
}

nonisolated extension DynamicTypeSize {
  /// The size of running text as a share of the usual, from the sizes that Apple's guidelines print.
  package var factor: Double {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }
}

/// Views that a program shows while it is written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
