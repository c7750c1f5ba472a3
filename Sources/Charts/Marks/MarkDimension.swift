public import SwiftUI

/// How long a mark is along an axis, or a sector's radius.
public nonisolated struct MarkDimension: Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  enum Form: Hashable, Sendable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// So many points.
  public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

  /// So many points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// What suits the mark and its scale.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(.fixed(Double(value)))
  }

  /// A share of the room there is: of the step of a unit, of the circle's radius.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(.ratio(Double(ratio)))
  }

  /// The room there is less so many points at either side.
  public static func inset(_ inset: CGFloat) -> MarkDimension {
    MarkDimension(.inset(Double(inset)))
  }

  /// The dimension as it is written.
  public var description: String {
    switch form {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }
}

/// How long each mark of a collection is along an axis, or each sector's radius.
public nonisolated struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Form {
    case same(MarkDimension)
    case each(KeyPath<DataElement, CGFloat>, (CGFloat) -> MarkDimension)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// So many points.
  public init(integerLiteral value: Int) { self.init(.same(MarkDimension(integerLiteral: value))) }

  /// So many points.
  public init(floatLiteral value: Double) { self.init(.same(MarkDimension(floatLiteral: value))) }

  /// What suits the marks and their scale.
  public static var automatic: MarkDimensions<DataElement> { .init(.same(.automatic)) }

  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
    .init(.same(.fixed(value)))
  }

  /// A share of the room there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions<DataElement> {
    .init(.same(.ratio(ratio)))
  }

  /// The room there is less so many points at either side.
  public static func inset(_ inset: CGFloat) -> MarkDimensions<DataElement> {
    .init(.same(.inset(inset)))
  }

  /// As many points as each element says.
  public static func fixed(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> MarkDimensions<DataElement> {
    .init(.each(keyPath) { .fixed($0) })
  }

  /// The share of the room there is that each element says.
  public static func ratio(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> MarkDimensions<DataElement> {
    .init(.each(keyPath) { .ratio($0) })
  }

  /// The room there is less as many points as each element says.
  public static func inset(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> MarkDimensions<DataElement> {
    .init(.each(keyPath) { .inset($0) })
  }
}
