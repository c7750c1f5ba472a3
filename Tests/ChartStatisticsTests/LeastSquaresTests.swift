import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

struct LeastSquaresTests {
  @Test func `regressions agree with an independent program`() throws {
    let fits = try RegressionReference.shared.get().fits
    #expect(fits.count == 4)
    for fit in fits {
      let found = try #require(
        LeastSquares(columns: fit.columns, y: fit.y, intercept: fit.intercept)
      )
      #expect(agree(found, fit.answers))
      #expect(found.count == fit.y.count)
      #expect(found.degreesOfFreedom == fit.y.count - fit.answers.coefficients.count)
    }
  }

  @Test func `a polynomial through as many points as coefficients leaves nothing`() throws {
    let found = try #require(LeastSquares(x: [0, 1, 2, 3], y: [1, 2, 9, 28], degree: 3))
    #expect(found.coefficients == [1, 0, 0, 1])
    #expect(found.residualSquares == 0 && found.rSquared == 1)
    #expect(found.standardErrors == nil && found.residualDeviation == nil)
  }

  @Test func `what cannot be fitted is nothing`() {
    #expect(LeastSquares(columns: [[1, 2, 3], [2, 4, 6]], y: [1, 2, 4]) == nil)
    let tenths = [1.0, 2, 3, 4, 5].map { $0 * 0.1 }
    #expect(LeastSquares(columns: [tenths, tenths.map { $0 * 3 }], y: [1, 2, 4, 5, 6]) == nil)
    #expect(LeastSquares(columns: [[5, 5, 5]], y: [1, 2, 3]) == nil)
    #expect(LeastSquares(columns: [[1, 2], [3]], y: [1, 2]) == nil)
    #expect(LeastSquares(columns: [], y: [], intercept: false) == nil)
    #expect(LeastSquares(x: [1, 2, 3], y: [1, 2, 3], degree: 0) == nil)
    #expect(LeastSquares(x: [1, 1, 1], y: [1, 2, 3]) == nil)
    #expect(LeastSquares(x: [1, 2], y: [1, 2], degree: 2) == nil)
    #expect(LeastSquares(x: [0, 1, 2], y: [1e300, -1e300, 1e300]) == nil)
  }

  @Test func `rows with a missing number are left out`() throws {
    let whole = LeastSquares(columns: [[1, 2, 4]], y: [3, 5, 8])
    let holed = LeastSquares(columns: [[1, .nan, 2, 9, 4]], y: [3, 1, 5, .infinity, 8])
    #expect(whole != nil && whole == holed)
  }

  @Test func `equal values have an exact fit and no share of squares`() throws {
    let found = try #require(LeastSquares(x: [1, 2, 3], y: [7, 7, 7]))
    #expect(found.coefficients[0] == 7 && abs(found.coefficients[1]) < 1e-28)
    #expect(found.rSquared == nil)
    #expect(found.residualSquares == 0)
  }

  @Test(arguments: [1000, 0.001, 1e9])
  func `coefficients scale with their units`(scale: Double) throws {
    let x = (0..<20).map { Double($0 * $0 % 7) + Double($0) / 8 }
    let y = (0..<20).map { Double($0 * 5 % 11) }
    let plain = try #require(LeastSquares(x: x, y: y, degree: 2))
    let scaled = try #require(LeastSquares(x: x.map { $0 * scale }, y: y, degree: 2))
    for power in 0...2 {
      let expected = plain.coefficients[power] / pow(scale, Double(power))
      #expect(isClose(scaled.coefficients[power], expected, relative: 1e-11, absolute: 0))
    }
  }
}

