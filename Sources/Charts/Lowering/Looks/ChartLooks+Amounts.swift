import ChartModel
import SwiftUI

extension ChartLooks {
  /// The colours of the amounts of a column, from the least to the greatest, zero included; `nil` for a
  /// missing one.
  ///
  /// Without colours of the author's, from a light blue to a deep one.
  func paints(of column: ColumnDraft) -> [Paint?] {
    let known = column.amounts.lazy.filter { !$0.isNaN }
    var (low, high) = (known.min() ?? 0, known.max() ?? 0)
    if column.kind == .quantitative { (low, high) = (min(low, 0), max(high, 0)) }
    let ramp = self.ramp
    return column.amounts.map { amount in
      if amount.isNaN { return nil }
      return .color(ramp.color(at: low < high ? (amount - low) / (high - low) : 1))
    }
  }

  /// The colours that amounts pass through.
  private var ramp: ColorRamp {
    if let gradient = foregroundStyle.gradient { return ColorRamp(gradient.stops.map(\.color)) }
    let own = foregroundStyle.steps.compactMap { style -> Color? in
      if case .color(let color) = style.paint { color } else { nil }
    }
    return ColorRamp(own.isEmpty ? [Color.blue.mix(with: .white, by: 0.6), .indigo] : own)
  }
}

/// Colours at even distances, mixed in between.
private struct ColorRamp {
  let colors: [Color]

  init(_ colors: [Color]) { self.colors = colors }

  func color(at share: Double) -> PaintColor {
    guard colors.count > 1 else { return PaintColor(colors.first ?? .blue) }
    let place = min(max(share, 0), 1) * Double(colors.count - 1)
    let lower = min(Int(place), colors.count - 2)
    return PaintColor(colors[lower].mix(with: colors[lower + 1], by: place - Double(lower)))
  }
}
