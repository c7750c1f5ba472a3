import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct StackingTests {
  private func extents(_ amounts: [Double], _ stacking: Stacking) throws -> StackedExtents? {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a", "a"])),
      amounts,
      by: ["p", "q", "r"],
      stacking: stacking
    )
    return try spec.resolved(offset: utc).layers[0].stacked
  }

  @Test func `positive amounts grow up from zero and negative ones down`() throws {
    let stacked = try #require(try extents([3, -2, 4], .standard))
    #expect(stacked.start == [0, 0, 3])
    #expect(stacked.end == [3, -2, 7])
  }

  @Test func `shares are of the sum of magnitudes`() throws {
    let stacked = try #require(try extents([1, 1, 2], .normalized))
    #expect(stacked.end == [0.25, 0.5, 1])
  }

  @Test func `a centred stack lies evenly about zero`() throws {
    let stacked = try #require(try extents([1, 1, 2], .center))
    #expect(stacked.start == [-2, -1, 0])
    #expect(stacked.end == [-1, 0, 2])
  }

  @Test func `a missing amount takes no room and is no zero`() throws {
    let stacked = try #require(try extents([1, .nan, 2], .standard))
    #expect(stacked.start[1].isNaN && stacked.end[1].isNaN)
    #expect(stacked.start[2] == 1)
  }

  @Test func `a zero segment does not move the others`() throws {
    let stacked = try #require(try extents([1, 0, 2], .standard))
    #expect(stacked.end == [1, 1, 3])
  }

  @Test(arguments: [Stacking.grouped, .unstacked])
  func `grouped and unstacked marks keep their own amounts`(stacking: Stacking) throws {
    #expect(try extents([1, 2, 3], stacking) == nil)
  }

  @Test func `the axis fits the stack, not its parts`() throws {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [60, 70],
      by: ["p", "q"]
    )
    let y = try #require(try spec.resolved(offset: utc).y)
    #expect(y.scale.domain.upper >= 130)
  }
}
