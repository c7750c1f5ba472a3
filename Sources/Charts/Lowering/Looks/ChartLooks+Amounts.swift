import ChartModel
import SwiftUI

extension ChartLooks {
  /// The colour of one amount among those of its column, from the least to the greatest, zero included.
  ///
  /// Without colours of the author's, from a light blue to a deep one.
  func paint(of column: ColumnDraft, at row: Int) -> Paint? {
    guard column.amounts.indices.contains(row), !column.amounts[row].isNaN else { return nil }
    let known = column.amounts.filter { !$0.isNaN }
    var (low, high) = (known.min() ?? 0, known.max() ?? 0)
    if column.kind == .quantitative { (low, high) = (min(low, 0), max(high, 0)) }
    let share = low < high ? (column.amounts[row] - low) / (high - low) : 1
    return .color(ramp.color(at: share))
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
