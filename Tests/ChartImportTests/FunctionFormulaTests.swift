import ChartImport
import ChartTestSupport
import Foundation
import Testing

/// Formulas as text.
struct FunctionFormulaTests {
  /// Values by hand or by the C library's own functions.
  @Test(
    arguments: [
      ("1+2*3", 0, 7), ("(1+2)*3", 0, 9), ("2^3^2", 0, 512), ("-x^2", 3, -9), ("(-x)^2", 3, 9),
      ("8/4/2", 0, 1), ("8-4-2", 0, 2), ("2x", 4, 8), ("3(x+1)", 1, 6), ("(x+1)(x-1)", 3, 8),
      ("2pi", 0, 2 * Double.pi), ("2e", 0, 2 * M_E), ("2e3", 0, 2000), ("1.5E-2x", 2, 0.03),
      ("--x", 2, 2), ("+x", 2, 2), ("2^-1", 0, 0.5), ("x^-x", 2, 0.25), ("1/2x", 4, 2),
      ("sin(x)/x", 2, sin(2) / 2), ("SIN(X)", 1, sin(1)), ("cos(pi)", 0, -1), ("tan(x)", 1, tan(1)),
      ("exp(ln(x))", 5, 5), ("log(1000)", 0, 3), ("sqrt(x)", 16, 4), ("abs(x)", -3, 3),
      ("ln(x)", M_E, 1), (" x − 1 · 2 ", 5, 3), ("6÷3×2", 0, 4), (".5x", 2, 1), ("π", 0, .pi),
    ] as [(String, Double, Double)]
  )
  func `signs bind as in mathematics`(text: String, x: Double, value: Double) throws {
    #expect(isClose(try FunctionFormula(text).value(at: x), value))
  }

  @Test(
    arguments: [
      ("", .empty, 1), ("  ", .empty, 1), ("2+", .endsEarly, 3), ("2+*3", .unexpected("*"), 3),
      ("sin x", .missingArgument("sin"), 1), ("y+1", .unknownName("y"), 1),
      ("1+foo(x)", .unknownName("foo"), 3), ("(x+1", .unclosedBracket, 1),
      ("x)", .unexpected(")"), 2),
      ("1.2.3", .badNumber("1.2.3"), 1), (".", .badNumber("."), 1), ("x x", .unexpected("x"), 3),
      ("sin()", .unexpected(")"), 5), ("1,5", .unexpected(","), 2), ("x;rm", .unexpected(";"), 2),
      ("9e999", .badNumber("9e999"), 1),
    ] as [(String, FunctionFormulaError.Problem, Int)]
  )
  func `what cannot be read is told with its place`(
    text: String,
    problem: FunctionFormulaError.Problem,
    column: Int
  ) {
    #expect(throws: FunctionFormulaError(problem: problem, column: column)) {
      try FunctionFormula(text)
    }
  }

  @Test func `depth and length are bounded`() throws {
    let deepest = FunctionFormulaError.deepest
    let nested = { (count: Int) in
      String(repeating: "(", count: count) + "x" + String(repeating: ")", count: count)
    }
    #expect(try FunctionFormula(nested(deepest)).value(at: 2) == 2)
    for text in [nested(deepest + 1), String(repeating: "-", count: 200) + "x"] {
      #expect(throws: FunctionFormulaError.self) { try FunctionFormula(text) }
    }
    let powers = Array(repeating: "x", count: 200).joined(separator: "^")
    #expect(throws: FunctionFormulaError.self) { try FunctionFormula(powers) }
    let long = Array(repeating: "x", count: 500).joined(separator: "+")
    #expect(try FunctionFormula(long).value(at: 1) == 500)
    #expect(throws: FunctionFormulaError(problem: .tooLong, column: 1001)) {
      try FunctionFormula(long + "+x+x")
    }
  }

  @Test func `a description is one sentence with the place`() {
    let error = FunctionFormulaError(problem: .unknownName("q"), column: 5)
    #expect(error.description.hasPrefix("at character 5 of the formula: “q” is unknown"))
    #expect(!error.description.hasSuffix("."))
  }
}
