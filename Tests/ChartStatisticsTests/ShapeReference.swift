import ChartTestSupport
import Foundation
import Testing

/// The answers of independent judges on distributions, pairs and groups; Fixtures/make_shape.py names
/// them and makes the file.
struct ShapeReference: Decodable {
  struct Column: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let values: [Double]
    let quartiles: [Double]
    let limits: [Double]
    let whiskers: [Double]
    let outliers: [Double]
    let width: Double
    let skew: [Double]?
    let dip: [Double]

    var testDescription: String { name }
  }

  struct Bend: Decodable, Sendable {
    let x: [Double]
    let y: [Double]
    let p: Double
    let turn: Double
    let explained: Double
  }

  struct Separated: Decodable, Sendable {
    let first: [Double]
    let second: [Double]
    let probability: Double
    let p: Double
  }

  struct Groups: Decodable, Sendable {
    let x: [Double]
    let y: [Double]
    let labels: [Int]
  }

  let columns: [Column]
  let bends: [Bend]
  let separations: [Separated]
  let groups: Groups

  static let shared: Result<ShapeReference, any Error> = Result {
    let path = "Tests/ChartStatisticsTests/Fixtures/shape.json"
    let data = try Data(contentsOf: packageRoot.appending(path: path))
    return try JSONDecoder().decode(ShapeReference.self, from: data)
  }

  /// Every column, or none if the file cannot be read, which `ShapeReferenceTests` reports.
  static var allColumns: [Column] { (try? shared.get().columns) ?? [] }
}

struct ShapeReferenceTests {
  @Test func `the answers on shapes can be read`() throws {
    #expect(try ShapeReference.shared.get().columns.count > 20)
  }
}
