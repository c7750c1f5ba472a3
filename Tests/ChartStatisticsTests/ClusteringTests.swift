import ChartStatistics
import ChartTestSupport
import Testing

struct ClusteringTests {
  @Test func `eruptions fall into the two groups that scikit-learn's means give`() throws {
    let groups = try ShapeReference.shared.get().groups
    let found = try #require(Clustering(x: groups.x, y: groups.y))
    #expect(found.clusters.count == 2)
    for (number, cluster) in found.clusters.enumerated() {
      #expect(cluster.positions.allSatisfy { groups.labels[Int($0)] == number })
    }
    #expect(try #require(found.pValue) < 0.05)
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func `setosa's petals are a group of their own`() throws {
    let table = try CorpusColumns.read("stats/known/iris.csv")
    let found = try #require(
      Clustering(x: table["Petal.Length"] ?? [], y: table["Petal.Width"] ?? [])
    )
    #expect(found.clusters.map(\.positions.count) == [50, 100])
    #expect(found.clusters.first?.positions == (0..<50).map { Int32($0) })
  }

  private enum Cloud: CaseIterable { case round, drawnOut, square, disc }

  private func point(_ cloud: Cloud, _ random: inout SeededGenerator) -> (Double, Double) {
    let (a, b) = (Noise.normal(&random), Noise.normal(&random))
    let even = { (random: inout SeededGenerator) in Double.random(in: -1..<1, using: &random) }
    switch cloud {
    case .round: return (a, b)
    case .drawnOut: return (a, 0.9 * a + 0.3 * b)
    case .square: return (even(&random), even(&random))
    case .disc:
      let (x, y) = (even(&random), even(&random))
      return x * x + y * y <= 1 ? (x, y) : point(cloud, &random)
    }
  }

  // Three standard errors of 600 draws at 5 % are 2.7 points.
  @Test(arguments: [20, 50, 100])
  func `one cloud is one group, nineteen times in twenty`(count: Int) {
    for cloud in Cloud.allCases {
      var random = SeededGenerator(seed: 50 &+ UInt64(count))
      var split = 0
      for _ in 0..<600 {
        let points = (0..<count).map { _ in point(cloud, &random) }
        let found = Clustering(x: points.map(\.0), y: points.map(\.1))
        split += found?.clusters.count == 1 ? 0 : 1
      }
      #expect(split <= 46, "\(cloud) of \(count): \(split)")
    }
  }

  @Test func `three clouds six deviations apart are found nine times in ten`() {
    var random = SeededGenerator(seed: 61)
    var found = 0
    for _ in 0..<200 {
      let points = (0..<100).map { index in
        (
          Noise.normal(&random) + (index % 3 == 1 ? 6 : 0),
          Noise.normal(&random) + (index % 3 == 2 ? 6 : 0)
        )
      }
      found += Clustering(x: points.map(\.0), y: points.map(\.1))?.clusters.count == 3 ? 1 : 0
    }
    #expect(found >= 180, "\(found)")
  }

  @Test func `neither order nor units change the groups`() throws {
    let groups = try ShapeReference.shared.get().groups
    let order = groups.x.indices.reversed()
    let plain = try #require(Clustering(x: groups.x, y: groups.y))
    let turned = try #require(
      Clustering(x: order.map { groups.x[$0] * 1e6 }, y: order.map { groups.y[$0] / 1e3 })
    )
    #expect(turned.clusters.map(\.positions.count) == plain.clusters.map(\.positions.count))
    #expect(
      Set(turned.clusters[0].positions.map { Int32(groups.x.count) - 1 - $0 })
        == Set(plain.clusters[0].positions)
    )
  }

  @Test func `without pairs there are no groups, and equal points are one`() {
    #expect(Clustering(x: [.nan], y: [1]) == nil)
    let same = [Double](repeating: 2, count: 40)
    #expect(Clustering(x: same, y: same)?.clusters.count == 1)
  }
}
