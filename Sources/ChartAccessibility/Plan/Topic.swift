/// What a sentence is about, where only that is told: "left out: totals, shares".
public enum Topic: String, Sendable, Equatable, Codable, CaseIterable {
  case averages, axes, changes, clusters, comparison, completeness, counts, direction, distribution,
    ends, extremes, function, link, missing, outliers, path, ranking, rhythm, rules, selection,
    shares,
    step,
    title, total, type

  /// Anything that no other topic names.
  case other

  /// The topic of a kind of fact, without the ending for several series.
  init(ofKind kind: String) {
    self = Self.byKind[kind] ?? Self.prefixes.first { kind.hasPrefix($0.0) }?.1 ?? .other
  }

  private static let byKind: [String: Topic] = [
    "apart": .outliers, "association": .link, "authored": .title, "constant": .extremes,
    "count": .counts, "course": .path, "curve": .path, "direction": .direction,
    "first": .ends, "holds-total": .total, "last": .ends, "legend": .type, "maximum": .extremes,
    "mean": .averages, "median": .averages, "minimum": .extremes, "missing": .missing,
    "only-value": .extremes, "overall-maximum": .extremes, "overall-minimum": .extremes,
    "daily-rate": .direction, "full-periods": .averages, "largest-fall": .changes,
    "largest-rise": .changes, "estimated-values": .completeness, "partial-period": .completeness,
    "projected-values": .completeness, "provisional-values": .completeness,
    "period-total-range": .total,
    "period-totals": .total, "places-not-compared": .missing, "ranges": .axes, "rank": .ranking,
    "rank-with-share": .ranking,
    "ranking": .ranking,
    "ranking-with-share": .ranking, "rule": .rules, "runners-up": .ranking,
    "shared-places": .counts,
    "strip-medians": .averages, "total": .total,
  ]

  private static let prefixes: [(String, Topic)] = [
    ("association-", .link), ("axis-", .axes), ("bins-", .distribution), ("box", .distribution),
    ("cells-", .comparison), ("cluster", .clusters), ("function-", .function),
    ("outliers", .outliers), ("plane-", .clusters), ("point", .outliers), ("sector-", .type),
    ("candle-largest", .changes), ("candle-", .path), ("claim-", .title),
    ("division-", .shares), ("moves-", .comparison), ("pair-", .comparison), ("part-", .shares),
    ("range-", .path), ("rank-", .ranking), ("rhythm", .rhythm), ("rule-", .rules),
    ("selection", .selection), ("authored-", .title),
    ("sectors-", .missing), ("several-", .comparison), ("side-", .comparison), ("stack-", .shares),
    ("step", .step),
    ("type-", .type),
  ]
}
