/// How the formulas of comparisons name marks: each series' marks at the compared places are a set.
extension SideBySide {
  /// The sets of marks of all series at some places; empty for more than six series, or where a series
  /// has no mark at one of the places.
  ///
  /// The name of a set is the prefix with the number of the series, from 1.
  func sets(at indices: [Int], named prefix: String = "s") -> [String: MarkSet] {
    guard group.count <= 6, indices.allSatisfy({ place in rows.allSatisfy { $0[place] >= 0 } })
    else { return [:] }
    var sets: [String: MarkSet] = [:]
    for series in group.indices { sets["\(prefix)\(series + 1)"] = marks(series, at: indices) }
    return sets
  }

  /// The amounts of a series in its set; on two sides by their size.
  func amounts(_ series: Int, named prefix: String = "s") -> String {
    let amounts = "\(measure)[\(prefix)\(series + 1)]"
    return isTwoSided ? "abs(\(amounts))" : amounts
  }

  /// At which places a series is greater (or less) than every other: a column of 1 and 0.
  func beats(_ one: Int, _ sign: String = ">") -> String {
    group.indices.filter { $0 != one }
      .map { "(\(amounts(one)) \(sign) \(amounts($0)))" }.joined(separator: " * ")
  }

  /// How many places the chart has, by ``placeMarks`` as the set `places`, where a series lacks some.
  var placeCount: String {
    isWhole ? comparedCount : "count(\(measure)[places]) + missing(\(measure)[places])"
  }

  /// The set `places`, of one mark at each place; none where every series has a value at every place.
  var placeMarks: [String: MarkSet] { isWhole ? [:] : ["places": oneMark(at: places.indices)] }

  /// One mark at each of some places, whichever series it is of.
  func oneMark(at indices: some Sequence<Int>) -> MarkSet {
    .marks(
      indices.compactMap { place in rows.first { $0[place] >= 0 }.map { Int($0[place]) + 1 } }
        .sorted(),
      layer: group[0].layerIndex
    )
  }

  /// How many places are compared.
  var comparedCount: String { "count(\(amounts(0)))" }

  /// The sums of all series in their sets.
  func total(named prefix: String) -> String {
    "(" + group.indices.map { "\(measure)[\(prefix)\($0 + 1)]" }.joined(separator: " + ") + ")"
  }
}
