import ChartModel

/// What the author wrote of and on the chart, as it stands.
struct SummaryFacts {
  let chart: ResolvedChart
  let authored: AuthoredMarks

  /// The author's own summary, which is told before all else, and the texts on the chart, if there are any.
  var all: [Fact] { summary + texts }

  private var texts: [Fact] {
    let told = chart.texts.filter(\.isTold) + authored.others
    guard !told.isEmpty else { return [] }
    return [
      Fact(
        "authored-texts",
        of: .chart,
        level: .author,
        quantities: [
          "count": .count(told.count),
          "texts": .list(
            told.prefix(12).map { .name($0.text) },
            omitted: max(0, told.count - 12)
          ),
        ],
        evidence: Evidence("", rows: .series(nil, count: 0)),
        salience: 0.55
      )
    ]
  }

  private var summary: [Fact] {
    guard let summary = chart.summary, !summary.allSatisfy(\.isWhitespace) else { return [] }
    let last = summary.last { !$0.isWhitespace && !"\"”’»」』)）".contains($0) }
    let isClosed = last.map { ".!?…。！？।".contains($0) } ?? false
    return [
      Fact(
        Fact.summary,
        of: .chart,
        level: .author,
        quantities: [
          "text": .quote(summary), "end": .term(isClosed ? "closed" : "open"),
        ],
        evidence: Evidence("", rows: .series(nil, count: 0)),
        salience: 1
      )
    ]
  }
}

extension Fact {
  /// The kind of the fact that holds the author's summary.
  static let summary = "authored-summary"
}
