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
  mutating func changes() -> [Int] {
    for end in stride(from: leastLength, through: count, by: 1) {
      let entering = end - leastLength
      if costs[entering] < .infinity { enter(entering) }
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

  /// The least cost of the first numbers, and the last change it has.
  private func cheapest(at end: Int) -> (cost: Double, change: Int32) {
    var best = Double.infinity
    var change: Int32 = 0
    for piece in envelope {
      let start = Int(piece.change)
      let sum = sums[end] - sums[start]
      let rest = squares[end] - squares[start] - sum * sum / Double(end - start)
      let cost = costs[start] + penalty + max(rest, 0)
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
