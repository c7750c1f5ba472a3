import ChartStatistics
import Foundation

extension Score {
  /// Words for trends against what people wrote about series.
  static let trends = Score(name: "trends", operands: "SERIES.jsonl LABELS.json") {
    operands throws(ScoringFault) in
    guard operands.count == 2 else {
      throw ScoringFault(description: "found \(operands.count) files; expected series and labels")
    }
    let phrases = try TrendPhrases(series: operands[0], labels: operands[1])
    return TrendsReport(phrases).text
  }
}

/// Series with what people claimed of them.
///
/// The form of the files is that of the corpus' `trends` folder: a line of JSON for each series with
/// `id`, `series` (numbers) and `phrases`; and one JSON object of `whole` [id, phrase, up|down|flat],
/// `located` [id, phrase, direction, place], `peak` and `trough` [id, phrase, place].
struct TrendPhrases {
  /// One claim: whose series, in which phrase, and the words that it comes to.
  struct Claim {
    let id: String
    let phrase: Int
    let words: [String]
    let series: [Double]
  }

  let whole: [Claim]
  let located: [Claim]
  let peak: [Claim]
  let trough: [Claim]

  init(series seriesPath: String, labels labelsPath: String) throws(ScoringFault) {
    var series: [String: [Double]] = [:]
    for line in try Self.read(seriesPath).split(separator: UInt8(ascii: "\n")) {
      guard let read = try? JSONDecoder().decode(Line.self, from: Data(line)) else {
        throw ScoringFault(description: "\(seriesPath): found a line that is no series")
      }
      series[read.id] = read.series.map { $0 ?? .nan }
    }
    guard
      let object = try? JSONSerialization.jsonObject(with: Self.read(labelsPath)),
      let labels = object as? [String: [[Any]]]
    else { throw ScoringFault(description: "\(labelsPath): found no labels") }
    let claims = { (name: String, words: [[String]]) throws(ScoringFault) in
      try Self.claims(labels[name] ?? [], words, series, in: labelsPath)
    }
    let ways = ["up", "down", "flat"]
    let places = SeriesPlace.allCases.map(\.rawValue)
    whole = try claims("whole", [ways])
    located = try claims("located", [ways, places])
    peak = try claims("peak", [places])
    trough = try claims("trough", [places])
  }

  private struct Line: Decodable {
    let id: String
    let series: [Double?]
  }

  private static func read(_ path: String) throws(ScoringFault) -> Data {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw ScoringFault(description: "\(path): the file cannot be read")
    }
    return data
  }

  /// Reads labels that end in one of each list of words; a word that no rule knows would count as wrong.
  private static func claims(
    _ labels: [[Any]],
    _ known: [[String]],
    _ series: [String: [Double]],
    in path: String
  ) throws(ScoringFault) -> [Claim] {
    var claims: [Claim] = []
    for label in labels {
      let words = label.dropFirst(2).compactMap { $0 as? String }
      guard let id = label.first as? String, let phrase = label.dropFirst().first as? Int,
        let values = series[id], words.count == known.count,
        zip(words, known).allSatisfy({ $1.contains($0) })
      else {
        throw ScoringFault(description: "\(path): found \(label), which is no label of a series")
      }
      claims.append(Claim(id: id, phrase: phrase, words: words, series: values))
    }
    return claims
  }
}
