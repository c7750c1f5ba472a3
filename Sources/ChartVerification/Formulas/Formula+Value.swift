import ChartAccessibility
import ChartModel
import ChartScales

extension Formula {
  /// What a formula is computed from: the chart's columns, the fact's subject and its sets of marks.
  struct Source {
    let columns: ChartColumns
    let subject: NodeID
    let groups: [String: MarkSet]
  }

  /// What a part of a formula comes to.
  enum Value {
    case number(Double)
    case column([Double], unit: CalendarUnit?)
  }

  /// The number that the formula comes to; `NaN` where something it needs is missing.
  func value(from source: Source) throws(FormulaError) -> Double {
    guard case .number(let number) = try Self.value(root, source) else {
      throw .wrongShape("formula")
    }
    return number
  }

  private static func value(
    _ expression: Expression,
    _ source: Source
  ) throws(FormulaError) -> Value {
    switch expression {
    case .number(let number): return .number(number)
    case .column(let name, let marks): return try column(name, marks, source)
    case .negated(let inner):
      return try combined(.minus, .number(0), try value(inner, source))
    case .binary(let sign, let left, let right):
      return try combined(sign, try value(left, source), try value(right, source))
    case .call(let name, let arguments): return try call(name, arguments, source)
    }
  }

  private static func combined(
    _ sign: Operator,
    _ left: Value,
    _ right: Value
  ) throws(FormulaError) -> Value {
    switch (left, right) {
    case (.number(let left), .number(let right)): return .number(sign.result(left, right))
    case (.column(let left, _), .number(let right)):
      return .column(left.map { sign.result($0, right) }, unit: nil)
    case (.number(let left), .column(let right, _)):
      return .column(right.map { sign.result(left, $0) }, unit: nil)
    case (.column(let left, _), .column(let right, _)):
      guard left.count == right.count else { throw .wrongShape(sign.rawValue) }
      return .column(zip(left, right).map(sign.result), unit: nil)
    }
  }

  // MARK: Columns

  private static func column(
    _ name: String,
    _ marks: Marks?,
    _ source: Source
  ) throws(FormulaError) -> Value {
    let columns = source.columns
    var set: (layer: Int, rows: [Int32])?
    if case .group(let group)? = marks {
      guard let named = source.groups[group] else { throw .unknownMarks(group) }
      if let amounts = columns.source(name, of: named) { return .column(amounts, unit: nil) }
      guard let found = columns.marks(of: named) else { throw .unknownMarks(group) }
      set = found
    } else {
      set = columns.marks(of: source.subject, column: name)
    }
    guard let set, let column = columns.column(name, layer: set.layer) else {
      throw .unknownColumn(name)
    }
    let scalars = column.values.scalars
    if case .mark(let number)? = marks {
      guard scalars.indices.contains(number - 1) else { throw .unknownMarks("\(number)") }
      return .number(scalars[number - 1])
    }
    var unit: CalendarUnit?
    if case .dates(_, let ofColumn) = column.values { unit = ofColumn }
    return .column(set.rows.map { scalars[Int($0)] }, unit: unit)
  }

  // MARK: Functions

  private static func call(
    _ name: String,
    _ arguments: [Expression],
    _ source: Source
  ) throws(FormulaError) -> Value {
    if name == "rank", arguments.count == 1 { return .number(try rank(arguments[0], source)) }
    var values: [Value] = []
    for argument in arguments { values.append(try value(argument, source)) }
    switch (name, values.count) {
    case ("abs", 1):
      switch values[0] {
      case .number(let number): return .number(abs(number))
      case .column(let column, _): return .column(column.map { abs($0) }, unit: nil)
      }
    case ("quantile", 2):
      guard case .column(let column, _) = values[0], case .number(let share) = values[1] else {
        throw .wrongShape(name)
      }
      return .number(FormulaFunctions.quantile(column, share))
    case (_, 2):
      guard case .column(let x, let unit) = values[0], case .column(let y, _) = values[1] else {
        throw .wrongShape(name)
      }
      guard x.count == y.count else { throw .wrongShape(name) }
      let offset = source.columns.offset
      guard let result = FormulaFunctions.of(name, x, y, unit, offset) else {
        throw .unknownFunction(name, arguments: 2)
      }
      return .number(result)
    case (_, 1):
      guard case .column(let column, _) = values[0] else { throw .wrongShape(name) }
      guard let result = FormulaFunctions.of(name, column) else {
        throw .unknownFunction(name, arguments: 1)
      }
      return .number(result)
    default: throw .unknownFunction(name, arguments: values.count)
    }
  }

  /// One more than how many of the subject's marks are greater.
  private static func rank(
    _ argument: Expression,
    _ source: Source
  ) throws(FormulaError) -> Double {
    guard case .column(let name, .some(.mark)) = argument,
      case .number(let mark) = try value(argument, source),
      case .column(let all, _) = try column(name, nil, source)
    else { throw .wrongShape("rank") }
    var ahead = 0
    for other in all where other > mark { ahead += 1 }
    return mark.isNaN ? .nan : Double(ahead + 1)
  }
}
