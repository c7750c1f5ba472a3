import ChartModel
import ChartScales
import ChartStatistics

/// The calendar's rhythm in a series, in the calendar's words, and what does not keep to it.
struct RhythmFacts {
  let story: OrderedStory

  private var reading: SeriesReading { story.reading }

  /// The rhythm with its exceptions; none where the values have no rhythm.
  var all: [Fact] {
    guard let rhythm = story.rhythm, let part = story.part else { return [] }
    if part == .weekday, let contrast = rhythm.contrast, Self.explains(contrast, rhythm) {
      return [weekend(rhythm, contrast)] + exceptions(contrast)
    }
    return [seasons(rhythm, part)].compactMap { $0 }
  }

  /// Whether weekends against weekdays is the whole story: no season of one side lies with the other.
  private static func explains(_ contrast: RhythmContrast, _ rhythm: Rhythm) -> Bool {
    contrast.pValue < Rhythm.significance
      && Set(rhythm.high).isSubset(of: contrast.higher.codes)
      && Set(rhythm.low).isSubset(of: contrast.lower.codes)
  }

  // MARK: Weekends and weekdays

  private func weekend(_ rhythm: Rhythm, _ contrast: RhythmContrast) -> Fact {
    let column = reading.formulaColumn
    var quantities: [String: Quantity] = [
      "measure": .name(reading.column.name),
      "higher": .term(Self.side(contrast.higher)),
      "highMean": .derived(contrast.higher.mean, of: reading.column),
      "lowMean": .derived(contrast.lower.mean, of: reading.column),
    ]
    var derivations = ["highMean": "mean(\(column)[higher])", "lowMean": "mean(\(column)[lower])"]
    if contrast.lower.minimum > 0 {
      quantities["share"] = .share(contrast.higher.mean / contrast.lower.mean - 1)
      derivations["share"] = "mean(\(column)[higher]) / mean(\(column)[lower]) - 1"
    }
    return story.fact(
      quantities["share"] == nil ? "rhythm-weekend" : "rhythm-weekend-with-share",
      quantities,
      evidence(
        rhythm,
        derivations,
        ["higher": marks(contrast.higher.codes), "lower": marks(contrast.lower.codes)]
      ),
      salience: 1
    )
  }

  private static func side(_ side: RhythmContrast.Side) -> String {
    side.codes.allSatisfy { $0 >= 5 } ? "weekend" : "weekday"
  }

  /// The values of the lower side that reach into the higher side, if they are few.
  private func exceptions(_ contrast: RhythmContrast) -> [Fact] {
    let places = contrast.exceptions
    guard story.isDatum, places.count <= Self.mostExceptions else { return [] }
    var quantities: [String: Quantity] = [
      "higher": .term(Self.side(contrast.higher)),
      "highCount": .count(contrast.higher.count),
      "least": reading.datum(contrast.higher.minimum),
      "exceptions": .count(places.count),
    ]
    if !places.isEmpty {
      quantities["places"] = .list(
        places.map { .place(place($0), story.value($0)) },
        omitted: 0
      )
    }
    let column = reading.formulaColumn
    return [
      story.fact(
        "rhythm-exceptions",
        quantities,
        Evidence(
          "min(\(reading.column.name)[higher]) <= \(reading.column.name)[lower]",
          rows: reading.allRows,
          derivations: [
            "least": "min(\(column)[higher])", "highCount": "count(\(column)[higher])",
            "exceptions": "sum(\(column)[lower] >= min(\(column)[higher]))",
          ],
          groups: ["higher": marks(contrast.higher.codes), "lower": marks(contrast.lower.codes)]
        ),
        salience: 0.5
      )
    ]
  }

  /// More exceptions than this make no rule.
  private static let mostExceptions = 3

  /// A day with its weekday, which is what makes it an exception.
  private func place(_ index: Int) -> Quantity {
    guard let part = story.part else { return story.place(index) }
    let code = part.code(at: story.means.positions[index], offset: story.offset)
    return .place(part.name(ofCode: code), story.place(index))
  }

  // MARK: Other rhythms

  /// The seasons with the highest and the lowest average.
  ///
  /// Nothing is said where a trend makes averages of seasons differ from what the seasons add to it.
  private func seasons(_ rhythm: Rhythm, _ part: CalendarPart) -> Fact? {
    guard let most = rhythm.seasons.max(by: { $0.mean < $1.mean }),
      let least = rhythm.seasons.min(by: { $0.mean < $1.mean }), least.mean < most.mean,
      rhythm.high.contains(most.code), rhythm.low.contains(least.code)
    else { return nil }
    let column = reading.formulaColumn
    return story.fact(
      "rhythm",
      [
        "measure": .name(reading.column.name), "part": .term(part.rawValue),
        "high": part.name(ofCode: most.code), "highMean": .derived(most.mean, of: reading.column),
        "low": part.name(ofCode: least.code), "lowMean": .derived(least.mean, of: reading.column),
      ],
      evidence(
        rhythm,
        story.isDatum
          ? ["highMean": "mean(\(column)[highest])", "lowMean": "mean(\(column)[lowest])"] : [:],
        ["highest": marks([most.code]), "lowest": marks([least.code])]
      ),
      salience: 1
    )
  }

  // MARK: Evidence

  private func evidence(
    _ rhythm: Rhythm,
    _ derivations: [String: String],
    _ groups: [String: MarkSet]
  ) -> Evidence {
    Evidence(
      "kruskal-wallis(\(reading.column.name) by \(story.part?.rawValue ?? ""))",
      rows: reading.allRows,
      test: TestResult(
        method: .kruskalWallis,
        statistic: rhythm.statistic,
        pValue: rhythm.pValue,
        effect: rhythm.strength
      ),
      derivations: story.isDatum ? derivations : [:],
      groups: story.isDatum ? groups : [:]
    )
  }

  /// The marks that fall in some seasons.
  private func marks(_ codes: [Int32]) -> MarkSet {
    guard story.isDatum, let part = story.part,
      let scalars = reading.layer.dimension?.values.scalars
    else { return .marks([], layer: reading.layerIndex) }
    let wanted = Set(codes)
    let rows = reading.series.rows.map(Int.init).filter { row in
      !reading.amounts[row].isNaN
        && wanted.contains(part.code(at: scalars[row], offset: story.offset))
    }
    return .marks(rows.map { $0 + 1 }.sorted(), layer: reading.layerIndex)
  }
}
