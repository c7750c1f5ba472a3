import ChartTestSupport
import Foundation

/// Columns of the corpus' plain tables: commas, a head line, no quoted commas.
enum CorpusColumns {
  /// The columns of a table by name; an empty cell is `NaN`.
  static func read(_ path: String) throws -> [String: [Double]] {
    let text = String(decoding: try Corpus.data(path), as: UTF8.self)
    var lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = lines.removeFirst().map { $0.replacing("\"", with: "") }
    var columns: [String: [Double]] = [:]
    for (place, name) in names.enumerated() {
      columns[name] = lines.map { place < $0.count ? Double($0[place]) ?? .nan : .nan }
    }
    return columns
  }

  /// What the corpus says is right, by set.
  static func expected() throws -> Expected {
    try JSONDecoder().decode(Expected.self, from: Corpus.data("stats/expected.json"))
  }

  struct Expected: Decodable {
    struct Certified: Decodable {
      let file: String
      let type: String
      let mean: String?
      let deviation: String?
      let autocorrelation: String?

      enum CodingKeys: String, CodingKey {
        case file, type, mean
        case deviation = "sd_n_minus_1"
        case autocorrelation = "autocorr_lag1"
      }
    }

    struct Known: Decodable {
      let file: String
      let column: String?
      let x: String?
      let reference: Answers?
      let pairs: [Pair]?
    }

    struct Pair: Decodable {
      let x: String
      let y: String
      let r: Double
    }

    struct Answers: Decodable {
      let n: Int
      let missing: Int
      let min: Double
      let max: Double
      let argmin: Int
      let argmax: Int
      let mean: Double
      let median: Double
      let sd: Double
      let first: Double
      let last: Double
      let slope: Double
      let tau: Double
      let p: Double

      enum CodingKeys: String, CodingKey {
        case n, missing, min, max, argmin, argmax, mean, median, sd, first, last
        case slope = "theil_sen_slope"
        case tau = "kendall_tau"
        case p = "mk_p"
      }
    }

    let certified: [String: Certified]
    let known: [String: Known]
    let slopes: [Slope]

    struct Slope: Decodable {
      let x: [Double]
      let y: [Double]
      let slope: Double
      let intercept: Double

      enum CodingKeys: String, CodingKey {
        case x, y, slope
        case intercept = "intercept_separate"
      }
    }

    enum CodingKeys: String, CodingKey {
      case certified = "nist_certified"
      case known
      case slopes = "theil_sen"
    }
  }
}
