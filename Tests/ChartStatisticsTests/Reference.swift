import ChartTestSupport
import Foundation
import Testing

/// The answers of independent judges; Fixtures/make_reference.py names them and makes the file.
struct Reference: Decodable {
  struct Moments: Decodable {
    let total: Double
    let mean: Double
    let sd: Double
  }

  struct Series: Decodable, CustomTestStringConvertible, Sendable {
    struct MannKendall: Decodable, Sendable {
      let s: Int
      let variance: Double
      let z: Double
      let p: Double
    }

    let name: String
    let x: [Double]
    let y: [Double]
    let total: Double
    let mean: Double
    let sd: Double
    let quantiles: [Double]
    let tau: Double
    let slope: Double
    let intercept: Double
    let low: Double
    let high: Double
    let pearson: [Double]
    let spearman: [Double]?
    let inflation: Double
    let ranks: [Double]
    let mannKendall: MannKendall?
    let exact: Double?
    let asymptotic: Double?

    var testDescription: String { name }
  }

  let nist: [String: Moments]
  let student: [[Double]]
  let normal: [[Double]]
  let series: [Series]

  static let shared: Result<Reference, any Error> = Result {
    let path = "Tests/ChartStatisticsTests/Fixtures/reference.json"
    let data = try Data(contentsOf: packageRoot.appending(path: path))
    return try JSONDecoder().decode(Reference.self, from: data)
  }

  /// Every series, or none if the file cannot be read, which `ReferenceTests` reports.
  static var allSeries: [Series] { (try? shared.get().series) ?? [] }
}

struct ReferenceTests {
  @Test func `the reference answers can be read`() throws {
    #expect(try Reference.shared.get().series.count > 20)
  }
}
