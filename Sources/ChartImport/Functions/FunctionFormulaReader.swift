/// Reads a formula by recursive descent: sums of products of powers of signed atoms.
struct FunctionFormulaReader {
  private let characters: [Character]
  private var place = 0
  private var depth = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// The text without space around it.
  var trimmed: String {
    let kept = characters.drop(while: \.isWhitespace)
    let end = kept.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? kept.startIndex
    return String(kept[..<end])
  }

  mutating func formula() throws(FunctionFormulaError) -> FunctionFormula.Node {
    guard !trimmed.isEmpty else { throw FunctionFormulaError(problem: .empty, column: 1) }
    guard characters.count <= FunctionFormulaError.mostCharacters else {
      throw FunctionFormulaError(problem: .tooLong, column: FunctionFormulaError.mostCharacters + 1)
    }
    let node = try sum()
    if let sign = peek() { throw error(.unexpected(String(sign))) }
    return node
  }

  private func error(
    _ problem: FunctionFormulaError.Problem,
    at place: Int? = nil
  ) -> FunctionFormulaError {
    FunctionFormulaError(problem: problem, column: (place ?? self.place) + 1)
  }

  /// The next character that is no space.
  private mutating func peek() -> Character? {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    return place < characters.count ? characters[place] : nil
  }

  private mutating func take(_ signs: String) -> Character? {
    guard let sign = peek(), signs.contains(sign) else { return nil }
    place += 1
    return sign
  }

  // MARK: From the loosest to the closest

  private mutating func sum() throws(FunctionFormulaError) -> FunctionFormula.Node {
    var node = try product()
    while let sign = take("+-−") {
      let right = try product()
      node = sign == "+" ? .sum(node, right) : .difference(node, right)
    }
    return node
  }

  private mutating func product() throws(FunctionFormulaError) -> FunctionFormula.Node {
    var node = try signed()
    while true {
      if let sign = take("*/·×÷") {
        let right = try signed()
        node = "/÷".contains(sign) ? .quotient(node, right) : .product(node, right)
      } else if let next = peek(), isClosed, next == "(" || next.isLetter {
        node = .product(node, try power())
      } else {
        return node
      }
    }
  }

  /// Whether what was read last is a number or a bracket, behind which multiplication is understood.
  private var isClosed: Bool {
    let last = characters[..<place].last { !$0.isWhitespace }
    return last.map { $0 == ")" || $0.isASCII && $0.isNumber } ?? false
  }

  private mutating func signed() throws(FunctionFormulaError) -> FunctionFormula.Node {
    guard let sign = take("+-−") else { return try power() }
    try deepen()
    let node = try signed()
    depth -= 1
    return sign == "+" ? node : .negative(node)
  }

  private mutating func power() throws(FunctionFormulaError) -> FunctionFormula.Node {
    let base = try atom()
    guard take("^") != nil else { return base }
    try deepen()
    let exponent = try signed()
    depth -= 1
    return .power(base, exponent)
  }

  private mutating func deepen() throws(FunctionFormulaError) {
    depth += 1
    if depth > FunctionFormulaError.deepest { throw error(.tooDeep) }
  }

  // MARK: Atoms

  private mutating func atom() throws(FunctionFormulaError) -> FunctionFormula.Node {
    guard let sign = peek() else { throw error(.endsEarly) }
    if sign == "(" { return try bracket() }
    if sign.isASCII, sign.isNumber || sign == "." { return try number() }
    if sign.isLetter { return try name() }
    throw error(.unexpected(String(sign)))
  }

  private mutating func bracket() throws(FunctionFormulaError) -> FunctionFormula.Node {
    let opening = place
    place += 1
    try deepen()
    let node = try sum()
    depth -= 1
    guard take(")") != nil else {
      if let sign = peek() { throw error(.unexpected(String(sign))) }
      throw error(.unclosedBracket, at: opening)
    }
    return node
  }

  /// Digits with a point, and an exponent where digits follow the letter: `2e` is twice e.
  private mutating func number() throws(FunctionFormulaError) -> FunctionFormula.Node {
    let start = place
    while let sign = current, sign.isASCII, sign.isNumber || sign == "." { place += 1 }
    if current == "e" || current == "E" {
      var end = place + 1
      if end < characters.count, "+-".contains(characters[end]) { end += 1 }
      if end < characters.count, characters[end].isASCII, characters[end].isNumber {
        place = end
        while let sign = current, sign.isASCII, sign.isNumber { place += 1 }
      }
    }
    let text = String(characters[start..<place])
    guard let number = Double(text), number.isFinite else {
      throw error(.badNumber(text), at: start)
    }
    return .number(number)
  }

  private var current: Character? { place < characters.count ? characters[place] : nil }

  private mutating func name() throws(FunctionFormulaError) -> FunctionFormula.Node {
    let start = place
    while let sign = current, sign.isLetter { place += 1 }
    let text = String(characters[start..<place])
    switch text.lowercased() {
    case "x": return .variable
    case "pi", "π": return .number(.pi)
    case "e": return .number(2.718281828459045)
    case let known:
      guard let function = FunctionFormula.Function(rawValue: known) else {
        throw error(.unknownName(text), at: start)
      }
      guard peek() == "(" else { throw error(.missingArgument(known), at: start) }
      return .call(function, try bracket())
    }
  }
}
