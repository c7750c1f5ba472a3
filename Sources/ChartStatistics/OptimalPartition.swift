/// The cheapest cut of a row of numbers into levels, with functional pruning.
///
/// F(t) is the least cost of the first t numbers: the squares that their levels leave, and a
/// penalty for each change. It is the least over the last change τ of F(τ) + penalty + the squares
/// of a level μ from τ on. As functions of μ all of these grow alike with each further number, so a
/// change that is nowhere the cheapest never will be again. What is kept is the lower envelope:
/// intervals of μ, each with the change that is cheapest there.
///
///     cost  \   τ=40  /  τ=12   \    τ=40    /
///            \_______/\________/\___________/      μ →
///
/// A change enters `leastLength` numbers after its place, when a level may end there. Then the
/// numbers between it and an older change decide where on the envelope it is the cheaper: outside
/// the roots of one quadratic.
struct OptimalPartition {
  private let penalty: Double
  private let leastLength: Int
  private let count: Int
  private let range: ClosedRange<Double>
  /// Sums of the first t numbers, and of their squares.
  private var sums: [Double]
  private var squares: [Double]
  private var costs: [Double]
  private var lastChanges: [Int32]
  private var envelope: [Piece] = []
  private var spare: [Piece] = []

  /// An interval of levels and the last change that is cheapest for them.
  private struct Piece {
    var low: Double
    var high: Double
    var change: Int32
  }

  /// Takes finite numbers, of which none must be far from zero.
  init(of values: [Double], penalty: Double, leastLength: Int) {
    self.penalty = penalty
    self.leastLength = leastLength
    count = values.count
    range = (values.min() ?? 0)...(values.max() ?? 0)
    sums = [0]
    squares = [0]
    sums.reserveCapacity(count + 1)
    squares.reserveCapacity(count + 1)
    for (place, value) in values.enumerated() {
      sums.append(sums[place] + value)
      squares.append(squares[place] + value * value)
    }
    costs = [Double](repeating: .infinity, count: count + 1)
    costs[0] = -penalty
    lastChanges = [Int32](repeating: 0, count: count + 1)
  }

  /// The places of the changes, rising.
  ///
  /// Exact, unless the numbers form so long and smooth a slope that nearly every place stays on the
  /// envelope: once that has cost too much, changes are sought at ``gridPlaces`` equally spaced
  /// places, and then moved to the best place between those.
  mutating func changes() -> [Int] {
    if let places = changes(every: 1, patience: 20_000_000 + 20 * count) { return places }
    let spacing = max(count / Self.gridPlaces, 1)
    return moved(changes(every: spacing, patience: .max) ?? [], within: spacing)
  }

  private static let gridPlaces = 4096

  /// The changes among places of some spacing; `nil` if more pieces are looked at than is wanted.
  private mutating func changes(every spacing: Int, patience: Int) -> [Int]? {
    envelope = []
    var next = 0
    var looked = 0
    for end in stride(from: leastLength, through: count, by: 1)
    where end.isMultiple(of: spacing) || end == count {
      while next <= end - leastLength {
        if costs[next] < .infinity, next == 0 || next.isMultiple(of: spacing) { enter(next) }
        next += spacing
      }
      looked += envelope.count
      if looked > patience { return nil }
      (costs[end], lastChanges[end]) = cheapest(at: end)
    }
    var places: [Int] = []
    var place = Int(lastChanges[count])
    while place > 0 {
      places.append(place)
      place = Int(lastChanges[place])
    }
    return places.reversed()
  }

  /// Each change moved, between its neighbours, to the place less than `reach` away that costs least.
  private func moved(_ changes: [Int], within reach: Int) -> [Int] {
    var places = changes
    for change in places.indices {
      let low = change > 0 ? places[change - 1] : 0
      let high = change + 1 < places.count ? places[change + 1] : count
      let first = max(places[change] - reach + 1, low + leastLength)
      let last = min(places[change] + reach - 1, high - leastLength)
      guard first <= last else { continue }
      let costs = (first...last).map { squares(low, $0) + squares($0, high) }
      if let least = costs.indices.min(by: { costs[$0] < costs[$1] }) {
        places[change] = first + least
      }
    }
    return places
  }

  /// The squares that one level leaves of the numbers from one place up to another.
  private func squares(_ start: Int, _ end: Int) -> Double {
    let sum = sums[end] - sums[start]
    return max(squares[end] - squares[start] - sum * sum / Double(end - start), 0)
  }

  /// The least cost of the first numbers, and the last change it has.
  private func cheapest(at end: Int) -> (cost: Double, change: Int32) {
    var best = Double.infinity
    var change: Int32 = 0
    for piece in envelope {
      let start = Int(piece.change)
      let cost = costs[start] + penalty + squares(start, end)
      if cost < best { (best, change) = (cost, piece.change) }
    }
    return (best, change)
  }

  /// Puts a change on the envelope wherever it is cheaper than the change there.
  private mutating func enter(_ change: Int) {
    guard !envelope.isEmpty else {
      envelope = [Piece(low: range.lowerBound, high: range.upperBound, change: Int32(change))]
      return
    }
    spare.removeAll(keepingCapacity: true)
    for piece in envelope {
      guard let (first, last) = levels(where: Int(piece.change), beats: change) else {
        append(piece.low, piece.high, Int32(change))
        continue
      }
      append(piece.low, min(piece.high, first), Int32(change))
      append(max(piece.low, first), min(piece.high, last), piece.change)
      append(max(piece.low, last), piece.high, Int32(change))
    }
    swap(&envelope, &spare)
  }

  /// Adds an interval to the new envelope, unless it is empty.
  private mutating func append(_ low: Double, _ high: Double, _ change: Int32) {
    guard low < high else { return }
    if let last = spare.last, last.change == change, last.high == low {
      spare[spare.count - 1].high = high
    } else {
      spare.append(Piece(low: low, high: high, change: change))
    }
  }

  /// The levels between which an older change costs no more than a newer one; `nil` if none.
  private func levels(where older: Int, beats newer: Int) -> (Double, Double)? {
    let length = Double(newer - older)
    let mean = (sums[newer] - sums[older]) / length
    let square = (squares[newer] - squares[older]) / length
    let room = (costs[newer] - costs[older]) / length - square + mean * mean
    guard room > 0 else { return nil }
    let reach = room.squareRoot()
    return (mean - reach, mean + reach)
  }
}
