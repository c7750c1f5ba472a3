import ChartStatistics
import ChartTestSupport
import Testing

struct PlacesApartTests {
  /// A line, a curve and a step, each of 40 values with the same small waves.
  private static let courses: [[Double]] = [
    course { 3 * Double($0) }, course { Double($0 * $0) / 10 }, course { $0 < 20 ? 0 : 100 },
  ]

  private static func course(_ level: (Int) -> Double) -> [Double] {
    let waves = [0, 1, -1, 0.5, -0.5]
    return (0..<40).map { level($0) + waves[$0 % 5] }
  }

  @Test(arguments: courses)
  func `one wild value lies apart, whatever the course`(course: [Double]) {
    var values = course
    values[11] += 90
    #expect(placesApart(in: values) == [11])
  }

  @Test(arguments: courses)
  func `no value lies apart from its own course`(course: [Double]) {
    #expect(placesApart(in: course).isEmpty)
  }

  @Test func `the ends are not judged, and gaps are no neighbours`() {
    var values = Self.courses[0]
    values[0] = -200
    values[10] = .nan
    values[12] = .nan
    values[11] += 200
    #expect(placesApart(in: values) == [11])
    #expect(placesApart(in: []).isEmpty && placesApart(in: [1, .nan, 9]).isEmpty)
  }
}
