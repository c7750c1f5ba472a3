import ChartModel
import ChartTestSupport
import Foundation

/// What d3-shape answers for stacks and curves, as `make-shape-judge.py` wrote it down.
struct ShapeJudge: Decodable {
  struct Stack: Decodable, Sendable {
    let offset: String

    /// The amounts of each series, one a place.
    let amounts: [[Double]]

    /// Their starts and ends.
    let extents: [[[Double]]]
  }

  struct Drawn: Decodable, Sendable {
    let kind: String
    let tension: Double?
    let isVertical: Bool
    let isArea: Bool

    /// Places, each with x, y and the other edge of an area.
    let points: [[Double]]

    /// The commands, each a letter and its numbers.
    let path: [Command]

    var interpolation: Interpolation? {
      switch kind {
      case "linear": .linear
      case "monotone": .monotone
      case "cardinal": .cardinal(tension: tension ?? 0)
      case "catmull-rom": .catmullRom(alpha: tension ?? 0.5)
      case "step-before": .step(transition: 0)
      case "step": .step(transition: 0.5)
      case "step-after": .step(transition: 1)
      default: nil
      }
    }
  }

  struct Command: Decodable, Sendable, Equatable {
    var letter: String
    var numbers: [Double]

    init(_ letter: String, _ numbers: [Double]) {
      self.letter = letter
      self.numbers = numbers
    }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      letter = try values.decode(String.self)
      numbers = []
      while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
    }
  }

  let stacks: [Stack]
  let curves: [Drawn]

  static func read() throws -> ShapeJudge {
    let file = packageRoot.appending(path: "Tests/ChartModelTests/Fixtures/shape-judge.json")
    return try JSONDecoder().decode(ShapeJudge.self, from: Data(contentsOf: file))
  }
}

extension InterpolatedPath {
  /// The commands as letters and numbers.
  var flat: [ShapeJudge.Command] {
    commands.map { command in
      switch command {
      case .move(let place): ShapeJudge.Command("M", [place.x, place.y])
      case .line(let place): ShapeJudge.Command("L", [place.x, place.y])
      case .curve(let first, let second, let end):
        ShapeJudge.Command("C", [first, second, end].flatMap { [$0.x, $0.y] })
      case .close: ShapeJudge.Command("Z", [])
      }
    }
  }
}
