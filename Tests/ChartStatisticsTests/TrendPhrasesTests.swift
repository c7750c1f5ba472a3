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
    var series: [String: [Double]] = [:]
    for line in try Corpus.data("trends/truce.jsonl").split(separator: UInt8(ascii: "\n")) {
      let read = try JSONDecoder().decode(Line.self, from: Data(line))
      series[read.id] = read.series
    }
    let labels = try JSONSerialization.jsonObject(with: Corpus.data("trends/labels.json"))
    let whole = try #require((labels as? [String: Any])?["whole"] as? [[Any]])
    var agreement = Agreement()
    for label in whole {
      let y = try #require((label[0] as? String).flatMap { series[$0] })
      let said = try #require(label[2] as? String)
      let verdict = direction(x: y.indices.map(Double.init), y: y, visibleSpan: span).verdict
      agreement.counts[said, default: [:]][verdict, default: 0] += 1
    }
    return agreement
  }
}
