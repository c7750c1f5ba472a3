/// How far a series went, each as a share.
struct DirectionEffects {
  /// The Theil–Sen slope's size times the span of x, of the reference span.
  let typical: Double?

  /// The net change, signed, of the reference span.
  let net: Double

  /// The net change, signed, of the range of y.
  let crossing: Double

  /// The net change in units of y.
  let netChange: Double

  init(_ pairs: Pairs, slope: Double, visibleSpan: Double?) {
    let range = (pairs.y.max() ?? 0) - (pairs.y.min() ?? 0)
    var reference = range
    if let visibleSpan, visibleSpan.isFinite, visibleSpan > 0 { reference = visibleSpan }
    let width = (pairs.x.last ?? 0) - (pairs.x.first ?? 0)
    let effect = abs(slope) * (width / reference)
    typical = reference > 0 && effect.isFinite ? effect : nil
    netChange = Self.netChange(pairs)
    net = reference > 0 ? netChange / reference : 0
    crossing = range > 0 ? netChange / range : 0
  }

  private static func netChange(_ pairs: Pairs) -> Double {
    let tenth = max(pairs.count / 10, 1)
    let (first, last) = (pairs.x[tenth - 1], pairs.x[pairs.count - tenth])
    let start = pairs.x.firstIndex { $0 > first } ?? pairs.count
    let end = pairs.x.lastIndex { $0 < last }.map { $0 + 1 } ?? 0
    return meanValue(of: pairs.y[end...]) - meanValue(of: pairs.y[..<start])
  }
}
