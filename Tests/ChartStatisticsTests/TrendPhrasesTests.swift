import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// What people say about whole series against our verdicts.
///
/// The labels come from regular
/// expressions, and some series carry two of them, so that no rule can agree with all.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct TrendPhrasesTests {
  // The visible axis of these series is 0 to 100; a slight change counts as flat.
  @Test func `verdicts agree with people about whole series and never say the opposite`() throws {
    let agreement = try agreement(span: 100)
    print("people against verdicts, axis 0 to 100:\n\(agreement)")
    #expect(agreement.count == 354)
    #expect(agreement.opposite == 0)
    #expect(agreement.share >= 0.905)
  }

  @Test func `without an axis verdicts agree nearly as well`() throws {
    let agreement = try agreement(span: nil)
    print("people against verdicts, range of the series:\n\(agreement)")
    #expect(agreement.opposite == 0)
    #expect(agreement.share >= 0.86)
  }

  @Test func `the thirds of series go where people say they go`() throws {
    let words: [SeriesWay: String] = [.rises: "up", .falls: "down", .flat: "flat"]
    let share = try share(of: "located") { y, said in
      let found = locatedDirections(x: y.indices.map(Double.init), y: y, visibleSpan: 100)
      return found.contains { words[$0.way] == said[0] && $0.place.rawValue == said[1] }
    }
    #expect(share >= 0.79)
  }

  // Single series carry peaks in several thirds: people name one of them, we the boldest.
  @Test(arguments: [("peak", SeriesPeak.Kind.peak, 0.87, 0.89), ("trough", .trough, 0.815, 0.86)])
  func `peaks and troughs lie where people say they lie`(
    name: String,
    kind: SeriesPeak.Kind,
    first: Double,
    any: Double
  ) throws {
    let main = try share(of: name) { y, said in
      mainPeak(kind, x: y.indices.map(Double.init), y: y)?.place.rawValue == said[0]
    }
    #expect(main >= first)
    let told = try share(of: name) { y, said in
      seriesPeaks(kind, x: y.indices.map(Double.init), y: y)
        .contains { $0.place.rawValue == said[0] }
    }
    #expect(told >= any)
  }

  /// The share of labels of a kind for which a claim holds; what is said follows id and phrase.
  private func share(
    of kind: String,
    _ holds: (_ y: [Double], _ said: [String]) -> Bool
  ) throws -> Double {
    let labels = try labels(kind)
    let agreed = labels.filter { holds($0.y, $0.said) }.count
    return Double(agreed) / Double(labels.count)
  }

  private struct Agreement: CustomStringConvertible {
    var counts: [String: [Direction: Int]] = [:]

    var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    var share: Double {
      let flat = Direction.allCases.filter { $0 != .rises && $0 != .falls }
      let agreed =
        number("up", [.rises]) + number("down", [.falls]) + number("flat", flat)
      return Double(agreed) / Double(count)
    }

    var opposite: Int {
      number("up", [.falls, .fallsSlightly]) + number("down", [.rises, .risesSlightly])
    }

    var description: String {
      let rows = counts.sorted { $0.key < $1.key }.map { label, row in
        "  \(label): "
          + row.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
          .joined(separator: ", ")
      }
      return (rows + ["  agreement \((share * 1000).rounded() / 10) %, opposite \(opposite)"])
        .joined(separator: "\n")
    }

    private func number(_ label: String, _ verdicts: [Direction]) -> Int {
      verdicts.reduce(0) { $0 + (counts[label]?[$1] ?? 0) }
    }
  }

  private struct Line: Decodable {
    let id: String
    let series: [Double]
  }

  private func agreement(span: Double?) throws -> Agreement {
    var agreement = Agreement()
    for label in try labels("whole") {
      let x = label.y.indices.map(Double.init)
      let verdict = direction(x: x, y: label.y, visibleSpan: span).verdict
      agreement.counts[label.said[0], default: [:]][verdict, default: 0] += 1
    }
    return agreement
  }

  /// The labels of a kind: the series, and the words that follow id and phrase.
  private func labels(_ kind: String) throws -> [(y: [Double], said: [String])] {
    var series: [String: [Double]] = [:]
    for line in try Corpus.data("trends/truce.jsonl").split(separator: UInt8(ascii: "\n")) {
      let read = try JSONDecoder().decode(Line.self, from: Data(line))
      series[read.id] = read.series
    }
    let all = try JSONSerialization.jsonObject(with: Corpus.data("trends/labels.json"))
    return try #require((all as? [String: Any])?[kind] as? [[Any]]).map { label in
      let y = try #require((label[0] as? String).flatMap { series[$0] })
      return (y, label.dropFirst(2).compactMap { $0 as? String })
    }
  }
}
