public import SwiftUI

/// Which values of an axis marks stand at.
public nonisolated struct AxisMarkValues: Sendable, CustomStringConvertible {
  enum Form: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(by: Double)
    case calendar(by: Calendar.Component, count: Int, calendar: Calendar?)
  }

  let form: Form
  let roundLowerBound: Bool?
  let roundUpperBound: Bool?

  /// Round values.
  public static let automatic = AxisMarkValues.automatic()

  /// About so many round values; says whether the ends of the domain are made round.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .automatic(desiredCount: desiredCount, minimumStride: nil),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// Round values, no closer than a stride.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// The starts of so many units of a calendar each.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .calendar(by: component, count: count, calendar: calendar),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// The multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .stride(by: Double(stepSize)),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// The values as they are written, with what is not said left out.
  public var description: String {
    let arguments =
      parts + [
        roundLowerBound.map { "roundLowerBound: \($0)" },
        roundUpperBound.map { "roundUpperBound: \($0)" },
      ]
    let said = arguments.compactMap(\.self).joined(separator: ", ")
    return said.isEmpty ? name : "\(name)(\(said))"
  }

  private var name: String {
    if case .automatic = form { "automatic" } else { "stride" }
  }

  private var parts: [String?] {
    switch form {
    case .automatic(let count, let stride):
      [stride.map { "minimumStride: \($0)" }, count.map { "desiredCount: \($0)" }]
    case .stride(let step): ["by: \(step)"]
    case .calendar(let component, let count, _):
      ["by: \(component)", count == 1 ? nil : "count: \(count)"]
    }
  }
}
