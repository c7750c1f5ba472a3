import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration

extension SentenceJudge {
  /// Whether the data bear out a number where it stands.
  ///
  /// In a chart whose own unit is a sign for percentages, what is written as one is first an amount of the
  /// chart, or how far two of them lie apart; only then a share of something.
  func verdict(
    of number: WrittenNumber,
    _ index: Int,
    _ clause: Clause,
    _ lastPlace: Int?
  ) -> Claim.Verdict {
    guard number.isPercent, hasPercentUnit else {
      return verdict(asWritten: number, index, clause, lastPlace)
    }
    var plain = number
    plain.isPercent = false
    let asAmount = verdict(asWritten: plain, index, clause, lastPlace)
    if case .supported = asAmount { return asAmount }
    let asShare = verdict(asWritten: number, index, clause, lastPlace)
    if case .supported = asShare { return asShare }
    return asAmount
  }

  /// Whether a column of the chart has a unit that is read as a percentage after a number.
  private var hasPercentUnit: Bool {
    let signs = Set(vocabulary.lexicon?.percents ?? ["%"])
    return narrator.tree.chart.layers.contains { layer in
      layer.channels.values.contains { $0.unit.map(signs.contains) ?? false }
    }
  }
}
