/// What a PO file's header says of plural forms: an expression of C that gives the form of `n`.
///
/// - Source: GNU gettext manual, "Plural forms".
struct PluralExpression {
  private static let maximumDepth = 32

  private let root: Node

  /// Reads an expression; nil if it is none.
  init?(_ text: some StringProtocol) {
    var parser = Parser(bytes: Array(text.utf8.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A }))
    guard let root = parser.conditional(0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// Reads the expression of a header, `nplurals=2; plural=n != 1;`; nil if there is none.
  init?(header: String) {
    let parts = header.split(separator: ";").compactMap { part -> Substring? in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 && sides[0].filter { $0 != " " } == "plural" ? sides[1] : nil
    }
    guard let text = parts.first else { return nil }
    self.init(text)
  }

  /// The form of a number; nil where it divides by zero.
  func form(of number: Int) -> Int? { root.value(number) }

  /// For each form of this expression the form that another gives to the same numbers; nil where one of
  /// these is several of the other's.
  func forms(in other: PluralExpression, count: Int) -> [Int]? {
    var found: [Int?] = Array(repeating: nil, count: count)
    for number in Array(0...1_000) + [100_000, 1_000_000, 2_000_000, 1_000_001] {
      guard let own = form(of: number), found.indices.contains(own),
        let their = other.form(of: number), their >= 0, found[own] ?? their == their
      else { return nil }
      found[own] = their
    }
    let forms = found.compactMap(\.self)
    return forms.count == count ? forms : nil
  }

  private indirect enum Node {
    case number(Int)
    case variable
    case not(Node)
    case binary(String, Node, Node)
    case conditional(Node, Node, Node)

    func value(_ number: Int) -> Int? {
      switch self {
      case .number(let value): return value
      case .variable: return number
      case .not(let node): return node.value(number).map { $0 == 0 ? 1 : 0 }
      case .conditional(let condition, let first, let second):
        return condition.value(number).flatMap { ($0 == 0 ? second : first).value(number) }
      case .binary(let sign, let left, let right):
        guard let left = left.value(number) else { return nil }
        if sign == "||", left != 0 { return 1 }
        if sign == "&&", left == 0 { return 0 }
        return right.value(number).flatMap { Self.value(sign, left, $0) }
      }
    }

    private static func value(_ sign: String, _ left: Int, _ right: Int) -> Int? {
      switch sign {
      case "||", "&&": right == 0 ? 0 : 1
      case "==": left == right ? 1 : 0
      case "!=": left == right ? 0 : 1
      case "<": left < right ? 1 : 0
      case ">": left > right ? 1 : 0
      case "<=": left <= right ? 1 : 0
      case ">=": left >= right ? 1 : 0
      case "+": left &+ right
      case "-": left &- right
      case "*": left &* right
      case "/": right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
      case "%": right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
      default: nil
      }
    }
  }

  private struct Parser {
    /// The signs by how tightly they bind, the loosest first; of two that start alike the longer first.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func conditional(_ depth: Int) -> Node? {
      guard depth < PluralExpression.maximumDepth, let condition = binary(0, depth) else {
        return nil
      }
      guard take("?") else { return condition }
      guard let first = conditional(depth + 1), take(":"), let second = conditional(depth + 1)
      else { return nil }
      return .conditional(condition, first, second)
    }

    private mutating func binary(_ level: Int, _ depth: Int) -> Node? {
      guard level < Self.levels.count else { return unary(depth) }
      guard var left = binary(level + 1, depth) else { return nil }
      var count = 0
      while let sign = Self.levels[level].first(where: { take($0) }) {
        count += 1
        guard count < 256, let right = binary(level + 1, depth) else { return nil }
        left = .binary(sign, left, right)
      }
      return left
    }

    private mutating func unary(_ depth: Int) -> Node? {
      guard depth < PluralExpression.maximumDepth else { return nil }
      if take("!") { return unary(depth + 1).map { .not($0) } }
      if take("(") {
        guard let inner = conditional(depth + 1), take(")") else { return nil }
        return inner
      }
      if take("n") { return .variable }
      let start = offset
      while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
      return Int(String(decoding: bytes[start..<offset], as: UTF8.self)).map { .number($0) }
    }

    private mutating func take(_ sign: String) -> Bool {
      guard bytes[offset...].starts(with: sign.utf8) else { return false }
      offset += sign.utf8.count
      return true
    }
  }
}
