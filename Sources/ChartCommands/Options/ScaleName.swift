import ChartModel

/// The kinds of scale that an axis of amounts can have, as the command line names them.
package enum ScaleName: String, CaseIterable, Sendable {
  /// Equal steps are equal differences.
  case linear

  /// Equal steps are equal ratios.
  case log

  /// Places in proportion to the square root.
  case squareRoot = "square-root"

  /// Logarithmic on both sides of a linear middle.
  case symmetricLog = "symmetric-log"

  /// The scale.
  var type: AxisSpec.ScaleType {
    switch self {
    case .linear: .linear
    case .log: .log
    case .squareRoot: .squareRoot
    case .symmetricLog: .symmetricLog(slopeAtZero: 1)
    }
  }
}
