import ChartAccessibility

/// A formula of ``Evidence/derivations``, read from its text.
///
/// ```
/// comparison = sum [("=" | "<" | ">" | "<=" | ">=") sum]
/// sum        = product {("+" | "-") product}
/// product    = factor {("*" | "/") factor}
/// factor     = "-" factor | number | "(" comparison ")" | name "(" comparison {"," comparison} ")" | column
/// column     = (name | "`" any text, a backquote twice "`") ["[" (marks | number) "]"]
/// ```
///
/// A comparison of columns is a column of 1 and 0, so that `sum(sales = max(sales))` counts ties.
public struct Formula: Sendable, Equatable {
  /// How deep brackets may stand in brackets.
  public static let deepest = 32

  let root: Expression

  /// Takes a part of a formula as a whole one.
  init(root: Expression) {
    self.root = root
  }

  /// Reads a formula.
  ///
  /// - Throws: `FormulaError` where the text does not follow the grammar.
  public init(_ text: String) throws(FormulaError) {
    var parser = FormulaParser(text)
    root = try parser.whole()
  }

  /// A part of a formula.
  indirect enum Expression: Sendable, Equatable {
    case number(Double)
    case column(String, marks: Marks?)
    case negated(Expression)
    case binary(Operator, Expression, Expression)
    case call(String, [Expression])
  }

  /// What stands in square brackets after a column.
  enum Marks: Sendable, Equatable {
    case group(String)
    case mark(Int)
  }

  enum Operator: String, Sendable, Equatable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case equal = "="
    case less = "<"
    case greater = ">"
    case atMost = "<="
    case atLeast = ">="

    func result(_ left: Double, _ right: Double) -> Double {
      switch self {
      case .plus: left + right
      case .minus: left - right
      case .times: left * right
      case .over: left / right
      case .equal, .less, .greater, .atMost, .atLeast:
        left.isNaN || right.isNaN ? .nan : isTrue(left, right) ? 1 : 0
      }
    }

    private func isTrue(_ left: Double, _ right: Double) -> Bool {
      switch self {
      case .less: left < right
      case .greater: left > right
      case .atMost: left <= right
      case .atLeast: left >= right
      default: left == right
      }
    }
  }
}
