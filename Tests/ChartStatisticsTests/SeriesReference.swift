import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// The answers of independent judges about series in time; Fixtures/make_series.py names them and
/// makes the file.
struct SeriesReference: Decodable {
  struct Seasonal: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let period: Int
    let contrast: [Int32]
    let s: Int
    let variance: Double
    let z: Double
    let p: Double
    let slope: Double
    let acf: [Double]
    let strength: Double?
    let effects: [Double]?
    let kruskal: Double?
    let kruskalP: Double?
    let mannWhitneyP: Double?
    let scores: [Double]?
    private let values: [Double?]

    var testDescription: String { name }

    var y: [Double] { values.map { $0 ?? .nan } }

    var x: [Double] { values.indices.map(Double.init) }

    var seasons: Seasons { Seasons(count: values.count, period: period, contrast: contrast) }
  }

  struct Changes: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let values: [Double]
    let penalty: Double?
    let least: Int
    let changes: [Int]

    var testDescription: String { name }
  }

  let chiSquare: [[Double]]
  let seasonal: [Seasonal]
  let changes: [Changes]

  static let shared: Result<SeriesReference, any Error> = Result {
    let path = "Tests/ChartStatisticsTests/Fixtures/series.json"
    let data = try Data(contentsOf: packageRoot.appending(path: path))
    return try JSONDecoder().decode(SeriesReference.self, from: data)
  }

  /// Every series with seasons, or none if the file cannot be read, which a test reports.
  static var allSeasonal: [Seasonal] { (try? shared.get().seasonal) ?? [] }

  /// Every series with changes, or none.
  static var allChanges: [Changes] { (try? shared.get().changes) ?? [] }
}

struct SeriesReferenceTests {
  @Test func `the answers about series in time can be read`() throws {
    let reference = try SeriesReference.shared.get()
    #expect(reference.seasonal.count >= 8 && reference.changes.count >= 18)
  }
}

/// The daily sales of Apple's chart sample, May 8 to June 6, 2022, a Sunday first.
enum DailyPancakes {
  static let y: [Double] = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152,
    148, 240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
  ]

  static let x = y.indices.map(Double.init)

  /// Monday is 0; Saturday and Sunday are apart.
  static let seasons = Seasons(count: y.count, period: 7, first: 6, contrast: [5, 6])
}
