import ChartTestSupport
import Foundation
import Testing

/// The answers of independent judges; Fixtures/make_path.py names them and makes the file.
struct PathReference: Decodable {
  struct Turning: Decodable {
    struct Peak: Decodable {
      let kind: String
      let index: Int
      let left: Int
      let right: Int
      let prominence: Double
    }

    let y: [Double]
    let peaks: [Peak]
  }

  struct Parted: Decodable, CustomTestStringConvertible {
    struct Way: Decodable {
      let ends: [Int]
      let squares: Double
      let criterion: Double
    }

    let name: String
    let x: [Double]
    let y: [Double]
    let ways: [Way]

    var testDescription: String { "\(name), \(y.count) points" }

    /// The number of legs that the rule takes from the judge's criteria.
    var supported: Way? {
      ways.dropFirst().reduce(ways.first) { best, way in
        (best?.criterion ?? 0) - way.criterion >= 10 ? way : best
      }
    }
  }

  struct Neighbours: Decodable {
    let y: [Double]
    let ratio: Double
    let share: Double
  }

  struct Curve: Decodable, CustomTestStringConvertible {
    struct Fit: Decodable {
      let parameters: [Double]
      let squares: Double
      let rSquared: Double
      let criterion: Double
    }

    let name: String
    let x: [Double]
    let y: [Double]
    let fits: [String: Fit]

    var testDescription: String { name }
  }

  let turning: [Turning]
  let parted: [Parted]
  let neighbours: [Neighbours]
  let curves: [Curve]

  static let shared: Result<PathReference, any Error> = Result {
    let path = "Tests/ChartStatisticsTests/Fixtures/path.json"
    let data = try Data(contentsOf: packageRoot.appending(path: path))
    return try JSONDecoder().decode(PathReference.self, from: data)
  }

  /// Every series to part, or none if the file cannot be read, which `PathReferenceTests` reports.
  static var allParted: [Parted] { (try? shared.get().parted) ?? [] }

  /// Every curve, or none if the file cannot be read.
  static var allCurves: [Curve] { (try? shared.get().curves) ?? [] }
}

struct PathReferenceTests {
  @Test func `the judges' answers about paths can be read`() throws {
    let reference = try PathReference.shared.get()
    #expect(reference.parted.count == 12 && reference.curves.count == 5)
    #expect(reference.turning.count == 8 && reference.neighbours.count == 8)
  }
}
