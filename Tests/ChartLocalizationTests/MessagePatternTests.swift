import ChartLocalization
import Testing

struct MessagePatternTests {
  @Test func `a message is accepted exactly when ICU accepts it`() throws {
    let judged = try Reference.load().judged
    #expect(judged.count > 1_500)
    #expect(judged.count { $0.accepted } > 300)
    for example in judged {
      let pattern = try? MessagePattern(parsing: example.pattern)
      #expect((pattern != nil) == example.accepted, "\(example.pattern)")
    }
  }

  @Test func `a name may hold any character that is not pattern syntax or white space`() throws {
    let ranges = try Reference.load().syntaxRanges
    let syntax = Set(ranges.flatMap { Array($0) })
    for value in UInt32(1)...0xFFFF where value != 0x7D {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isName = (try? MessagePattern(parsing: "{a\(scalar)b}")) != nil
      #expect(isName == !syntax.contains(value), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `the parts of a message and of every variant cover it without gaps`() throws {
    for example in try Reference.load().judged where example.accepted {
      let pattern = try MessagePattern(parsing: example.pattern)
      expectCovered(pattern.elements, from: 0, to: example.pattern.utf8.count, example.pattern)
    }
  }

  private func expectCovered(_ elements: [MessageElement], from: Int, to: Int, _ source: String) {
    var place = from
    for element in elements {
      #expect(element.range.lower == place, "\(source)")
      place = element.range.upper
      guard case .choice(let choice) = element else { continue }
      for variant in choice.variants {
        expectCovered(
          variant.elements,
          from: variant.range.lower + 1,
          to: variant.range.upper - 1,
          source
        )
      }
    }
    #expect(place == to, "\(source)")
  }

  @Test func `names, selectors and offsets stand at their ranges`() throws {
    let source = "é {count, plural, offset:1 =2 {x} other {# y}}"
    let pattern = try MessagePattern(parsing: source)
    guard case .choice(let choice) = try #require(pattern.elements.last) else {
      Issue.record("no choice")
      return
    }
    func text(_ range: SourceRange) -> String {
      String(decoding: Array(source.utf8)[range.lower..<range.upper], as: UTF8.self)
    }
    #expect(text(choice.range) == "{count, plural, offset:1 =2 {x} other {# y}}")
    #expect(text(choice.argumentRange) == "count")
    #expect(choice.offset == 1)
    #expect(choice.variants.map { text($0.selectorRange) } == ["=2", "other"])
    #expect(choice.variants.map { text($0.range) } == ["{x}", "{# y}"])
    #expect(choice.variants.map(\.selector) == [.exactly(2), .keyword("other")])
    #expect(choice.variants[1].elements.map { text($0.range) } == ["#", " y"])
  }

  @Test(arguments: [
    ("a {", "1:3", 2..<3), ("a\n{n", "2:1", 2..<3), ("é {}", "1:4", 4..<5),
    ("{n, plural,\n one {a}}", "1:2", 1..<2), ("{n, number}", "1:5", 4..<10),
    ("{n, plural, =x {a} other {}}", "1:14", 13..<14),
    ("{s, select, other {a} b}", "1:23", 22..<23),
    ("{s, select, other {a {b c}}}", "1:25", 24..<25), ("{01}", "1:2", 1..<3),
    ("{n, plural, other {} offset:1}", "1:22", 21..<28), ("{n,plural,other{a}", "1:1", 0..<1),
    ("a\r\n{s, select, other {{", "2:20", 22..<23),
  ])
  func `a syntax error names line, column and range`(
    source: String,
    position: String,
    range: Range<Int>
  ) throws {
    let error = try #require(throws: MessageSyntaxError.self) {
      try MessagePattern(parsing: source)
    }
    #expect(error.position.description == position)
    #expect(error.range == SourceRange(range.lowerBound, range.upperBound))
    #expect(error.description.hasPrefix("\(position): "))
  }

  @Test func `size and depth are bounded, and deep nesting is an error, not a trap`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{s,select,other{", count: depth) + String(repeating: "}}", count: depth)
    }
    _ = try MessagePattern(parsing: nested(MessagePattern.maximumDepth))
    let tooDeep = #expect(throws: MessageSyntaxError.self) {
      try MessagePattern(parsing: nested(MessagePattern.maximumDepth + 1))
    }
    #expect(tooDeep?.fault == .tooDeep)
    for depth in [4_000, 100_000] {
      #expect(throws: MessageSyntaxError.self) { try MessagePattern(parsing: nested(depth)) }
      #expect(throws: MessageSyntaxError.self) {
        try MessagePattern(parsing: String(repeating: "{", count: depth))
      }
    }
    let limit = MessagePattern.maximumByteCount
    _ = try MessagePattern(parsing: String(repeating: "'", count: limit))
    let tooLong = #expect(throws: MessageSyntaxError.self) {
      try MessagePattern(parsing: String(repeating: "a", count: 1 << 20))
    }
    #expect(tooLong?.fault == .tooLong(byteCount: 1 << 20))
  }

  @Test(arguments: ["1e400", "-1e400", "1e", "--1", "+", ".", "1.2.3", "9" + "e9" + "e9"])
  func `a number that cannot be read or is not finite is an error`(number: String) {
    #expect(throws: MessageSyntaxError.self) {
      try MessagePattern(parsing: "{n, plural, offset:\(number) other {#}}")
    }
    #expect(throws: MessageSyntaxError.self) {
      try MessagePattern(parsing: "{n, plural, =\(number) {a} other {#}}")
    }
  }

  @Test func `reading that goes on after a fault finds each of them at its place`() {
    let found = MessagePattern.recovering(
      from: "{a b} and {n, plural, one {{c d} x} two {y}} then {e, date} and {f}"
    )
    #expect(found.faults.map(\.range.lower) == [3, 11, 30, 54])
    #expect(found.faults.map(\.fault).contains(.missingOther(argument: "n")))
    #expect(found.pattern.elements.last.map { "\($0)" }?.contains("f") == true)
  }

  @Test func `reading that goes on agrees with reading that stops about what is a message`() throws
  {
    let reference = try Reference.load()
    for source in reference.judged.map(\.pattern) + reference.generated.map(\.pattern) {
      let found = MessagePattern.recovering(from: source)
      let strict = try? MessagePattern(parsing: source)
      #expect(found.faults.isEmpty == (strict != nil), "\(source)")
      if let strict { #expect(found.pattern == strict) }
    }
  }

  @Test func `a hundred thousand braces are read to a bound and in bounded time`() {
    for brace in ["{", "{a,select,other{", "}", "'{", "{a,plural,other{'"] {
      let source = String(repeating: brace, count: 100_000)
      #expect(MessagePattern.recovering(from: source).faults.count <= 21)
      let short = String(source.utf8.prefix(65_536)) ?? ""
      #expect(MessagePattern.recovering(from: short).faults.count <= 21)
    }
  }
}
