/// Why a formula has no value.
public enum FormulaError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Something else stands at a place (characters from 0) than the grammar allows.
  case unexpected(String, at: Int)

  /// Brackets stand in brackets more than this many times.
  case tooDeep(Int)

  /// No column of the chart has this name.
  case unknownColumn(String)

  /// The evidence has no set of marks of this name.
  case unknownMarks(String)

  /// No function has this name, or it does not take so many arguments.
  case unknownFunction(String, arguments: Int)

  /// A column stands where one number is needed, or the reverse, or two columns differ in length.
  case wrongShape(String)

  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .unexpected(let found, let place):
      "found “\(found)” at character \(place + 1) of a formula, where the grammar has no place for it"
    case .tooDeep(let limit): "found a formula nested more than \(limit) times"
    case .unknownColumn(let name): "found the column “\(name)”, which the chart does not have"
    case .unknownMarks(let name): "found the marks “\(name)”, which the evidence does not name"
    case .unknownFunction(let name, let count):
      "found the function “\(name)” with \(count) arguments, which is not known"
    case .wrongShape(let name):
      "found “\(name)” of a column where a number is expected, or of a number for a column"
    }
  }
}
