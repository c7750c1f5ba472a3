import ChartScales
import ChartTestSupport
import Foundation
import Testing

/// The d3-scale expectations of the corpus.
struct Oracle: Decodable {
  struct Ticks: Decodable, Sendable, CustomTestStringConvertible {
    let domain: [Double]
    let count: Int
    let expected: [Double]

    var interval: Interval { Interval(domain.first ?? .nan, domain.last ?? .nan) }
    var testDescription: String { "\(domain) by \(count)" }
  }

  struct Format: Decodable, Sendable, CustomTestStringConvertible {
    let start: Double
    let stop: Double
    let count: Int
    let spec: String?
    let value: Double
    let expected: String

    var testDescription: String { "\(value) in \(start)...\(stop) by \(count) as \(spec ?? "-")" }
  }

  let linearTicks: [Ticks]
  let linearNice: [Ticks]
  let logTicks: [Ticks]
  let tickFormat: [Format]

  static func read() throws -> Oracle {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Oracle.self, from: Corpus.data("oracles/d3-scale.json"))
  }
}
