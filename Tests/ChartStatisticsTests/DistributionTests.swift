import ChartStatistics
import ChartTestSupport
import Testing

struct DistributionTests {
  @Test func `Student's tails agree with forty-digit arithmetic`() throws {
    let table = try Reference.shared.get().student
    #expect(table.count > 60)
    for row in table {
      let found = studentTwoSidedProbability(row[0], degrees: row[1])
      #expect(isClose(found, row[2], relative: 5e-13, absolute: 0), "t \(row[0]), ν \(row[1])")
      #expect(studentTwoSidedProbability(-row[0], degrees: row[1]) == found)
    }
  }

  @Test func `normal tails agree with forty-digit arithmetic`() throws {
    for row in try Reference.shared.get().normal {
      #expect(isClose(normalTwoSidedProbability(row[0]), row[1], relative: 1e-14, absolute: 0))
      let below = normalProbability(upTo: -row[0])
      #expect(isClose(below, row[1] / 2, relative: 1e-14, absolute: 0))
      #expect(isClose(normalProbability(upTo: row[0]), 1 - row[1] / 2, relative: 1e-15))
    }
  }

  @Test func `nothing lies beyond infinity and everything beyond zero`() {
    #expect(studentTwoSidedProbability(.infinity, degrees: 3) == 0)
    #expect(studentTwoSidedProbability(1e200, degrees: 3) == 0)
    #expect(studentTwoSidedProbability(0, degrees: 3) == 1)
    #expect(normalTwoSidedProbability(0) == 1)
  }
}
