#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A function of one number, read from text such as `sin(x)/x`.
///
/// Numbers, `x`, `pi` or `π`, `e`, the signs `+ - * / ^`, brackets, and the functions `sin`, `cos`, `tan`,
/// `exp`, `ln`, `log` (to base 10), `sqrt` and `abs`, all in either case. `^` binds closest and to the
/// right, so that `-x^2` is `-(x^2)`; a sign of multiplication may be left out after a number or a
/// bracket: `2x`, `3(x+1)`. Angles are in radians.
public struct FunctionFormula: Sendable, Equatable, Codable {
  /// The text as it was given, without space around it.
  public let text: String

  private let root: Node

  /// Reads a formula.
  ///
  /// Throws ``FunctionFormulaError`` at the first place that cannot be read; a text of more than
  /// ``FunctionFormulaError/mostCharacters`` characters or deeper brackets than ``FunctionFormulaError/deepest`` is refused.
  public init(_ text: String) throws(FunctionFormulaError) {
    var reader = FunctionFormulaReader(text)
    root = try reader.formula()
    self.text = reader.trimmed
  }

  /// The function's value; `NaN` or infinite where it has none.
  public func value(at x: Double) -> Double { root.value(at: x) }

  /// One operation of a formula.
  indirect enum Node: Sendable, Equatable, Codable {
    case number(Double)
    case variable
    case negative(Node)
    case sum(Node, Node)
    case difference(Node, Node)
    case product(Node, Node)
    case quotient(Node, Node)
    case power(Node, Node)
    case call(Function, Node)

    func value(at x: Double) -> Double {
      switch self {
      case .number(let number): number
      case .variable: x
      case .negative(let node): -node.value(at: x)
      case .sum(let left, let right): left.value(at: x) + right.value(at: x)
      case .difference(let left, let right): left.value(at: x) - right.value(at: x)
      case .product(let left, let right): left.value(at: x) * right.value(at: x)
      case .quotient(let left, let right): left.value(at: x) / right.value(at: x)
      case .power(let base, let exponent): pow(base.value(at: x), exponent.value(at: x))
      case .call(let function, let node): function.value(at: node.value(at: x))
      }
    }
  }

  /// The functions that a formula may use.
  enum Function: String, Sendable, Equatable, Codable, CaseIterable {
    case sin
    case cos
    case tan
    case exp
    case ln
    case log
    case sqrt
    case abs

    func value(at number: Double) -> Double { valueOf(self, number) }
  }
}

/// Outside of the type, whose cases hide the C library's names.
private func valueOf(_ function: FunctionFormula.Function, _ number: Double) -> Double {
  switch function {
  case .sin: sin(number)
  case .cos: cos(number)
  case .tan: tan(number)
  case .exp: exp(number)
  case .ln: log(number)
  case .log: log10(number)
  case .sqrt: number.squareRoot()
  case .abs: number.magnitude
  }
}
