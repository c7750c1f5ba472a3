import ChartStatistics
import ChartTestSupport
import Testing

struct AssociationFindingTests {
  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence))
  )
  func `Anscombe's four sets, equal by their sums, are each something else`() throws {
    let table = try CorpusColumns.read("stats/known/anscombe.csv")
    let sets = try (1...4).map { number in
      try #require(
        AssociationFinding(x: table["x\(number)"] ?? [], y: table["y\(number)"] ?? [])
      )
    }
    #expect(sets.map(\.strength) == [.strong, .moderate, .strong, .none])
    #expect(sets.map { $0.bend != nil } == [false, true, false, false])
    #expect(sets.map(\.offLine) == [[], [], [2], []])
    #expect(sets.map(\.apart) == [[], [], [], [7]])
    #expect(sets.map { $0.carrier?.position } == [nil, nil, nil, 7])
    #expect(sets[3].carrier?.without == nil)
  }

  // The months July 2021 to June 2022 of the pancake sales: average, lowest and highest day.
  private let average: [Double] = [127, 130, 131, 136, 134, 129, 136, 134, 140, 136, 147, 170]
  private let lowest: [Double] = [95, 96, 101, 96, 104, 96, 96, 98, 104, 93, 104, 120]
  private let highest: [Double] = [194, 189, 184, 193, 202, 190, 203, 200, 218, 221, 242, 250]

  @Test func `average and highest day go together, more steeply without June`() throws {
    let found = try #require(AssociationFinding(x: average, y: highest))
    #expect(found.strength == .strong && found.carrier == nil)
    #expect(isClose(found.spearman.coefficient, 0.82, absolute: 0.005))
    #expect(isClose(try #require(found.slope).slope, 1.9, absolute: 0.05))
    #expect(found.apart == [11])
    #expect(isClose(try #require(found.slopeWithoutApart), 2.5, absolute: 0.05))
  }

  @Test func `lowest and highest day only seem to go together, by June`() throws {
    let found = try #require(AssociationFinding(x: lowest, y: highest))
    #expect(found.strength == .none)
    #expect(isClose(found.spearman.coefficient, 0.38, absolute: 0.005))
    #expect(isClose(found.spearman.pValue, 0.22, absolute: 0.005))
    let carrier = try #require(found.carrier)
    #expect(carrier.position == 11 && carrier.method == .pearson)
    #expect(isClose(carrier.with, 0.70, absolute: 0.005))
    #expect(isClose(try #require(carrier.without), 0.386, absolute: 0.001))
  }

  @Test func `a square term and its turn are those of statsmodels`() throws {
    for expected in try ShapeReference.shared.get().bends {
      let bend = try #require(AssociationFinding(x: expected.x, y: expected.y)?.bend)
      #expect(isClose(bend.turn, expected.turn, relative: 1e-8))
      #expect(isClose(bend.explained, expected.explained, relative: 1e-10))
      #expect(isClose(bend.pValue, expected.p, relative: 1e-3, absolute: 1e-20))
    }
  }

  @Test func `positions count the missing`() throws {
    let x = [.nan] + (0..<10).map(Double.init) + [40]
    let y = [1] + (0..<10).map { Double($0 % 3) } + [90]
    #expect(try #require(AssociationFinding(x: x, y: y)).apart == [11])
  }

  @Test func `an exact line has no point off it, and rounding makes none`() throws {
    let x = (0..<40).map { 0.1 * Double($0) }
    let found = try #require(AssociationFinding(x: x, y: x.map { 0.3 * $0 + 0.7 }))
    #expect(found.offLine.isEmpty && found.apart.isEmpty && found.bend == nil)
    #expect(found.strength == .strong)
    let places = (0..<12).map(Double.init)
    let nearly = places.map { $0 == 7 ? $0.nextUp : $0 }
    #expect(try #require(AssociationFinding(x: places, y: nearly)).offLine.isEmpty)
    let off = places.map { $0 == 7 ? 7.5 : $0 }
    #expect(try #require(AssociationFinding(x: places, y: off)).offLine == [7])
  }

  // Three standard errors of 1,000 draws at 5 % are 2.1 points.
  @Test(arguments: [12, 30, 100])
  func `of noise an association, a bend and points apart are each said at most once in twenty`(
    count: Int
  ) {
    var random = SeededGenerator(seed: 40 &+ UInt64(count))
    var hits = (claims: 0, carried: 0, bends: 0, apart: 0, off: 0)
    for _ in 0..<1_000 {
      let x = (0..<count).map { _ in Noise.normal(&random) }
      let y = (0..<count).map { _ in Noise.normal(&random) }
      guard let found = AssociationFinding(x: x, y: y) else { continue }
      hits.claims += found.strength == .none ? 0 : 1
      hits.carried += found.carrier == nil ? 0 : 1
      hits.bends += found.bend == nil ? 0 : 1
      hits.apart += found.apart.isEmpty ? 0 : 1
      hits.off += found.offLine.isEmpty ? 0 : 1
    }
    for rate in [hits.claims, hits.carried, hits.bends, hits.apart, hits.off] {
      #expect(rate <= 71, "\(hits)")
    }
  }

  @Test func `a separation is that of SciPy's Mann-Whitney test`() throws {
    for expected in try ShapeReference.shared.get().separations {
      let found = try #require(Separation(of: expected.first, over: expected.second))
      #expect(isClose(found.probability, expected.probability, relative: 1e-12))
      #expect(isClose(found.pValue, expected.p, relative: 1e-9, absolute: 1e-14))
    }
    #expect(Separation(of: [], over: [1]) == nil)
  }

  @Test func `two bands beside each other are apart in the plane and on neither axis`() throws {
    let places = (0..<30).map(Double.init)
    let separation = try #require(
      Separation.inPlane((places, places.map { $0 + 3 }), (places, places))
    )
    #expect(separation.probability == 1)
    #expect(try #require(Separation(of: places.map { $0 + 3 }, over: places)).probability < 0.65)
  }
}
