/// Why a formula cannot be read: what was expected, and where.
public struct FunctionFormulaError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Sendable, Equatable {
    /// There is nothing to read.
    case empty

    /// The formula has more characters than are read.
    case tooLong

    /// Brackets, powers or signs stand deeper within each other than is read.
    case tooDeep

    /// A sign that begins no number, name or bracket.
    case unexpected(String)

    /// The formula ends where something must follow.
    case endsEarly

    /// A name that means nothing in a formula.
    case unknownName(String)

    /// A function without a bracket behind it.
    case missingArgument(String)

    /// A bracket that is never closed.
    case unclosedBracket

    /// A number that cannot be read.
    case badNumber(String)
  }

  /// What is wrong.
  public var problem: Problem

  /// Where, in characters from 1.
  public var column: Int

  /// Makes an error.
  public init(problem: Problem, column: Int) {
    self.problem = problem
    self.column = column
  }

  /// The most characters of a formula.
  public static let mostCharacters = 1000

  /// The deepest brackets, powers and signs within each other.
  public static let deepest = 100

  /// One sentence: where, what was found and what was expected.
  public var description: String {
    let place = "at character \(column) of the formula: "
    return switch problem {
    case .empty: "the formula is empty; one such as sin(x)/x was expected"
    case .tooLong: "the formula has more than \(Self.mostCharacters) characters"
    case .tooDeep: place + "more than \(Self.deepest) levels stand within each other"
    case .unexpected(let sign):
      place + "“\(sign)” was found; a number, x, a function or a bracket was expected"
    case .endsEarly:
      place + "the formula ends; a number, x, a function or a bracket was expected"
    case .unknownName(let name):
      place + "“\(name)” is unknown; x, pi, e, \(Self.functions) are known"
    case .missingArgument(let name): place + "“\(name)” needs a bracket behind it: \(name)(x)"
    case .unclosedBracket: place + "the bracket that opens here is never closed"
    case .badNumber(let text): place + "“\(text)” is no number"
    }
  }

  private static var functions: String {
    FunctionFormula.Function.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
