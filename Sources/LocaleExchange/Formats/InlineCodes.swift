import ChartLocalization

/// A message cut into text that is translated and arguments that are not.
///
/// Joined again the parts are the message byte for byte. The words of a choice (`plural`, `one`) stay
/// text, so that a translator can give a language the variants that it needs.
enum MessagePart: Hashable {
  /// Text, as it stands in the message.
  case text(String)
  /// `{name}` or `#`, as it stands in the message.
  case code(String)

  /// The parts of a message; one text if it is no ICU MessageFormat.
  static func parts(of message: String) -> [MessagePart] {
    guard let pattern = try? MessagePattern(parsing: message) else { return [.text(message)] }
    let bytes = Array(message.utf8)
    var parts: [MessagePart] = []
    var start = 0
    for range in ranges(in: pattern.elements) {
      if range.lower > start { parts.append(.text(text(bytes, start, range.lower))) }
      parts.append(.code(text(bytes, range.lower, range.upper)))
      start = range.upper
    }
    if start < bytes.count { parts.append(.text(text(bytes, start, bytes.count))) }
    return parts
  }

  private static func text(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Where arguments are printed, in order.
  private static func ranges(in elements: [MessageElement]) -> [SourceRange] {
    elements.flatMap { element -> [SourceRange] in
      switch element {
      case .text: []
      case .argument(_, let range), .number(let range): [range]
      case .choice(let choice): choice.variants.flatMap { ranges(in: $0.elements) }
      }
    }
  }
}

/// The codes of one unit with their numbers: the n-th time that a code stands in the target it has the
/// number that it has the n-th time in the source.
struct CodeNumbers {
  /// The codes by number, which counts from 1.
  private(set) var codes: [String] = []
  /// The numbers of each code, ascending.
  private var numbers: [String: [Int]] = [:]
  private var used: [String: Int] = [:]

  /// Starts with the first code again, for the other of the two texts.
  mutating func restart() {
    used = [:]
  }

  /// The number of a code that comes next in a text.
  mutating func number(of code: String) -> Int {
    let time = used[code, default: 0]
    used[code] = time + 1
    if let known = numbers[code], known.indices.contains(time) { return known[time] }
    codes.append(code)
    numbers[code, default: []].append(codes.count)
    return codes.count
  }
}
