import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

struct CurveFitTests {
  @Test(arguments: PathReference.allCurves)
  func `curves are those that SciPy fits`(curve: PathReference.Curve) throws {
    let found = try #require(curves(x: curve.x, y: curve.y))
    for fit in found.fits {
      guard let expected = curve.fits[fit.family.rawValue] else { continue }
      #expect(isClose(fit.residualSquares, expected.squares, relative: 1e-7), "\(fit.family)")
      #expect(isClose(fit.rSquared, expected.rSquared, relative: 1e-7), "\(fit.family)")
      #expect(isClose(fit.criterion, expected.criterion, relative: 1e-6), "\(fit.family)")
      // Where the squares are least they hardly change: the parameters hold half the digits.
      let parameters = asJudged(fit, origin: curve.x[0])
      for (value, right) in zip(parameters, expected.parameters) where fit.rSquared > 0.5 {
        #expect(isClose(value, right, relative: 1e-5), "\(fit.family): \(value), \(right)")
      }
    }
    #expect(found.said?.family.rawValue == curve.name)
  }

  @Test func `two families that do about as well are both left unsaid`() throws {
    let found = try #require(
      curves(x: (1...20).map(Double.init), y: (1...20).map { 2 * Double($0) })
    )
    #expect(
      found.fits.filter { $0.rSquared > 0.9999 }.map(\.family).sorted { $0.rawValue < $1.rawValue }
        == [.linear, .power]
    )
    #expect(found.said == nil)
  }

  @Test func `families that need places above zero are left out below it`() throws {
    let x = (0..<20).map(Double.init)
    let found = try #require(curves(x: x, y: x.map { $0 * $0 }))
    #expect(Set(found.fits.map(\.family)) == [.linear, .exponential, .sine])
    let only = try #require(curves(x: x, y: x.map { $0 * $0 }, families: [.linear]))
    #expect(only.fits.map(\.family) == [.linear])
  }

  @Test func `too few or equal values have no curves`() {
    let x = (1...8).map(Double.init)
    #expect(curves(x: Array(x.dropLast()), y: Array(x.dropLast())) == nil)
    #expect(curves(x: x, y: x.map { _ in 4 }) == nil && curves(x: x.map { _ in 4 }, y: x) == nil)
    #expect(curves(x: x, y: x) != nil)
  }

  @Test func `a sine's parameters are its middle, height, period and peak`() throws {
    let x = (0..<40).map { 100 + Double($0) / 2 }
    let y = x.map { 7 + 3 * cos(2 * Double.pi * ($0 - 102) / 6) }
    let said = try #require(curves(x: x, y: y)?.said)
    #expect(said.family == .sine)
    for (value, right) in zip(said.parameters, [7.0, 3, 6, 102]) {
      #expect(isClose(value, right, relative: 1e-6), "\(said.parameters)")
    }
    #expect(isClose(said.value(at: 105, origin: 100), 4, relative: 1e-5))
  }

  @Test func `a long series keeps its curve, and its noise counts`() throws {
    var chance = ChanceSeries(seed: 11)
    let x = (0..<5000).map { Double($0) / 1000 }
    let y = x.map { 2 * exp(0.6 * $0) + chance.normal() }
    let said = try #require(curves(x: x, y: y)?.said)
    #expect(said.family == .exponential)
    #expect(isClose(said.parameters[0], 2, relative: 0.02, absolute: 0))
    #expect(isClose(said.parameters[1], 0.6, relative: 0.01, absolute: 0))
    #expect(isClose(said.residualSquares / 5000, 1, relative: 0.08, absolute: 0))
  }

  @Test(arguments: [8, 12, 30])
  func `no curve is said of white noise`(count: Int) {
    let share = ChanceSeries.share(of: count, runs: 500, seed: 1000) { x, y in
      curves(x: x.map { $0 + 1 }, y: y)?.said != nil
    }
    print("white noise of \(count): a curve in \((share * 1000).rounded() / 10) %")
    #expect(share <= 0.01)
  }

  @Test(arguments: CurveFamily.allCases)
  func `a clean family is said nine times in ten, and no other one`(family: CurveFamily) {
    var others = 0
    let share = ChanceSeries.share(of: 24, runs: 100, seed: 1100) { x, noise in
      let places = x.map { $0 / 2 + 1 }
      let clean = places.map { place in
        switch family {
        case .linear: 3 + 2 * place
        case .exponential: 1.5 * exp(0.3 * place)
        case .logarithmic: 2 + 4 * log(place)
        case .power: 2 * pow(place, 1.7)
        case .sine: 5 + 3 * sin(1.1 * place)
        }
      }
      let height = (clean.max() ?? 0) - (clean.min() ?? 0)
      let said = curves(x: places, y: zip(clean, noise).map { $0 + 0.01 * height * $1 })?.said
      if let said, said.family != family { others += 1 }
      return said?.family == family
    }
    #expect(share >= 0.9, "\(share)")
    #expect(others == 0)
  }

  @Test func `curves do not depend on the unit of y or the order of rows`() throws {
    for curve in PathReference.allCurves {
      let plain = try #require(curves(x: curve.x, y: curve.y))
      let scaled = try #require(curves(x: curve.x, y: curve.y.map { $0 * 1000 }))
      #expect(scaled.said?.family == plain.said?.family)
      #expect(curves(x: curve.x.reversed(), y: curve.y.reversed()) == plain)
    }
  }

  /// The parameters as the judge writes its curves.
  private func asJudged(_ fit: CurveFit, origin: Double) -> [Double] {
    let values = fit.parameters
    switch fit.family {
    case .linear, .logarithmic, .power: return values
    case .exponential: return [values[0] * exp(-values[1] * origin), values[1]]
    case .sine:
      let rate = 2 * Double.pi / values[2]
      return [
        values[0], values[1] * sin(rate * values[3]), values[1] * cos(rate * values[3]), rate,
      ]
    }
  }
}
