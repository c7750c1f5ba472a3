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

  /// Past this many points a correlation without one of them is told from the sums of all.
  private static let exactLimit = 20_000

  init(
    _ points: (x: [Double], y: [Double]),
    ranks: (x: [Double], y: [Double]),
    ranked: Association,
    straight: Association
  ) {
    (x, y) = points
    let all = PearsonWithoutOne(x, y)
    let sizes = x.indices.map { all.coefficient(without: $0).map { abs($0) } ?? -1 }
    let weakening = Self.least(5, of: sizes)
    if x.count > Self.exactLimit {
      clearest = Self.most(sizes).flatMap(all.association(without:))
      carrier = only(of: straight, .pearson, among: weakening.prefix(2), all.association)
      if carrier == nil {
        let sums = PearsonWithoutOne(ranks.x, ranks.y)
        carrier = only(of: ranked, .spearman, among: weakening[...], sums.association)
      }
      return
    }
    clearest = Self.most(sizes).flatMap(pearson)
    carrier = only(of: straight, .pearson, among: weakening.prefix(2), pearson)
    if carrier == nil {
      let tried = x.count <= Self.limit ? Array(x.indices) : weakening
      carrier = only(of: ranked, .spearman, among: tried[...], spearman)
    }
  }

  private func pearson(without place: Int) -> Association? {
    ChartStatistics.pearson(x: Self.leaving(place, x), y: Self.leaving(place, y))
  }

  private func spearman(without place: Int) -> Association? {
    ChartStatistics.spearman(x: Self.leaving(place, x), y: Self.leaving(place, y))
  }

  /// The point without which, alone among those given, a clear correlation is not.
  private func only(
    of whole: Association,
    _ method: AssociationFinding.Method,
    among places: ArraySlice<Int>,
    _ correlation: (Int) -> Association?
  ) -> (place: Int, method: AssociationFinding.Method, with: Double, without: Double?)? {
    guard whole.pValue < 0.05 else { return nil }
    var found: [(place: Int, without: Association?)] = []
    for place in places {
      let rest = correlation(place)
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

  /// The place of the largest value; of equal ones the first.
  private static func most(_ values: [Double]) -> Int? {
    guard var most = values.indices.first else { return nil }
    for place in values.indices where values[place] > values[most] { most = place }
    return most
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

/// Pearson's correlation without any one point, from the sums of all.
private struct PearsonWithoutOne {
  private let x: [Double]
  private let y: [Double]
  private var squares = (x: 0.0, y: 0.0)
  private var products = 0.0

  init(_ x: [Double], _ y: [Double]) {
    (self.x, self.y) = (Influence.standardised(x), Influence.standardised(y))
    for place in x.indices {
      let (across, up) = (self.x[place], self.y[place])
      squares.x += across * across
      squares.y += up * up
      products += across * up
    }
  }

  /// `nil` where the others share one x or one y.
  func coefficient(without place: Int) -> Double? {
    let part = Double(x.count) / Double(x.count - 1)
    let (across, up) = (x[place], y[place])
    let rest = (x: squares.x - part * across * across, y: squares.y - part * up * up)
    guard rest.x > 1e-9 * squares.x, rest.y > 1e-9 * squares.y else { return nil }
    return (products - part * across * up) / (rest.x.squareRoot() * rest.y.squareRoot())
  }

  /// The same with its test.
  func association(without place: Int) -> Association? {
    coefficient(without: place).map {
      Association(count: x.count - 1, coefficient: min(max($0, -1), 1))
    }
  }
}
