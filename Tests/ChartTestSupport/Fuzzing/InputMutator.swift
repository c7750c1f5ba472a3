/// Makes hostile inputs of real ones: torn, spliced, repeated, with what no tool writes put in.
///
/// The same seed, inputs and words make the same inputs in the same order.
public struct InputMutator: Sendable {
  /// The most bytes that an input has.
  public static let maximumByteCount = 65_535

  private var generator: SeededGenerator
  private var corpus: [[UInt8]]
  private let words: [[UInt8]]

  /// Starts with real inputs and the words of their format.
  public init(seed: UInt64, corpus: [[UInt8]], words: [String]) {
    generator = SeededGenerator(seed: seed)
    self.corpus = corpus.isEmpty ? [[0x20]] : corpus
    self.words = words.map { Array($0.utf8) }
  }

  /// Has inputs made of this one as well.
  public mutating func keep(_ input: [UInt8]) {
    corpus.append(input)
  }

  /// The next input, made by one change to eight.
  public mutating func next() -> [UInt8] {
    var bytes = corpus.randomElement(using: &generator) ?? []
    var changes = 1
    while changes < 8, Bool.random(using: &generator) { changes += 1 }
    for _ in 0..<changes { change(&bytes) }
    return Array(bytes.prefix(Self.maximumByteCount))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: if let place = place(in: bytes) { bytes[place] ^= 1 << UInt8(below(8)) }
    case 1: if let place = place(in: bytes) { bytes[place] = UInt8(below(256)) }
    case 2: bytes.removeSubrange(run(in: bytes))
    case 3: bytes.removeSubrange(below(bytes.count + 1)...)
    case 4: bytes.insert(contentsOf: bytes[run(in: bytes)], at: below(bytes.count + 1))
    case 5: splice(&bytes)
    case 6, 7, 8: bytes.insert(contentsOf: word(), at: below(bytes.count + 1))
    case 9: repeatWord(&bytes)
    case 10: bytes.insert(contentsOf: hostile(), at: below(bytes.count + 1))
    case 11: replaceNumber(&bytes)
    case 12: changeLines(&bytes)
    case 13: bytes.replaceSubrange(run(in: bytes), with: word())
    case 14: changeLineEnds(&bytes)
    default: bytes.replaceSubrange(run(in: bytes), with: hostile())
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &generator)
  }

  private mutating func place(in bytes: [UInt8]) -> Int? {
    bytes.indices.randomElement(using: &generator)
  }

  /// A stretch, mostly short.
  private mutating func run(in bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count + 1)
    let length = below(Bool.random(using: &generator) ? 16 : bytes.count + 1)
    return start..<min(bytes.count, start + length)
  }

  private mutating func word() -> [UInt8] { words.randomElement(using: &generator) ?? [] }

  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = corpus.randomElement(using: &generator) ?? []
    let head = bytes.prefix(below(bytes.count + 1))
    bytes = Array(head) + other[min(below(other.count + 1), other.count)...]
  }

  /// One word or stretch many times: deep nesting, or very many of something.
  private mutating func repeatWord(_ bytes: inout [UInt8]) {
    let part = Bool.random(using: &generator) ? word() : Array(bytes[run(in: bytes)].prefix(200))
    let count = [2, 40, 300, 5_000].randomElement(using: &generator) ?? 2
    let most = max(0, Self.maximumByteCount - bytes.count) / max(1, part.count)
    let run = Array(repeatElement(part, count: min(count, most)).joined())
    bytes.insert(contentsOf: run, at: below(bytes.count + 1))
  }

  private mutating func hostile() -> [UInt8] {
    Self.hostile.randomElement(using: &generator) ?? []
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    guard let place = digits.randomElement(using: &generator) else { return }
    let numbers = [
      "0", "-1", "00", "65536", "2147483648", "9223372036854775808", "1e308", "1e999", "-0.5",
      "0x1F", "1.5", "99999999999999999999999999999999999999",
    ]
    let number = numbers.randomElement(using: &generator) ?? "0"
    bytes.replaceSubrange(place...place, with: Array(number.utf8))
  }

  private mutating func changeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    guard let first = lines.indices.randomElement(using: &generator),
      let second = lines.indices.randomElement(using: &generator)
    else { return }
    switch below(4) {
    case 0: lines.remove(at: first)
    case 1: lines.insert(lines[first], at: second)
    case 2: lines.swapAt(first, second)
    default: lines.removeSubrange(min(first, second)..<max(first, second))
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  private mutating func changeLineEnds(_ bytes: inout [UInt8]) {
    let end: [UInt8] = Bool.random(using: &generator) ? [0x0D, 0x0A] : [0x0D]
    bytes = Array(
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false).joined(separator: end)
    )
  }

  /// What breaks decoders, escapes and terminals.
  private static let hostile: [[UInt8]] =
    [
      [0x00], [0xFF], [0xFE, 0xFF], [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90],
      [0xE2, 0x82], [0x80], [0xEF, 0xBB, 0xBF], [0x1B, 0x5B, 0x32, 0x4A], [0x7F], [0xC2, 0x85],
      [0x0D], [0x0D, 0x0A], [0x0B], [0x0C], [0x1A],
    ]
    + [
      "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\u0000", "\\u", "\\", "\\x", "\u{202E}", "\u{2066}",
      "\u{2028}", "\u{FEFF}", "\u{FFFE}", "e\u{301}", "\u{200F}", "\u{1F468}\u{200D}\u{1F469}",
      "\u{10FFFF}", "\u{AD}", "\u{661}", "\u{3000}", "'", "''", "\"", "&#0;", "&#xD800;", "%00",
      "#",
    ].map { Array($0.utf8) }
}
