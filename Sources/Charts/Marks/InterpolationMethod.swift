public import SwiftUI

/// How lines and areas run between their places.
public nonisolated struct InterpolationMethod: Sendable {
  enum Form: Hashable, Sendable {
    case linear, monotone
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
    case step(transition: Double)
  }

  let form: Form

  /// Straight.
  public static var linear: InterpolationMethod { .init(form: .linear) }

  /// Smooth, and never beyond the values at both ends.
  public static var monotone: InterpolationMethod { .init(form: .monotone) }

  /// The roundest cardinal spline.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }

  /// A cardinal spline; a tension of 1 is straight, 0 the roundest.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(form: .cardinal(tension: Double(tension)))
  }

  /// A centripetal Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }

  /// A Catmull–Rom spline; `alpha` 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(form: .catmullRom(alpha: Double(alpha)))
  }

  /// In steps that change at the start of the way.
  public static var stepStart: InterpolationMethod { .init(form: .step(transition: 0)) }

  /// In steps that change in the middle of the way.
  public static var stepCenter: InterpolationMethod { .init(form: .step(transition: 0.5)) }

  /// In steps that change at the end of the way.
  public static var stepEnd: InterpolationMethod { .init(form: .step(transition: 1)) }
}

nonisolated extension InterpolationMethod: CustomStringConvertible {
  /// The method as it is written.
  public var description: String {
    switch form {
    case .linear: "linear"
    case .monotone: "monotone"
    case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
    case .step(let transition):
      switch transition {
      case 0: "stepStart"
      case 0.5: "stepCenter"
      default: "stepEnd"
      }
    }
  }
}
