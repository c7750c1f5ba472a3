import ChartModel
import ChartTestSupport
import Testing

struct InterpolatedPathTests {
  private static let all: [Interpolation] = [
    .linear, .monotone, .cardinal(tension: 0), .cardinal(tension: 0.7), .catmullRom(alpha: 0),
    .catmullRom(alpha: 0.5), .catmullRom(alpha: 1), .step(transition: 0), .step(transition: 0.3),
    .step(transition: 0.5), .step(transition: 1),
  ]

  private func places(_ count: Int, _ random: inout SeededGenerator) -> [PathPoint] {
    var x = 0.0
    return (0..<count).map { _ in
      x += Double.random(in: 0.1...3, using: &random)
      return PathPoint(x, Double.random(in: -5...5, using: &random).rounded())
    }
  }

  /// Places along a Bézier curve.
  private func cubic(_ a: PathPoint, _ b: PathPoint, _ c: PathPoint, _ d: PathPoint) -> [PathPoint]
  {
    (0...50).map { step in
      let t = Double(step) / 50
      let s = 1 - t
      let shares = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t]
      return zip(shares, [a, b, c, d]).reduce(PathPoint(0, 0)) {
        PathPoint($0.x + $1.0 * $1.1.x, $0.y + $1.0 * $1.1.y)
      }
    }
  }

  /// Many places along the way of a path without gaps.
  private func walk(_ path: InterpolatedPath) -> [PathPoint] {
    var walked: [PathPoint] = []
    var here = PathPoint(0, 0)
    let blend = { (a: Double, b: Double, t: Double) in a * (1 - t) + b * t }
    for command in path.commands {
      switch command {
      case .move(let place):
        here = place
        walked.append(place)
      case .line(let place):
        walked += (1...50).map {
          let t = Double($0) / 50
          return PathPoint(blend(here.x, place.x, t), blend(here.y, place.y, t))
        }
        here = place
      case .curve(let first, let second, let end):
        walked += cubic(here, first, second, end)
        here = end
      case .close: break
      }
    }
    return walked
  }

  // MARK: The judge

  @Test func `lines and areas are drawn as d3-shape draws them`() throws {
    let judge = try ShapeJudge.read()
    #expect(judge.curves.count > 40)
    for drawn in judge.curves {
      let interpolation = try #require(drawn.interpolation)
      let line = drawn.points.map { PathPoint($0[0], $0[1]) }
      let edge = drawn.points.map { PathPoint($0[0], $0[2]) }
      let path =
        drawn.isArea
        ? InterpolatedPath(from: edge, to: line, interpolation)
        : InterpolatedPath(
          through: line,
          interpolation,
          along: drawn.isVertical ? .vertical : .horizontal
        )
      let flat = path.flat
      try #require(flat.map(\.letter) == drawn.path.map(\.letter), "\(drawn.kind)")
      for (ours, theirs) in zip(flat, drawn.path) {
        // Paths are written with three decimals.
        for (own, other) in zip(ours.numbers, theirs.numbers) {
          #expect(isClose(own, other, relative: 0, absolute: 0.0006), "\(drawn.kind) \(theirs)")
        }
      }
    }
  }

  // MARK: Laws

  @Test(arguments: all)
  func `a path runs through every place`(interpolation: Interpolation) {
    var random = SeededGenerator(seed: 3)
    for count in 1...12 {
      let places = places(count, &random)
      let walked = walk(InterpolatedPath(through: places, interpolation))
      for place in places {
        // A step in the middle of the way passes its places between its corners.
        let gap = walked.map { abs($0.x - place.x) + abs($0.y - place.y) }.min() ?? 99
        #expect(gap < 0.05)
      }
    }
  }

  @Test func `a monotone line never leaves the values at the ends of a step, nor turns within it`()
  {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let places = places(8, &random)
      let path = InterpolatedPath(through: places, .monotone)
      #expect(path.commands.count == places.count)
      for (index, command) in path.commands.dropFirst().enumerated() {
        guard case .curve(let first, let second, let end) = command else { continue }
        let values = cubic(places[index], first, second, end).map(\.y)
        let (low, high) = (
          min(places[index].y, places[index + 1].y), max(places[index].y, places[index + 1].y)
        )
        #expect(values.allSatisfy { $0 >= low - 1e-9 && $0 <= high + 1e-9 })
        let rises = places[index + 1].y >= places[index].y
        for (a, b) in zip(values, values.dropFirst()) {
          #expect(rises ? b >= a - 1e-9 : b <= a + 1e-9)
        }
      }
    }
  }

  @Test func `a cardinal spline of tension 1 is straight`() {
    var random = SeededGenerator(seed: 5)
    let places = places(7, &random)
    for command in InterpolatedPath(through: places, .cardinal(tension: 1)).commands.dropFirst() {
      guard case .curve(_, let second, let end) = command else {
        Issue.record("no curve")
        continue
      }
      #expect(second == end)
    }
  }

  @Test(arguments: all)
  func `a vertical line is the horizontal one with its axes exchanged`(interpolation: Interpolation)
  {
    var random = SeededGenerator(seed: 6)
    let places = places(6, &random)
    let lying = InterpolatedPath(through: places, interpolation).flat
    let upright = InterpolatedPath(
      through: places.map { PathPoint($0.y, $0.x) },
      interpolation,
      along: .vertical
    ).flat
    for (one, other) in zip(lying, upright) {
      let turned = stride(from: 0, to: other.numbers.count, by: 2).flatMap {
        [other.numbers[$0 + 1], other.numbers[$0]]
      }
      #expect(one.letter == other.letter && one.numbers == turned)
    }
  }

  @Test(arguments: all)
  func `a gap ends a line, and a place alone is a move`(interpolation: Interpolation) {
    let places: [PathPoint?] = [
      PathPoint(0, 1), PathPoint(1, 2), nil, PathPoint(3, 1), PathPoint(4, .nan), PathPoint(5, 2),
      PathPoint(6, 3), PathPoint(7, 5),
    ]
    let path = InterpolatedPath(through: places, interpolation)
    let starts = path.commands.filter { if case .move = $0 { true } else { false } }
    #expect(starts == [.move(PathPoint(0, 1)), .move(PathPoint(3, 1)), .move(PathPoint(5, 2))])
    let tail = InterpolatedPath(through: Array(places.suffix(3)), interpolation)
    #expect(Array(path.commands.suffix(tail.commands.count)) == tail.commands)
    #expect(InterpolatedPath(through: [nil, nil], interpolation).commands.isEmpty)
    #expect(InterpolatedPath(through: [], interpolation).commands.isEmpty)
  }

  @Test(arguments: all)
  func `no place that data can have makes a number that is none`(interpolation: Interpolation) {
    let awkward: [[PathPoint]] = [
      [PathPoint(1, 1), PathPoint(1, 1), PathPoint(1, 1)],
      [PathPoint(0, 0), PathPoint(1, 1), PathPoint(1, 5), PathPoint(2, 0)],
      [PathPoint(0, 0), PathPoint(2, 1), PathPoint(1, 2), PathPoint(3, 3)],
      [PathPoint(1, 0), PathPoint(1, 1), PathPoint(1, 2)],
      [PathPoint(0, 0), PathPoint(1, 0), PathPoint(0, 0), PathPoint(1, 0)],
    ]
    for places in awkward {
      for way in [InterpolatedPath.Way.horizontal, .vertical] {
        let line = InterpolatedPath(through: places, interpolation, along: way)
        #expect(line.flat.allSatisfy { $0.numbers.allSatisfy(\.isFinite) })
        let area = InterpolatedPath(
          from: places.map { _ in PathPoint(0, 0) },
          to: places,
          interpolation,
          along: way
        )
        #expect(area.flat.allSatisfy { $0.numbers.allSatisfy(\.isFinite) })
      }
    }
  }

  @Test func `a number that is none leaves a line straight`() {
    let places = [PathPoint(0, 0), PathPoint(1, 4), PathPoint(2, 1)]
    let straight = InterpolatedPath(through: places)
    for way in [
      Interpolation.cardinal(tension: .nan), .catmullRom(alpha: .infinity), .step(transition: .nan),
    ] {
      #expect(InterpolatedPath(through: places, way) == straight)
    }
  }

  @Test(arguments: all)
  func `both edges of an area change at the same places`(interpolation: Interpolation) throws {
    var random = SeededGenerator(seed: 8)
    let upper = places(6, &random)
    let lower = upper.map { PathPoint($0.x, $0.y - 20) }
    let area = InterpolatedPath(from: lower, to: upper, interpolation)
    #expect(area.commands.last == .close)
    let line = InterpolatedPath(through: upper, interpolation).flat
    #expect(Array(area.flat.prefix(line.count)) == line)
    // The lower edge is the upper one moved down, walked backwards.
    let corners = Set(line.map { $0.numbers.suffix(2).map { ($0 * 1e6).rounded() } })
    let below = Set(
      area.flat.dropFirst(line.count).dropLast().map {
        [
          (($0.numbers[$0.numbers.count - 2]) * 1e6).rounded(),
          (($0.numbers[$0.numbers.count - 1] + 20) * 1e6).rounded(),
        ]
      }
    )
    #expect(corners == below)
  }
}
