import ChartAccessibility
import ChartModel
import ChartTestSupport
import Testing

/// A course is told by what tells it best: levels, legs, or one direction.
struct CourseTests {
  private func kinds(_ amounts: [Double]) throws -> Set<String> {
    let chart = try MinimalChart.daily(amounts).resolved { _ in 0 }
    return Set(AccessibilityTree(of: chart) { _ in 0 }.facts.map(\.kind))
  }

  private let waves: [Double] = (0..<8).flatMap { _ in [0, 1, -1, 0.5, -0.5] }

  @Test func `a stair is told as a step and not as legs`() throws {
    let found = try kinds(waves.enumerated().map { $1 + ($0 < 20 ? 20 : 60) })
    #expect(found.contains("step-with-share") && !found.contains("course"))
  }

  @Test func `a curve is told as legs and not as steps`() throws {
    let found = try kinds(
      waves.enumerated().map { $0 < 20 ? 20 + $1 : 20 + $1 + 4 * Double($0 - 20) }
    )
    #expect(found.contains("course") && found.isDisjoint(with: ["step", "step-with-share"]))
  }

  @Test func `a straight line is a direction alone`() throws {
    let found = try kinds(waves.enumerated().map { $1 + 3 * Double($0) })
    #expect(found.contains("direction"))
    #expect(found.isDisjoint(with: ["course", "step", "step-with-share"]))
  }
}
