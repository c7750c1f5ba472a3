extension StackedExtents {
  /// Stacks the marks of a layer that share a place, or `nil` where nothing is to be stacked.
  ///
  /// Positive amounts grow from zero upwards, negative ones downwards, in the order of the series;
  /// missing values take no room. Shares (`normalized`) are of the sum of magnitudes at a place;
  /// `center` moves each stack so that its middle is zero. Bars without a dimension make one stack; marks
  /// that stand side by side have a stack for each place.
  init?(of layer: ResolvedLayer, diagnostics: inout [Diagnostic]) {
    if layer.mark == .sector {
      guard let amounts = layer.measure?.values.scalars else { return nil }
      (start, end) = Self.aroundCircle(layer, amounts)
      let isOfNothing = total == 0 && end.contains { !$0.isNaN }
      Self.sayNoShares(of: layer, atPlaces: isOfNothing ? 1 : 0, &diagnostics)
      return
    }
    guard layer.isStacked, let measure = layer.measure, measure.values.kind == .quantitative
    else { return nil }
    let amounts = measure.values.scalars
    if layer.stacking == .mirrored {
      (start, end) = Self.mirrored(layer, amounts)
      return
    }
    let keys = StackKeys(of: layer)
    guard layer.stacking == .normalized || layer.stacking == .center || keys.areShared else {
      return nil
    }
    var stacks: [StackKey: Stack] = [:]
    start = [Double](repeating: .nan, count: amounts.count)
    end = start
    for series in layer.series {
      for row in series.rows.map(Int.init) where !amounts[row].isNaN {
        (start[row], end[row]) = stacks[keys[row], default: Stack()].add(amounts[row])
      }
    }
    if stacks.values.contains(where: { $0.positive > 0 && $0.negative < 0 }),
      layer.series.contains(where: { $0.hasBothSigns(amounts) })
    {
      diagnostics.append(Diagnostic(.note, .mixedSignsStacked, arguments: [measure.name]))
    }
    if layer.stacking == .normalized {
      let ofNothing = stacks.values.count { $0.positive == 0 && $0.negative == 0 }
      Self.sayNoShares(of: layer, atPlaces: ofNothing, &diagnostics)
    }
    for series in layer.series where layer.stacking == .normalized || layer.stacking == .center {
      for row in series.rows.map(Int.init) {
        let stack = stacks[keys[row], default: Stack()]
        start[row] = stack.adjusted(start[row], layer.stacking)
        end[row] = stack.adjusted(end[row], layer.stacking)
      }
    }
  }
}

extension StackedExtents {
  private static func sayNoShares(
    of layer: ResolvedLayer,
    atPlaces count: Int,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard count > 0 else { return }
    let name = layer.measure?.name ?? ""
    diagnostics.append(Diagnostic(.warning, .noShares, arguments: [name, String(count)]))
  }
}

extension ResolvedSeries {
  /// Whether some amounts of the series are above zero and others below it.
  ///
  /// A series that is all of one sign, beside others of the other, is meant to be so.
  fileprivate func hasBothSigns(_ amounts: [Double]) -> Bool {
    rows.contains { amounts[Int($0)] > 0 } && rows.contains { amounts[Int($0)] < 0 }
  }
}

extension ResolvedLayer {
  /// Whether marks that share a place stand on top of one another, or on both sides of zero.
  fileprivate var isStacked: Bool {
    guard mark == .bar || (mark == .area && dimension != nil), bins == nil, measureStart == nil,
      measureEnd == nil
    else { return false }
    switch stacking {
    case .standard, .normalized, .center: return true
    // Series side by side have a place each, unless a column of its own gives the places.
    case .grouped: return groups != nil
    case .mirrored: return dimension != nil
    case .unstacked: return false
    }
  }
}

/// What marks must share to be stacked: their place, and the place side by side within it.
private struct StackKey: Hashable {
  let place: Double
  let group: Int32
}

/// The key of each mark of a layer; bars without a dimension share one place.
private struct StackKeys {
  private let places: [Double]?
  private let groups: [Int32]?

  /// Whether any two marks may share a key: there are several series, or several marks at one place.
  let areShared: Bool

  init(of layer: ResolvedLayer) {
    places = layer.dimension?.values.scalars
    groups = layer.groups?.ofRow
    let isOne =
      layer.series.count == 1
      && (places == nil ? layer.markCount < 2 : layer.series[0].duplicatePlaces == 0)
    guard !isOne, let groups else {
      areShared = !isOne
      return
    }
    var seen: Set<StackKey> = []
    let rows = layer.series.lazy.flatMap(\.rows).map(Int.init)
    areShared = rows.contains { [places] in
      !seen.insert(StackKey(place: places?[$0] ?? 0, group: groups[$0])).inserted
    }
  }

  subscript(row: Int) -> StackKey {
    StackKey(place: places?[row] ?? 0, group: groups?[row] ?? 0)
  }
}

extension StackedExtents {
  /// One sector after the other: each starts where the one before ends, the first at 0.
  private static func aroundCircle(
    _ layer: ResolvedLayer,
    _ amounts: [Double]
  ) -> ([Double], [Double]) {
    var start = [Double](repeating: .nan, count: amounts.count)
    var end = start
    var angle = 0.0
    for row in layer.series.flatMap(\.rows).map(Int.init) where amounts[row] >= 0 {
      start[row] = angle
      angle += amounts[row]
      end[row] = angle
    }
    return (start, end)
  }

  /// From zero to the amount: the first series towards the start of the axis, the others to its end.
  private static func mirrored(
    _ layer: ResolvedLayer,
    _ amounts: [Double]
  ) -> ([Double], [Double]) {
    var end = amounts
    for row in layer.series.prefix(1).flatMap(\.rows).map(Int.init) { end[row] = -amounts[row] }
    return (amounts.map { $0.isNaN ? .nan : 0 }, end)
  }

  /// How many marks have an extent.
  fileprivate var count: Int { end.count { !$0.isNaN } }

  /// Where the last mark ends: for sectors, the amount that the whole circle stands for; 0 without any.
  public var total: Double {
    end.reduce(0) { $1 > $0 ? $1 : $0 }
  }
}

extension ResolvedLayer {
  /// How many sectors the circle has: marks with an amount of zero or more.
  public var sectorCount: Int { stacked?.count ?? 0 }
}

/// What has been stacked so far at one place.
private struct Stack {
  var positive = 0.0
  var negative = 0.0

  mutating func add(_ amount: Double) -> (Double, Double) {
    if amount >= 0 {
      defer { positive += amount }
      return (positive, positive + amount)
    }
    defer { negative += amount }
    return (negative, negative + amount)
  }

  func adjusted(_ value: Double, _ stacking: Stacking) -> Double {
    switch stacking {
    case .normalized:
      let sum = positive - negative
      return sum > 0 ? value / sum : value
    case .center: return value - (positive + negative) / 2
    case .standard, .grouped, .unstacked, .mirrored: return value
    }
  }
}