/// NIST StRD, linear regression: what is certified, and what the numbers as stored hold.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CertifiedRegressionTests {
  // Filip's x are decimals of ten digits. Stored in binary they differ from them by one part in 10¹⁶,
  // which moves its coefficients in the fourteenth digit; so the certified values cannot be asked
  // for more than thirteen, and the exact answer for the stored numbers is asked for fifteen.
  @Test(arguments: [
    ("Norris", 13.0), ("NoInt1", 14), ("Filip", 13), ("Wampler1", 15), ("Wampler3", 14),
    ("Wampler5", 14), ("Longley", 14),
  ])
  func `a regression agrees with its certified values`(set: String, digits: Double) throws {
    let found = try fit(set)
    let certified = try Self.certified(set)
    let agreement = Self.digits(found, certified)
    print("\(set) against NIST's certified values, digits: \(agreement)")
    #expect(agreement.least >= digits)
  }

  @Test(arguments: ["Norris", "NoInt1", "Filip", "Wampler1", "Wampler3", "Wampler5", "Longley"])
  func `a regression agrees with exact arithmetic to fifteen digits`(set: String) throws {
    let exact = try #require(try RegressionReference.shared.get().nist[set])
    let agreement = Self.digits(try fit(set), exact)
    print("\(set) against 150-digit arithmetic, digits: \(agreement)")
    #expect(agreement.least >= 15)
  }

  private func fit(_ set: String) throws -> LeastSquares {
    let folder = set == "Longley" ? "stats/known/longley_statsmodels.csv" : "stats/nist/\(set).csv"
    let columns = try CorpusColumns.read(folder)
    let degrees = ["Norris": 1, "Filip": 10, "Wampler1": 5, "Wampler3": 5, "Wampler5": 5]
    if let degree = degrees[set] {
      let (x, y) = (columns["x"] ?? [], columns["y"] ?? [])
      return try #require(LeastSquares(x: x, y: y, degree: degree))
    }
    let names = ["GNPDEFL", "GNP", "UNEMP", "ARMED", "POP", "YEAR"]
    let design = set == "Longley" ? names : ["x"]
    let found = LeastSquares(
      columns: design.map { columns[$0] ?? [] },
      y: columns[set == "Longley" ? "TOTEMP" : "y"] ?? [],
      intercept: set == "Longley"
    )
    return try #require(found)
  }

  /// The fewest significant digits that coefficients, errors and the rest agree in; 16 at most.
  private static func digits(
    _ found: LeastSquares,
    _ answers: RegressionReference.Answers
  ) -> (coefficients: Double, errors: Double, rSquared: Double, deviation: Double, least: Double) {
    func digits(_ value: Double, _ right: Double) -> Double {
      if value == right { return 16 }
      return min(16, -log10(abs(value - right) / abs(right)))
    }
    let pairs = zip(found.coefficients, answers.coefficients)
    let coefficients = pairs.map(digits).min() ?? 0
    let errors = zip(found.standardErrors ?? [], answers.errors).map(digits).min() ?? 0
    let rSquared = digits(found.rSquared ?? 0, answers.rSquared)
    let deviation = digits(found.residualDeviation ?? 0, answers.deviation)
    let rounded = [coefficients, errors, rSquared, deviation].map { ($0 * 10).rounded() / 10 }
    return (rounded[0], rounded[1], rounded[2], rounded[3], rounded.min() ?? 0)
  }

  private static func certified(_ set: String) throws -> RegressionReference.Answers {
    if set == "Longley" { return longley }
    let expected = try JSONDecoder().decode(
      CertifiedFile.self,
      from: Corpus.data("stats/expected.json")
    )
    let values = try #require(expected.certified[set])
    let order = { (texts: [String: String]) in
      texts.keys.sorted { (Int($0.dropFirst()) ?? 0) < (Int($1.dropFirst()) ?? 0) }
        .compactMap { texts[$0].flatMap(Double.init) }
    }
    return RegressionReference.Answers(
      coefficients: order(values.coefficients ?? [:]),
      errors: order(values.errors ?? [:]),
      rSquared: values.rSquared.flatMap(Double.init) ?? .nan,
      deviation: values.deviation.flatMap(Double.init) ?? .nan
    )
  }

  /// As NIST certifies them (Longley.dat).
  private static let longley = RegressionReference.Answers(
    coefficients: [
      -3_482_258.63459582, 15.0618722713733, -0.358191792925910E-01, -2.02022980381683,
      -1.03322686717359, -0.511041056535807E-01, 1829.15146461355,
    ],
    errors: [
      890420.383607373, 84.9149257747669, 0.334910077722432E-01, 0.488399681651699,
      0.214274163161675, 0.226073200069370, 455.478499142212,
    ],
    rSquared: 0.995479004577296,
    deviation: 304.854073561965
  )

  private struct CertifiedFile: Decodable {
    struct Values: Decodable {
      let coefficients: [String: String]?
      let errors: [String: String]?
      let rSquared: String?
      let deviation: String?

      enum CodingKeys: String, CodingKey {
        case coefficients
        case errors = "stderr"
        case rSquared = "r_squared"
        case deviation = "residual_sd"
      }
    }

    let certified: [String: Values]

    enum CodingKeys: String, CodingKey {
      case certified = "nist_certified"
    }
  }
}

/// The answers of independent judges; Fixtures/make_regression.py names them and makes the file.
struct RegressionReference: Decodable {
  struct Answers: Decodable {
    let coefficients: [Double]
    let errors: [Double]
    let rSquared: Double
    let deviation: Double
  }

  struct Fit: Decodable {
    let columns: [[Double]]
    let y: [Double]
    let intercept: Bool
    let answers: Answers

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      columns = try container.decode([[Double]].self, forKey: .columns)
      y = try container.decode([Double].self, forKey: .y)
      intercept = try container.decode(Bool.self, forKey: .intercept)
      answers = try Answers(from: decoder)
    }

    private enum CodingKeys: String, CodingKey {
      case columns, y, intercept
    }
  }

  let nist: [String: Answers]
  let fits: [Fit]

  static let shared: Result<RegressionReference, any Error> = Result {
    let path = "Tests/ChartStatisticsTests/Fixtures/regression.json"
    let data = try Data(contentsOf: packageRoot.appending(path: path))
    return try JSONDecoder().decode(RegressionReference.self, from: data)
  }
}

private func agree(
  _ found: LeastSquares,
  _ answers: RegressionReference.Answers
) -> Bool {
  let errors = found.standardErrors ?? []
  return found.coefficients.count == answers.coefficients.count
    && zip(found.coefficients, answers.coefficients).allSatisfy { isClose($0, $1) }
    && errors.count == answers.errors.count
    && zip(errors, answers.errors).allSatisfy { isClose($0, $1) }
    && isClose(found.rSquared ?? .nan, answers.rSquared)
    && isClose(found.residualDeviation ?? .nan, answers.deviation)
}
