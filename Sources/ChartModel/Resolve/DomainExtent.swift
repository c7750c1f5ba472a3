import ChartScales

/// What all layers show along one axis, before it is rounded to nice ends.
struct DomainExtent {
  /// The smallest value, or `nil` without any.
  private(set) var low: Double?

  /// The largest value, or `nil` without any.
  private(set) var high: Double?

  /// The smallest value above zero, or `nil` without any.
  private(set) var smallestPositive: Double?

  /// How many values are zero or negative.
  private(set) var notPositive = 0

  /// Whether marks along the axis show amounts by their length, so that it must hold zero.
  private(set) var needsZero = false

  /// Whether bars or cells stand along the axis, each as wide as its datum's unit.
  private(set) var hasBars = false

  /// The smallest step between bars along an axis of amounts, or `nil` without bars.
  private(set) var barStep: Double?

  init(_ channel: Channel, layers: [ResolvedLayer]) {
    for layer in layers where layer.mark != .sector {
      let isMeasure = (layer.orientation == .vertical) == (channel == .y)
      let channels: [Channel] = channel == .x ? [.x, .xStart, .xEnd] : [.y, .yStart, .yEnd]
      if isMeasure, let boxes = layer.boxes {
        include(boxes.compactMap { $0 }.flatMap { [$0.minimum, $0.maximum] })
      } else if isMeasure, let stacked = layer.stacked {
        // Where a stack starts is no amount: a logarithmic axis leaves none out for it.
        include(stacked.start, areAmounts: false)
        include(stacked.end)
      } else {
        for column in channels.compactMap({ layer.channels[$0] }) { include(column.values.scalars) }
      }
      if isMeasure, [.bar, .area].contains(layer.mark), layer.measureStart == nil {
        needsZero = true
      }
      let isSized = layer.mark == .rectangle && layer.hasSize(along: channel)
      if !isSized, layer.mark == .rectangle || ([.bar, .box].contains(layer.mark) && !isMeasure) {
        includeWidths(layer.channels[channel])
      }
    }
  }

  private mutating func include(_ values: [Double], areAmounts: Bool = true) {
    var least = low ?? .infinity
    var most = high ?? -.infinity
    var positive = smallestPositive ?? .infinity
    for value in values where !value.isNaN {
      if value < least { least = value }
      if value > most { most = value }
      if value <= 0 {
        notPositive += areAmounts ? 1 : 0
      } else if value < positive {
        positive = value
      }
    }
    guard least <= most else { return }
    (low, high) = (least, most)
    smallestPositive = positive.isFinite ? positive : nil
  }

  private mutating func includeWidths(_ column: Column?) {
    guard let column else { return }
    hasBars = true
    guard column.values.kind == .quantitative else { return }
    let places = Set(column.values.scalars.filter { !$0.isNaN }).sorted()
    let step = zip(places.dropFirst(), places).map { $0 - $1 }.min() ?? 1
    barStep = min(barStep ?? step, step)
  }

  /// The linear domain; half a step wider at both ends where bars stand.
  ///
  /// A single value gets room on both sides in proportion to itself, so that scaling the data scales
  /// the domain.
  func linearDomain(includesZero: Bool?) -> Interval {
    guard var low, var high else { return Interval(0, 1) }
    if let barStep { (low, high) = (low - barStep / 2, high + barStep / 2) }
    if includesZero ?? (barStep == nil && needsZero) {
      (low, high) = (min(low, 0), max(high, 0))
    }
    guard low == high else { return Interval(low, high) }
    let room = low == 0 ? 1 : abs(low) / 2
    return Interval(low - room, high + room)
  }

  /// The logarithmic domain, over the positive values alone; where marks show amounts by their length,
  /// it starts a power of ten lower, so that the least of them has a length.
  var logDomain: Interval {
    guard var low = smallestPositive, let high else { return Interval(1, 10) }
    if needsZero, low / 10 > 0 { low /= 10 }
    return low < high ? Interval(low, high) : Interval(low / 10, low * 10)
  }
}
