import ChartModel
import ChartScales
import ChartStatistics

/// How a series went where one direction does not tell it: its legs, its curve, what lies apart.
struct CourseFacts {
  let story: OrderedStory

  private var reading: SeriesReading { story.reading }

  /// Legs where no rhythm and no step explain the course, and each of them is true of its values; the curve; values far from it.
  var all: [Fact] { course + curve + apart }

  // MARK: Legs

  private var course: [Fact] {
    guard story.steps.isEmpty, let found = story.course else { return [] }
    return [
      story.fact(
        "course",
        [
          "measure": .name(reading.column.name),
          "legs": .list(found.stretches.map(clause), omitted: 0),
        ],
        Evidence(
          "piecewise-linear(\(reading.column.name))",
          rows: reading.allRows,
          test: TestResult(method: .turningPoints, statistic: found.gain, pValue: nil)
        ),
        salience: 0.9
      )
    ]
  }

  private func clause(_ stretch: Course.Stretch) -> Quantity {
    .clause(
      Phrase(
        "leg",
        [
          "way": .term(stretch.way.rawValue),
          "from": story.place(stretch.indices.lowerBound),
          "to": story.place(stretch.indices.upperBound),
        ]
      )
    )
  }

  // MARK: The family of curves

  private var curve: [Fact] {
    guard story.rhythm == nil, story.steps.isEmpty,
      reading.summary.minimum?.value != reading.summary.maximum?.value,
      let found = curves(x: story.means.places, y: story.means.means, families: families),
      let said = found.said
    else { return [] }
    return [
      story.fact(
        "curve",
        ["family": .term(said.family.rawValue), "share": .share(said.rSquared)],
        Evidence("least-squares(\(reading.column.name))", rows: reading.allRows),
        salience: 0.4
      )
    ]
  }

  /// Along dates no place is zero by nature: a logarithm or a power of a date means nothing.
  private var families: Set<CurveFamily> {
    story.means.unit == nil ? Set(CurveFamily.allCases) : [.linear, .exponential, .sine]
  }

  // MARK: What lies apart

  private var apart: [Fact] {
    guard story.isDatum, case let places = placesApart(in: story.valuesWithoutSeasons),
      (1...Self.mostApart).contains(places.count)
    else { return [] }
    return [
      story.fact(
        "apart",
        [
          "count": .count(places.count),
          "places": .list(
            places.map { .noted(story.place($0), story.value($0)) },
            omitted: 0
          ),
        ],
        Evidence(
          "|residual(\(reading.column.name))| > limit * mad",
          rows: reading.rows(places.map { story.rowsInOrder[$0] }),
          derivations: ["count": "count(\(reading.formulaColumn)[apart])"],
          groups: [
            "apart": .marks(
              places.map { story.rowsInOrder[$0] + 1 }.sorted(),
              layer: reading.layerIndex
            )
          ]
        ),
        salience: 0.6
      )
    ]
  }

  private static let mostApart = 4
}
