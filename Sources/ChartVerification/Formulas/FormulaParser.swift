/// Reads formulas by recursive descent; see ``Formula`` for the grammar.
struct FormulaParser {
  private let text: [Character]
  private var place = 0
  private var depth = 0
  private var operations = 0

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func whole() throws(FormulaError) -> Formula.Expression {
    let expression = try comparison()
    skipSpace()
    guard place == text.count else { throw unexpected }
    return expression
  }

  private var unexpected: FormulaError {
    .unexpected(place < text.count ? String(text[place]) : "", at: place)
  }

  private mutating func skipSpace() {
    while place < text.count, text[place].isWhitespace { place += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard place < text.count, text[place] == character else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(FormulaError) {
    guard take(character) else { throw unexpected }
  }

  // MARK: Operators

  private mutating func comparison() throws(FormulaError) -> Formula.Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Formula.deepest else { throw .tooDeep(Formula.deepest) }
    let left = try sum()
    for sign in ["<", ">", "="] as [Character] where take(sign) {
      let isOr = sign != "=" && take("=")
      let named = Formula.Operator(rawValue: isOr ? "\(sign)=" : "\(sign)") ?? .equal
      return .binary(named, left, try sum())
    }
    return left
  }

  private mutating func sum() throws(FormulaError) -> Formula.Expression {
    var left = try product()
    while true {
      if take("+") {
        left = try operation(.plus, left, try product())
      } else if take("-") {
        left = try operation(.minus, left, try product())
      } else {
        return left
      }
    }
  }

  /// One more operator; a formula has at most a few.
  private mutating func operation(
    _ sign: Formula.Operator,
    _ left: Formula.Expression,
    _ right: Formula.Expression
  ) throws(FormulaError) -> Formula.Expression {
    operations += 1
    guard operations <= 256 else { throw .tooDeep(256) }
    return .binary(sign, left, right)
  }

  private mutating func product() throws(FormulaError) -> Formula.Expression {
    var left = try factor()
    while true {
      if take("*") {
        left = try operation(.times, left, try factor())
      } else if take("/") {
        left = try operation(.over, left, try factor())
      } else {
        return left
      }
    }
  }

  // MARK: Factors

  private mutating func factor() throws(FormulaError) -> Formula.Expression {
    var signs = 0
    while take("-") { signs += 1 }
    let value = try unsigned()
    return signs % 2 == 0 ? value : .negated(value)
  }

  private mutating func unsigned() throws(FormulaError) -> Formula.Expression {
    skipSpace()
    guard place < text.count else { throw unexpected }
    if take("(") {
      let inner = try comparison()
      try expect(")")
      return inner
    }
    let first = text[place]
    if first == "`" { return try column(named: try quoted()) }
    if first.isASCII, first.isNumber || first == "." { return .number(try number()) }
    guard first.isLetter else { throw unexpected }
    let name = plainName()
    return take("(") ? .call(name, try arguments()) : try column(named: name)
  }

  private mutating func arguments() throws(FormulaError) -> [Formula.Expression] {
    var arguments = [try comparison()]
    while take(",") { arguments.append(try comparison()) }
    try expect(")")
    return arguments
  }

  private mutating func column(named name: String) throws(FormulaError) -> Formula.Expression {
    guard take("[") else { return .column(name, marks: nil) }
    skipSpace()
    guard place < text.count else { throw unexpected }
    let marks: Formula.Marks
    if text[place].isASCII, text[place].isNumber {
      let start = place
      guard let number = Int(exactly: try number()) else {
        throw .unexpected(String(text[start]), at: start)
      }
      marks = .mark(number)
    } else if text[place] == "`" {
      marks = .group(try quoted())
    } else {
      guard text[place].isLetter else { throw unexpected }
      marks = .group(plainName())
    }
    try expect("]")
    return .column(name, marks: marks)
  }

  // MARK: Words

  private mutating func plainName() -> String {
    let start = place
    while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" {
      place += 1
    }
    return String(text[start..<place])
  }

  private mutating func quoted() throws(FormulaError) -> String {
    place += 1
    var name = ""
    while place < text.count {
      if text[place] == "`" {
        place += 1
        guard place < text.count, text[place] == "`" else { return name }
      }
      name.append(text[place])
      place += 1
    }
    throw unexpected
  }

  private mutating func number() throws(FormulaError) -> Double {
    let start = place
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    while place < text.count, isDigit(text[place]) || text[place] == "." { place += 1 }
    if place < text.count, text[place] == "e" || text[place] == "E" {
      place += 1
      if place < text.count, text[place] == "-" || text[place] == "+" { place += 1 }
      while place < text.count, isDigit(text[place]) { place += 1 }
    }
    guard let value = Double(String(text[start..<place])), value.isFinite else {
      throw .unexpected(String(text[start]), at: start)
    }
    return value
  }
}
