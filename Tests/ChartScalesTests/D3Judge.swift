import ChartScales
import ChartTestSupport
import Foundation

/// The contents of a fixture beside the tests.
func fixture<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
  let folder = packageRoot.appending(path: "Tests/ChartScalesTests/Fixtures")
  return try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
}

/// What d3-scale answers for some scales, as `make-d3-judge.py` wrote it down.
struct D3Judge: Decodable {
  struct Ticks: Decodable {
    let type: String
    let base: Double?
    let domain: [Double]
    let count: Int
    let ticks: [Double]
    let nice: [Double]
  }

  struct Positions: Decodable {
    let type: String
    let setting: Double
    let domain: [Double]
    let values: [Double]
    let positions: [Double]
  }

  struct Bands: Decodable {
    let type: String
    let domain: [String]
    let range: [Double]
    let inner: Double
    let outer: Double
    let align: Double
    let bandwidth: Double
    let positions: [Double]
  }

  let ticks: [Ticks]
  let positions: [Positions]
  let bands: [Bands]

  static func read() throws -> D3Judge { try fixture("d3-numbers.json", as: D3Judge.self) }
}

extension Interval {
  /// The interval between the first and the last number of a list.
  init(ends: [Double]) {
    self.init(ends.first ?? .nan, ends.last ?? .nan)
  }
}
