/// Which sentences make others needless: the particular stands for the general.
enum Precedence {
  /// The candidates that no other of them stands for.
  static func kept(_ candidates: [Candidate], in digest: FactDigest) -> [Candidate] {
    let told = candidates.filter { $0.salience >= Selection.leastSalience }
    let replaced = told.reduce(into: Set<String>()) { result, candidate in
      result.formUnion(standsFor[candidate.message] ?? [])
    }
    let hasCourse = told.contains { $0.message == "course" }
    return candidates.filter { candidate in
      if candidate.isRequired { return true }
      // Where legs tell which way it went and when, that there is no one way says less.
      if hasCourse, candidate.message == "direction", candidate.hasNoTrend { return false }
      return !replaced.contains(candidate.message)
    }
  }

  /// For a message, without the ending for several series, the messages that it stands for.
  private static let standsFor: [String: Set<String>] = [
    // An incomplete period is the lowest of all, and says nothing by it.
    "full-periods": ["spread", "spread-only"],
    // The step is where the change is; a slope would spread it over the whole.
    "step": ["direction"],
    "step-with-share": ["direction"],
    // Each box tells its own median.
    "box-pair": ["strip-medians"],
    "box-order": ["strip-medians"],
    // The reach of a side, or its share, holds its largest value.
    "reach": ["side-widest"],
  ]
}

extension Candidate {
  /// Whether the sentence says that there is no clear trend.
  fileprivate var hasNoTrend: Bool {
    sentence.phrase.quantities["direction"] == .term("noClearTrend")
  }

  /// The id of the message, without the ending for several series.
  fileprivate var message: String {
    let id = sentence.phrase.message
    return id.hasSuffix("-of-series") ? String(id.dropLast("-of-series".count)) : id
  }
}
