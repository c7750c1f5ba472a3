import ChartModel
import ChartScales

/// Which marks of one layer a reader has selected.
struct MarkSelection {
  private let isSelected: [Bool]

  /// The selection in a layer; `nil` where nothing of the chart is selected, and where all of the layer is.
  init?(of chart: ResolvedChart, layer: Int) {
    guard chart.selection != nil else { return nil }
    isSelected = chart.selectedMarks(ofLayer: layer)
    guard isSelected.contains(false) else { return nil }
  }

  /// Whether the mark in a row is selected.
  func contains(_ row: Int) -> Bool { isSelected.indices.contains(row) && isSelected[row] }

  /// Whether every mark of a series is selected.
  func hasAll(_ rows: [Int32]) -> Bool { rows.allSatisfy { contains(Int($0)) } }

  /// Whether any mark of a series is selected.
  func hasAny(_ rows: [Int32]) -> Bool { rows.contains { contains(Int($0)) } }
}

extension ChartSelection.Extent {
  /// The interval, or `nil` for names.
  var interval: Interval? {
    guard case .interval(let interval) = self else { return nil }
    return interval
  }
}
