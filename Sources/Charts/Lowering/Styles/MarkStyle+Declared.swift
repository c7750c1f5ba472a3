import ChartModel
import SwiftUI

extension ChartModel.MarkDimension {
  /// A dimension as the model names it.
  init(_ dimension: MarkDimension) {
    switch dimension.form {
    case .automatic: self = .automatic
    case .fixed(let points): self = .fixed(points)
    case .ratio(let share): self = .ratio(share)
    case .inset(let points): self = .inset(points)
    }
  }
}

extension Interpolation {
  /// A method as the model names it.
  init(_ method: InterpolationMethod) {
    switch method.form {
    case .linear: self = .linear
    case .monotone: self = .monotone
    case .cardinal(let tension): self = .cardinal(tension: tension)
    case .catmullRom(let alpha): self = .catmullRom(alpha: alpha)
    case .step(let transition): self = .step(transition: transition)
    }
  }
}

extension LineStyle {
  /// A stroke as the model names it.
  init(_ stroke: StrokeStyle) {
    let caps: [CGLineCap: Cap] = [.butt: .butt, .round: .round, .square: .square]
    let joins: [CGLineJoin: Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
    self.init(
      width: Double(stroke.lineWidth),
      dash: stroke.dash.map { Double($0) },
      cap: caps[stroke.lineCap] ?? .butt,
      join: joins[stroke.lineJoin] ?? .miter
    )
  }
}

extension Stacking {
  /// What a method does, as the model names it.
  init(_ method: MarkStackingMethod) {
    switch method {
    case .normalized: self = .normalized
    case .center: self = .center
    case .unstacked: self = .unstacked
    default: self = .standard
    }
  }
}
