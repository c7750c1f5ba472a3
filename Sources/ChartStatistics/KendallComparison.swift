/// All pairs of a sorted set of points compared: the score S, its variance and tau-b.
struct KendallComparison {
  let s: Int
  let placeTies: Ties
  let valueTies: Ties
  private let count: Int

  init(_ pairs: Pairs) {
    count = pairs.count
    placeTies = Ties(inSorted: pairs.x)
    var values = pairs.y
    // Equal places hold rising values, so none of their pairs is an inversion.
    let falling = sortCountingInversions(&values)
    valueTies = Ties(inSorted: values)
    let all = count * (count - 1) / 2
    let tiedInBoth = Self.pairsTiedInBoth(pairs, placeTies)
    s = all - placeTies.pairs - valueTies.pairs + tiedInBoth - 2 * falling
  }

  /// The variance of S if the order is by chance (Kendall 1975, section 4.9).
  var variance: Double {
    let n = Double(count)
    let main = (n * (n - 1) * (2 * n + 5) - placeTies.spread - valueTies.spread) / 18
    let pairs = 2 * Double(placeTies.pairs) * Double(valueTies.pairs) / (n * (n - 1))
    let triples = placeTies.triples * valueTies.triples
    return main + pairs + (triples > 0 ? triples / (9 * n * (n - 1) * (n - 2)) : 0)
  }

  /// Kendall's tau-b; `nil` if all places or all values are equal.
  var tau: Double? {
    bound > 0 ? min(max(Double(s) / bound, -1), 1) : nil
  }

  /// What S is divided by in tau-b: the pairs that could have an order, between places and values.
  var bound: Double {
    let all = count * (count - 1) / 2
    return (Double(all - placeTies.pairs) * Double(all - valueTies.pairs)).squareRoot()
  }

  private static func pairsTiedInBoth(_ pairs: Pairs, _ placeTies: Ties) -> Int {
    guard placeTies.pairs > 0 else { return 0 }
    var tied = 0
    var run = 0
    for place in 1..<pairs.count {
      let isRepeated = pairs.x[place] == pairs.x[place - 1] && pairs.y[place] == pairs.y[place - 1]
      run = isRepeated ? run + 1 : 0
      tied += run
    }
    return tied
  }
}
