/// Where in a series something lies, as people say it: a third each.
public enum SeriesPlace: String, Sendable, Equatable, Codable, CaseIterable {
  /// The first third.
  case beginning

  /// The second third.
  case middle

  /// The last third.
  case end

  /// Finds the third of a share of the way, 0...1; what lies on a border belongs to the earlier one.
  init(share: Double) {
    // The slack keeps a border where it is in every unit of x.
    if share <= (1.0 / 3) * (1 + 1e-9) {
      self = .beginning
    } else {
      self = share <= (2.0 / 3) * (1 + 1e-9) ? .middle : .end
    }
  }
}

/// How far along the way places lie, where each of n points fills an equal part of it: twelve equal
/// steps lie at 1/24, 3/24 … 23/24.
struct SeriesShares {
  private let start: Double
  private let width: Double
  private let count: Double

  /// Takes the places of a series in rising order.
  init(_ x: [Double]) {
    start = x.first ?? 0
    width = (x.last ?? 0) - start
    count = Double(max(x.count, 1))
  }

  /// The share of the way at a place, 0...1; one half where all places are equal.
  func share(of x: Double) -> Double {
    guard width > 0 else { return 0.5 }
    return ((x - start) / width * (count - 1) + 0.5) / count
  }
}
