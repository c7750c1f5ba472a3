/// What one point at a time does to both correlations.
struct Influence {
  /// The only point without which a correlation is no longer clear, with the correlations.
  private(set) var carrier:
    (place: Int, method: AssociationFinding.Method, with: Double, without: Double?)?

  /// Pearson's correlation without the point that lowers its size most.
  private(set) var clearest: Association?

  private let x: [Double]
  private let y: [Double]

  /// Up to this many points each is left out of Spearman's correlation in turn; beyond, only those
  /// that move Pearson's most.
  private static let limit = 100

  init(x: [Double], y: [Double], ranked: Association, straight: Association) {
    self.x = x
    self.y = y
    let without = Self.pearsonWithoutEach(x, y)
    let size = { (value: Double?) in value.map { abs($0) } ?? -1 }
    if let clear = without.indices.max(by: { size(without[$0]) < size(without[$1]) }) {
      clearest = pearson(x: Self.leaving(clear, x), y: Self.leaving(clear, y))
    }
    let weakening = Self.least(5, of: without.map(size))
    carrier = only(of: straight, .pearson, among: weakening.prefix(2), ChartStatistics.pearson)
    if carrier == nil {
      let tried = x.count <= Self.limit ? Array(x.indices) : Array(weakening.prefix(5))
      carrier = only(of: ranked, .spearman, among: tried[...], ChartStatistics.spearman)
    }
  }

  /// The point without which, alone among those given, a clear correlation is not.
  private func only(
    of whole: Association,
    _ method: AssociationFinding.Method,
    among places: ArraySlice<Int>,
    _ correlation: ([Double], [Double]) -> Association?
  ) -> (place: Int, method: AssociationFinding.Method, with: Double, without: Double?)? {
    guard whole.pValue < 0.05 else { return nil }
    var found: [(place: Int, without: Association?)] = []
    for place in places {
      let rest = correlation(Self.leaving(place, x), Self.leaving(place, y))
      let isLost = rest.map { $0.pValue >= 0.05 || $0.coefficient * whole.coefficient < 0 } ?? true
      if isLost { found.append((place, rest)) }
      if found.count > 1 { return nil }
    }
    guard let one = found.first else { return nil }
    let rest = one.without.map { $0.coefficient * (whole.coefficient < 0 ? -1 : 1) } ?? -1
    guard abs(whole.coefficient) - rest >= 0.2 else { return nil }
    return (one.place, method, whole.coefficient, one.without?.coefficient)
  }

  /// The places of the smallest values, smallest first, of equal ones the first.
  private static func least(_ number: Int, of values: [Double]) -> [Int] {
    var places: [Int] = []
    for (place, value) in values.enumerated() {
      if places.count == number, let last = places.last, value >= values[last] { continue }
      let rank = places.firstIndex { values[$0] > value } ?? places.count
      places.insert(place, at: rank)
      if places.count > number { places.removeLast() }
    }
    return places
  }

  private static func leaving(_ place: Int, _ values: [Double]) -> [Double] {
    var rest = values
    rest.remove(at: place)
    return rest
  }

  /// Pearson's correlation without each point in turn, from the sums of all; `nil` where the others
  /// share one x or one y.
  private static func pearsonWithoutEach(_ x: [Double], _ y: [Double]) -> [Double?] {
    let (across, up) = (standardised(x), standardised(y))
    let count = Double(x.count)
    var sums = (across: 0.0, up: 0.0, both: 0.0)
    for place in x.indices {
      sums.across += across[place] * across[place]
      sums.up += up[place] * up[place]
      sums.both += across[place] * up[place]
    }
    let part = count / (count - 1)
    return x.indices.map { place in
      let (a, b) = (across[place], up[place])
      let squares = (sums.across - part * a * a, sums.up - part * b * b)
      guard squares.0 > 1e-9 * sums.across, squares.1 > 1e-9 * sums.up else { return nil }
      return (sums.both - part * a * b) / (squares.0.squareRoot() * squares.1.squareRoot())
    }
  }

  /// Distances from the mean in parts of the range.
  static func standardised(_ values: [Double]) -> [Double] {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    let quarter = most / 4 - least / 4
    guard quarter > 0 else { return values.map { _ in 0 } }
    let parts = values.map { ($0 / 4 - least / 4) / quarter }
    let mean = parts.reduce(0, +) / Double(parts.count)
    return parts.map { $0 - mean }
  }
}
