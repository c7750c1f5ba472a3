import ChartModel
import ChartScales
import ChartStatistics

/// The largest rise and the largest fall from one place to the next.
struct ChangeFacts {
  let story: OrderedStory

  private var reading: SeriesReading { story.reading }

  /// Both, where places follow one another without values that are averages.
  var all: [Fact] {
    guard story.isDatum, story.means.means.count >= 4 else { return [] }
    return [largest("largest-rise", sign: 1), largest("largest-fall", sign: -1)].compactMap { $0 }
  }

  /// The steps that change the most one way; a change across a missing value is none.
  private func largest(_ kind: String, sign: Double) -> Fact? {
    let values = story.means.means
    let places = story.means.places
    let usual = usualStep
    let changes = values.indices.dropFirst().filter { index in
      places[index] - places[index - 1] <= usual * 1.5
    }
    .map { (index: $0, change: sign * (values[$0] - values[$0 - 1])) }
    guard let most = changes.map(\.change).max(), most > 0 else { return nil }
    let tolerance = 1e-12 * max(abs(values.max() ?? 0), abs(values.min() ?? 0))
    let ties = changes.filter { $0.change >= most - tolerance }.map(\.index)
    let spans = ties.prefix(3).map { Quantity.span(story.place($0 - 1), story.place($0)) }
    return reading.fact(
      kind,
      .statistics,
      [
        "change": .difference(most, of: reading.column), "ties": .count(ties.count),
        "places": .list(Array(spans), omitted: ties.count - spans.count),
        "step": .term(step(usual)),
      ],
      evidence(kind, ties[0], sign),
      salience: 0.4
    )
  }

  /// What lies between two places: the calendar unit only where places mostly follow one another by it.
  ///
  /// A fall between two weekly values is no fall from one day to the next.
  private func step(_ usual: Double) -> String {
    guard let unit = story.means.unit, usual == 1 else { return "amount" }
    return unit.rawValue
  }

  private var usualStep: Double {
    let places = story.means.places
    return median(of: zip(places.dropFirst(), places).map { $0 - $1 }) ?? .infinity
  }

  private func evidence(_ kind: String, _ index: Int, _ sign: Double) -> Evidence {
    let rows = story.rowsInOrder
    let column = reading.formulaColumn
    let (before, after) = (rows[index - 1] + 1, rows[index] + 1)
    let formula =
      sign > 0
      ? "\(column)[\(after)] - \(column)[\(before)]" : "\(column)[\(before)] - \(column)[\(after)]"
    return Evidence(
      formula,
      rows: reading.rows([before - 1, after - 1]),
      derivations: ["change": formula]
    )
  }
}
