import ChartStatistics
import Testing

struct SortOrderTests {
  @Test(
    arguments: [
      ([1, 2, 2, 3], SortOrder.ascending), ([3, .nan, 2, 2], .descending), ([1, 3, 2], .mixed),
      ([4, 4, .infinity, 4], .constant), ([], nil), ([1, .nan], nil),
    ] as [([Double], SortOrder?)]
  )
  func `a column's order is that of its finite values`(values: [Double], order: SortOrder?) {
    #expect(SortOrder(of: values) == order)
  }
}
