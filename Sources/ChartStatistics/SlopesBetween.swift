/// The slopes from one bound up to another: those of the pairs that stand in one order by the
/// residuals of the lower bound and in the other by those of the upper.
struct SlopesBetween {
  private let points: CentredPairs
  /// Points in the order of the lower bound's residuals, and the upper bound's residual of each.
  private let order: [Int32]
  private let residuals: [Double]

  init(_ points: CentredPairs, _ low: Double, _ high: Double) {
    self.points = points
    let before = points.residuals(of: low)
    let after = points.residuals(of: high)
    let order = RadixOrder.places(of: before)
    residuals = order.map { after[Int($0)] }
    self.order = order
  }

  /// All of them, in no order; about `number` of them are expected.
  func all(_ number: Int) -> [Double] {
    slopes(Strata(width: 1, isRandom: false), capacity: number)
  }

  /// One from each of `size` equal parts of the `number` there are, the place in each part by a
  /// fixed sequence.
  func sample(of number: Int, size: Int) -> [Double] {
    slopes(Strata(width: Double(number) / Double(size), isRandom: true), capacity: size)
  }

  /// Sorts the residuals by merging; every point that overtakes others is a slope with each of
  /// them.
  private func slopes(_ chosen: Strata, capacity: Int) -> [Double] {
    var (source, target) = (order, order)
    var (sourceKeys, targetKeys) = (residuals, residuals)
    var output = Output(strata: chosen, slopes: [])
    output.slopes.reserveCapacity(capacity)
    var width = 1
    while width < order.count {
      for start in stride(from: 0, to: order.count, by: 2 * width) {
        let ends = (start, min(start + width, order.count), min(start + 2 * width, order.count))
        merge((source, sourceKeys), &target, &targetKeys, ends, &output)
      }
      swap(&source, &target)
      swap(&sourceKeys, &targetKeys)
      width *= 2
    }
    return output.slopes
  }

  private struct Output {
    var strata: Strata
    var slopes: [Double]
    var seen = 0
  }

  private func merge(
    _ source: (order: [Int32], keys: [Double]),
    _ target: inout [Int32],
    _ targetKeys: inout [Double],
    _ ends: (start: Int, middle: Int, end: Int),
    _ output: inout Output
  ) {
    var (left, right) = (ends.start, ends.middle)
    for place in ends.start..<ends.end {
      let isLeft =
        right == ends.end || (left < ends.middle && source.keys[left] <= source.keys[right])
      let taken = isLeft ? left : right
      target[place] = source.order[taken]
      targetKeys[place] = source.keys[taken]
      if isLeft {
        left += 1
        continue
      }
      right += 1
      let overtaken = ends.middle - left
      while output.strata.next < output.seen + overtaken {
        let other = source.order[left + output.strata.next - output.seen]
        output.slopes.append(points.slope(other, source.order[taken]))
        output.strata.advance()
      }
      output.seen += overtaken
    }
  }
}

/// Places to take from a long row: one in each part of equal width.
private struct Strata {
  private(set) var next = 0
  private let width: Double
  private let isRandom: Bool
  private var part = 0
  private var state: UInt64 = 0

  init(width: Double, isRandom: Bool) {
    self.width = width
    self.isRandom = isRandom
    if isRandom { next = Int(0.5 * width) }
  }

  mutating func advance() {
    part += 1
    guard isRandom else {
      next = part
      return
    }
    // Knuth's linear congruential step (The Art of Computer Programming 2, 3.3.4, line 26).
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(state >> 11) * 0x1p-53
    next = Int((Double(part) + share) * width)
  }
}
