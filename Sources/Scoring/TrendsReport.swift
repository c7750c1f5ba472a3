import ChartStatistics

/// What our words and people's words agree in, as text.
struct TrendsReport {
  private let phrases: TrendPhrases
  /// The values of these series were drawn on an axis from 0 to 100.
  private let visibleSpan = 100.0
  private static let places = SeriesPlace.allCases.map(\.rawValue)

  init(_ phrases: TrendPhrases) {
    self.phrases = phrases
  }

  /// The whole report: one table for each kind of claim.
  var text: String {
    [whole, located, turns(.peak, phrases.peak), turns(.trough, phrases.trough)]
      .joined(separator: "\n")
  }

  // MARK: Whole series

  private var whole: String {
    var table = ConfusionTable(Direction.allCases.map(\.rawValue))
    var opposite: [String] = []
    var agreed = Agreement()
    var lenient = Agreement()
    for claim in phrases.whole {
      let verdict = direction(x: steps(claim), y: claim.series, visibleSpan: visibleSpan).verdict
      let (said, way, isSlight) = (claim.words[0], Self.way(verdict), Self.isSlight(verdict))
      table.count(said, verdict.rawValue)
      agreed.count(claim, said == (isSlight ? "flat" : way))
      lenient.count(claim, said == way || (isSlight && said == "flat"))
      if way != "flat" && said != "flat" && said != way { opposite.append(claim.id) }
    }
    return """
      Whole series: people's words (rows) against verdicts, on an axis from 0 to 100
      \(table.text)
      agreement, a slight change taken as flat: \(agreed.text)
      agreement, a slight change taken as either: \(lenient.text)
      most that any rule could reach: \(ceiling(phrases.whole))
      opposite: \(opposite.count)\(opposite.map { "\n  \($0)" }.joined())

      """
  }

  private static func way(_ verdict: Direction) -> String {
    switch verdict {
    case .rises, .risesSlightly: "up"
    case .falls, .fallsSlightly: "down"
    case .noClearTrend, .constant, .tooFewValues: "flat"
    }
  }

  private static func isSlight(_ verdict: Direction) -> Bool {
    verdict == .risesSlightly || verdict == .fallsSlightly
  }

  // MARK: Located direction

  private var located: String {
    let words: [SeriesWay: String] = [.rises: "up", .falls: "down", .flat: "flat"]
    var tables: [String: ConfusionTable] = [:]
    var agreed: [String: Agreement] = [:]
    var all = Agreement()
    for claim in phrases.located where claim.words.count > 1 {
      let (said, place) = (claim.words[0], claim.words[1])
      let found = locatedDirections(x: steps(claim), y: claim.series, visibleSpan: visibleSpan)
        .first { $0.place.rawValue == place }
      let verdict = found.flatMap { words[$0.way] } ?? "none"
      tables[place, default: ConfusionTable(["up", "down", "flat", "none"])].count(said, verdict)
      agreed[place, default: Agreement()].count(claim, said == verdict)
      all.count(claim, said == verdict)
    }
    let sections = Self.places.map { place in
      "  \(place): \(agreed[place]?.text ?? "none")\n\(tables[place]?.text ?? "")"
    }
    return """
      Located direction: people's words (rows) against the way the series goes there
      \(sections.joined(separator: "\n"))
      agreement: \(all.text)
      most that any rule could reach: \(ceiling(phrases.located))

      """
  }

  // MARK: Peaks and troughs

  private func turns(_ kind: SeriesPeak.Kind, _ claims: [TrendPhrases.Claim]) -> String {
    var table = ConfusionTable(Self.places + ["none"])
    var agreed = Agreement()
    var named = Agreement()
    var places = 0
    for claim in claims {
      let main = mainPeak(kind, x: steps(claim), y: claim.series)?.place.rawValue ?? "none"
      table.count(claim.words[0], main)
      agreed.count(claim, claim.words[0] == main)
      let told = Set(
        seriesPeaks(kind, x: steps(claim), y: claim.series).map(\.place.rawValue)
      )
      named.count(claim, told.contains(claim.words[0]))
      places += told.count
    }
    let mean = (100 * Double(places) / Double(max(claims.count, 1))).rounded() / 100
    return """
      Place of the \(kind.rawValue): people's words (rows) against the one we name first
      \(table.text)
      agreement: \(agreed.text)
      one of those we tell lies there: \(named.text)
      thirds in which we tell one, of 3: \(mean)
      most that any rule could reach: \(ceiling(claims))

      """
  }

  // MARK: Shares

  private func steps(_ claim: TrendPhrases.Claim) -> [Double] {
    claim.series.indices.map(Double.init)
  }

  /// The claims that agree with the most frequent one of the same series and place.
  private func ceiling(_ claims: [TrendPhrases.Claim]) -> String {
    var said: [[String]: [String: Int]] = [:]
    for claim in claims {
      said[[claim.id] + claim.words.dropFirst(), default: [:]][claim.words[0], default: 0] += 1
    }
    return Agreement.share(said.values.reduce(0) { $0 + ($1.values.max() ?? 0) }, claims.count)
  }
}
