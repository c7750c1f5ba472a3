/// Which way a part of a series goes.
public enum SeriesWay: String, Sendable, Equatable, Codable, CaseIterable {
  /// The values go up.
  case rises

  /// The values go down.
  case falls

  /// The values stay where they are, but for a change too small to tell.
  case flat

  /// Finds the way of a change that is told from `least` on, both in units of y.
  init(of change: Double, least: Double) {
    // The slack keeps a change of exactly the least one the same in every unit.
    if abs(change) < least * (1 - 1e-9) || change == 0 {
      self = .flat
    } else {
      self = change > 0 ? .rises : .falls
    }
  }
}
