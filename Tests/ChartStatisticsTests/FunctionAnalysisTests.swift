import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// Functions over intervals, against closed forms and SciPy.
struct FunctionAnalysisTests {
  private typealias Function = @Sendable (Double) -> Double

  private static let functions: [String: Function] = [
    "square-less-two": { $0 * $0 - 2 },
    "cubic": { $0 * $0 * $0 - $0 },
    "quintic": { pow($0, 5) - 5 * pow($0, 3) + 4 * $0 + 0.5 },
    "reciprocal": { 1 / $0 },
    "shifted-reciprocal": { 1 / ($0 - 0.3331) },
    "tangent": { tan($0) },
    "root": { sqrt($0) },
    "logarithm": { log($0) },
    "sine": { sin($0) },
    "exponential": { exp($0) },
    "sine-by-itself": { sin($0) / $0 },
    "damped": { exp(-$0 / 4) * cos(3 * $0) },
    "bell": { exp(-pow($0 - 1.234567, 2)) },
    "beat": { sin($0) + 0.7 * sin(2.3 * $0 + 0.4) },
  ]

  struct Fixture: Decodable {
    var functions: [Reading]
  }

  struct Reading: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var from: Double
    var to: Double
    var zeros: [Double]
    var peaks: [Double]
    var troughs: [Double]
    var testDescription: String { name }
  }

  /// Source: Fixtures/make_functions.py, with the versions of SciPy and NumPy in the file.
  private static let readings: [Reading] = {
    let file = packageRoot.appending(path: "Tests/ChartStatisticsTests/Fixtures/functions.json")
    let fixture = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Fixture.self, from: $0)
    }
    return fixture?.functions ?? []
  }()

  @Test func `the fixture is there`() {
    #expect(Self.readings.count == Self.functions.count)
  }

  @Test(arguments: readings)
  func `zeros and turns are those that SciPy finds`(_ reading: Reading) throws {
    let function = try #require(Self.functions[reading.name])
    let found = FunctionAnalysis(of: function, over: reading.from...reading.to)
    // A zero is as near as a double comes; the places of SciPy's minima to about the root of that.
    Self.expect(found.zeros, reading.zeros, within: 1e-9)
    Self.expect(found.turns.filter(\.isPeak).map(\.place), reading.peaks, within: 2e-7)
    Self.expect(found.turns.filter { !$0.isPeak }.map(\.place), reading.troughs, within: 2e-7)
  }

  private static func expect(_ found: [Double], _ wanted: [Double], within tolerance: Double) {
    #expect(found.count == wanted.count, "\(found) instead of \(wanted)")
    for (one, other) in zip(found, wanted) {
      #expect(isClose(one, other, relative: tolerance, absolute: tolerance))
    }
  }

  private static func ends(_ stretches: [FunctionAnalysis.Stretch]) -> [[Double]] {
    stretches.map { [$0.from, $0.to] }
  }

  @Test func `sine of x by x has a hole at zero, and mirrors itself`() throws {
    let found = FunctionAnalysis(of: { sin($0) / $0 }, over: -10...10)
    let hole = try #require(found.breaks.first)
    #expect(found.breaks.count == 1 && hole.place == 0 && hole.hole == 1)
    Self.expect(found.zeros, [-3, -2, -1, 1, 2, 3].map { $0 * .pi }, within: 1e-12)
    // The least root of tan x = x.
    let lowest = try #require(found.lowest)
    Self.expect(lowest.places, [-4.493409457909064, 4.493409457909064], within: 1e-9)
    #expect(isClose(lowest.value, -0.217233628211222, absolute: 1e-14))
    #expect(lowest.isReached)
    let highest = try #require(found.highest)
    #expect(highest.value == 1 && highest.places == [0] && !highest.isReached)
    #expect(found.symmetry == .even)
    #expect(found.limitBelow == 0 && found.limitAbove == 0)
    #expect(found.period == nil)
  }

  @Test func `values that stand alone are no part of the graph`() throws {
    // Below zero, x to the power of x has values at whole numbers alone.
    let found = FunctionAnalysis(of: { pow($0, $0) }, over: -10...10)
    let undefined = try #require(found.undefined.first)
    #expect(found.undefined.count == 1 && undefined.from == -10)
    #expect(abs(undefined.to) < 1e-9)
    let lowest = try #require(found.lowest)
    #expect(isClose(lowest.value, exp(-exp(-1.0))))
    Self.expect(lowest.places, [exp(-1.0)], within: 1e-7)
    #expect(found.highest?.value == 1e10)
    #expect(found.runs.map(\.direction) == [.falls, .rises])
    #expect(found.limitBelow == nil)
  }

  @Test func `a reciprocal has a pole where it changes its sign`() throws {
    let found = FunctionAnalysis(of: { 1 / $0 }, over: -5...5)
    let pole = try #require(found.breaks.first)
    #expect(found.breaks.count == 1 && pole.place == 0)
    #expect(pole.below == .falls && pole.above == .rises && pole.isPole)
    #expect(found.lowest == nil && found.highest == nil && found.zeros.isEmpty)
    #expect(found.symmetry == .odd && found.limitAbove == 0 && found.limitBelow == 0)
    #expect(found.runs.map(\.direction) == [.falls, .falls])
    #expect(found.runs.map(\.from) == [-5, 0] && found.runs.map(\.to) == [0, 5])
  }

  @Test(arguments: [0.0, 1, 0.3331, -1.7320508])
  func `a pole is found wherever it lies, with one sign or two`(place: Double) throws {
    for power in [1.0, 2, 3] {
      let found = FunctionAnalysis(
        of: { 1 / pow($0 - place, power) },
        over: -3...3
      )
      try #require(found.breaks.count == 1, "\(power)")
      #expect(isClose(found.breaks[0].place, place, absolute: 1e-6))
      #expect(found.breaks[0].above == .rises)
      #expect(found.breaks[0].below == (power == 2 ? .rises : .falls))
      #expect(found.zeros.isEmpty && found.turns.isEmpty)
    }
  }

  @Test func `a tangent repeats every pi, with poles half way between its zeros`() throws {
    let found = FunctionAnalysis(of: { tan($0) }, over: -6...6)
    Self.expect(found.breaks.map(\.place), [-1.5, -0.5, 0.5, 1.5].map { $0 * .pi }, within: 1e-9)
    #expect(found.breaks.allSatisfy { $0.below == .rises && $0.above == .falls })
    Self.expect(found.zeros, [-.pi, 0, .pi], within: 1e-12)
    #expect(isClose(try #require(found.period), .pi, relative: 1e-6))
    #expect(found.symmetry == .odd && found.runs.allSatisfy { $0.direction == .rises })
  }

  @Test func `a sine repeats every two pi and reaches one and minus one`() throws {
    let found = FunctionAnalysis(of: { sin($0) }, over: -10...10)
    #expect(isClose(try #require(found.period), 2 * .pi, relative: 1e-9))
    #expect(found.symmetry == .odd && found.breaks.isEmpty)
    let highest = try #require(found.highest)
    #expect(highest.value == 1)
    Self.expect(highest.places, [-1.5 * .pi, 0.5 * .pi, 2.5 * .pi], within: 1e-9)
    #expect(found.limitAbove == nil)
    // A sine of three quarters of its way has not repeated.
    #expect(FunctionAnalysis(of: { sin($0) }, over: 0...9).period == nil)
  }

  @Test func `roots and logarithms begin where they are defined`() throws {
    let root = FunctionAnalysis(of: { sqrt($0) }, over: -4...9)
    #expect(Self.ends(root.undefined) == [[-4, 0]])
    #expect(root.lowest?.value == 0 && root.lowest?.places == [0] && root.lowest?.isReached == true)
    #expect(
      root.highest?.value == 3 && root.highest?.places == [9] && root.highest?.isReached == true
    )
    #expect(root.zeros == [0] && root.breaks.isEmpty)
    #expect(
      root.runs.map(\.direction) == [.rises] && root.runs[0].from == 0 && root.runs[0].to == 9
    )

    let shifted = FunctionAnalysis(of: { sqrt($0 - 0.123456789) }, over: -1...1)
    #expect(isClose(shifted.undefined[0].to, 0.123456789, relative: 1e-12))

    let logarithm = FunctionAnalysis(of: { log($0) }, over: -2...9)
    #expect(Self.ends(logarithm.undefined) == [[-2, 0]])
    #expect(logarithm.breaks.first?.above == .falls && logarithm.breaks.first?.place == 0)
    #expect(logarithm.lowest == nil && logarithm.zeros == [1])
  }

  @Test func `a constant is that and nothing else`() {
    for value in [0.0, 3, -1e-9, 1e300] {
      let found = FunctionAnalysis(of: { _ in value }, over: -2...5)
      #expect(found.constant == value)
      #expect(found.zeros.isEmpty && found.turns.isEmpty && found.period == nil)
      #expect(found.symmetry == nil && found.limitAbove == nil)
      #expect(found.lowest?.value == value && found.highest?.value == value)
      #expect(found.runs.map(\.direction) == [.level])
    }
  }

  @Test func `a square touches zero, an exponential never does`() {
    let square = FunctionAnalysis(of: { $0 * $0 }, over: -3...3)
    #expect(square.zeros == [0] && square.symmetry == .even)
    #expect(square.turns.map(\.place) == [0] && square.turns.first?.isPeak == false)
    #expect(square.runs.map(\.direction) == [.falls, .rises])
    #expect(square.highest?.places == [-3, 3])
    let shifted = FunctionAnalysis(of: { ($0 - 0.12345) * ($0 - 0.12345) }, over: -3...3)
    Self.expect(shifted.zeros, [0.12345], within: 1e-9)
    let growth = FunctionAnalysis(of: { exp($0) }, over: -3...3)
    #expect(growth.zeros.isEmpty && growth.turns.isEmpty && growth.symmetry == nil)
    #expect(growth.limitBelow == 0 && growth.limitAbove == nil)
    #expect(
      growth.runs.map(\.direction) == [.rises] && growth.runs[0].from == -3
        && growth.runs[0].to == 3
    )
  }

  @Test func `a jump has two limits, a nowhere defined function nothing`() throws {
    let step = FunctionAnalysis(of: { $0 < 0.2345 ? -1 : 2 }, over: -1...1)
    try #require(step.breaks.count == 1)
    #expect(isClose(step.breaks[0].place, 0.2345, absolute: 1e-12))
    #expect(step.breaks[0].below == .value(-1) && step.breaks[0].above == .value(2))
    #expect(step.zeros.isEmpty)
    let nothing = FunctionAnalysis(of: { sqrt(-1 - $0 * $0) }, over: -1...1)
    #expect(Self.ends(nothing.undefined) == [[-1, 1]])
    #expect(nothing.lowest == nil && nothing.highest == nil && nothing.runs.isEmpty)
    #expect(nothing.constant == nil && nothing.symmetry == nil)
  }

  @Test(arguments: [1e-9, 1e-3, 1, 1e6, 1e12])
  func `units change numbers alone`(unit: Double) throws {
    let found = FunctionAnalysis(
      of: { sin($0 / unit) * unit / $0 * 1e3 },
      over: (-10 * unit)...(10 * unit)
    )
    #expect(found.breaks.map(\.place) == [0])
    #expect(isClose(try #require(found.breaks[0].hole), 1e3, relative: 1e-9))
    Self.expect(
      found.zeros.map { $0 / unit },
      [-3, -2, -1, 1, 2, 3].map { $0 * .pi },
      within: 1e-9
    )
    #expect(found.turns.count == 5 || found.turns.count == 4, "\(found.turns)")
    #expect(found.symmetry == .even)
  }

  @Test func `what grows out of all numbers on one side of a break grows without limit`() throws {
    let found = FunctionAnalysis(of: { exp(1 / $0) }, over: -10...10)
    let pole = try #require(found.breaks.first { $0.place == 0 })
    #expect(pole.above == .rises && pole.below == .value(0))
    #expect(found.highest == nil && found.lowest?.isReached == false && found.lowest?.value == 0)
    #expect(found.limitAbove == 1 && found.limitBelow == 1)
  }

  @Test func `the value of a limit at infinity is told, whatever it is`() {
    let found = FunctionAnalysis(of: { (3 * $0 + 1) / ($0 - 2) }, over: -10...10)
    #expect(found.limitBelow == 3 && found.limitAbove == 3)
    #expect(found.breaks.map(\.place) == [2])
  }
}
