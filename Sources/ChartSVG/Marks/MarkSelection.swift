import ChartModel
import ChartScales

/// Which marks of one layer a reader has selected.
struct MarkSelection {
  private let interval: Interval?
  private let names: Set<String>
  private let scalars: [Double]?
  private let categories: CategoryValues?

  /// The selection in a layer; `nil` where nothing is selected.
  ///
  /// Marks without a value along the selected
  /// channel, such as a rule across the plot, belong to no selection.
  init?(of chart: ResolvedChart, layer: ResolvedLayer) {
    guard let selection = chart.selection else { return nil }
    let channel = selection.channel == .angle ? Channel.series : selection.channel
    let isAmount = selection.channel == .angle && selection.extent.interval != nil
    let column = layer.channels[isAmount ? .angle : channel]
    scalars = column?.values.scalars
    if case .categories(let values)? = column?.values {
      categories = values
    } else {
      categories = nil
    }
    switch selection.extent {
    case .interval(let interval):
      self.interval = interval
      names = []
    case .names(let chosen):
      interval = nil
      names = Set(chosen)
    }
  }

  /// Whether the mark in a row is selected.
  func contains(_ row: Int) -> Bool {
    if let interval {
      guard let scalars, row < scalars.count else { return false }
      return scalars[row] >= interval.lower && scalars[row] <= interval.upper
    }
    return categories?.name(at: row).map(names.contains) ?? false
  }

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
