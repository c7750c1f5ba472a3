import ChartTestSupport
import Testing

// @testable: an executable has no other door.
@testable import Scoring

struct ChangePointMarksTests {
  private let marks = ChangePointMarks(people: [[40], [42, 80], []], count: 100)

  // By hand: found {0, 41}; all marks {0, 40, 42, 80}, of which 0 and one of 40 and 42 are hit:
  // precision 2/2. Recall: 2/2, 2/3, 1/1, in the mean 8/9.
  @Test func `agreement counts one change for each mark within five values`() {
    #expect(isClose(marks.agreement(with: [41]), 2 * (8.0 / 9) / (1 + 8.0 / 9)))
    #expect(marks.agreement(with: [46]) < marks.agreement(with: [45]))
    #expect(marks.agreement(with: [41, 41]) == marks.agreement(with: [41]))
  }

  // By hand, of one stretch: the best shares are 40, 100 · (42, 38 and 20 of 100) and 100.
  @Test func `covering takes the best stretch for each of a person's stretches`() {
    let first = 0.4 * 0.4 + 0.6 * 0.6
    let second = 0.42 * 0.42 + 0.38 * 0.38 + 0.2 * 0.2
    #expect(isClose(marks.covering(by: []), (first + second + 1) / 3))
    #expect(ChangePointMarks(people: [[40]], count: 100).covering(by: [40]) == 1)
  }
}
