import ChartLocalization
import ChartTestSupport
import Testing

struct CatalogueFileTests {
  private func read(_ text: String) -> CatalogueFile { CatalogueFile(Array(text.utf8)) }

  private func faults(_ file: CatalogueFile) -> [String] {
    file.faults.map { "\($0)".replacing("error: ", with: "") }
  }

  @Test func `messages, metadata and attributes come in file order with their ranges`() throws {
    let file = read(
      #"""
      {"@@locale": "pl", "@@x-cldr": 46,
       "b": "x\né", "@b": {"description": "d", "placeholders": {"n": {"type": "number"}},
         "facts": ["f"], "maxSeconds": 8, "sentence": true, "x-source": "ab",
         "x-allow": [{"check": "L109", "reason": "r", "until": "2027-06-30"}]}, "a": ""}
      """#
    )
    #expect(file.faults.isEmpty)
    #expect(file.locale == "pl")
    #expect(file.attributes.map(\.key) == ["@@locale", "@@x-cldr"])
    #expect(file.entries.map(\.id) == ["b", "a"])
    let entry = try #require(file.entries.first)
    #expect(slice(file, entry.keyRange) == "\"b\"")
    #expect(slice(file, entry.messageRange) == #""x\né""#)
    let known = try #require(file.metadata(of: "b"))
    #expect(known.description == "d" && known.maxSeconds == 8 && known.isSentence == true)
    #expect(known.facts == ["f"] && known.sourceDigest == "ab")
    #expect(known.placeholders?.map(\.name) == ["n"])
    #expect(known.placeholders?.first?.type == "number")
    let allowance = try #require(known.allowances.first)
    #expect(slice(file, allowance.range).hasPrefix(#"{"check": "L109""#))
    #expect(allowance.reason == "r" && allowance.until == "2027-06-30")
  }

  private func slice(_ file: CatalogueFile, _ range: SourceRange) -> String {
    String(decoding: file.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  @Test func `a place in a message is found in the file through its escapes`() throws {
    let file = read(#"{"@@locale": "en", "a": "x\u00e9\ud83d\ude00\"{n}é", "b": "xé{n}"}"#)
    for entry in file.entries {
      let text = Array(entry.text.utf8)
      let brace = try #require(text.firstIndex(of: UInt8(ascii: "{")))
      let range = file.fileRange(of: SourceRange(brace, brace + 3), in: entry)
      #expect(slice(file, range) == "{n}")
      #expect(file.fileOffset(of: text.count, in: entry) == entry.messageRange.upper - 1)
      #expect(file.fileOffset(of: text.count + 9, in: entry) == entry.messageRange.upper - 1)
    }
    let escaped = try #require(file.entries.first)
    // Each byte of a character that is escaped lies at the escape's start.
    #expect(file.fileOffset(of: 2, in: escaped) == file.fileOffset(of: 1, in: escaped))
  }

  @Test func `every fault of a file is told, and all other members are read`() {
    let file = read(
      """
      {
        "@@locale": "de"
        "a": "one",
        "b": "unclosed,
        "c": 3,
        "a": "two",
        "d": "bad \\x escape",
        "@d": {"description": 1, "deep": {"x": [1 2], "y": {}}},
        "A b": "bad id",
        "e": "control \\u0007",
        "@e": {"facts": {}, "maxSeconds": -1, "sentence": "yes", "x-allow": [{}],
          "placeholders": {"n": 1}, "x-source": []},
        "f": "fine",
      }
      """
    )
    #expect(file.entries.map(\.id) == ["a", "c", "a", "A b", "e", "f"])
    #expect(file.entries.last?.text == "fine")
    let positions = file.faults.compactMap(\.position).map(\.description)
    #expect(
      positions == [
        "3:3", "4:18", "5:8", "6:3", "7:13", "8:45", "9:3", "10:17", "11:19", "11:37", "11:53",
        "11:71", "12:21", "12:43", "14:1",
      ]
    )
    #expect(file.faults[3].fault == .duplicateKey("a"))
    #expect(file.faults[6].fault == .badId("A b"))
    #expect(file.faults[7].fault == .controlCharacter(id: "e"))
  }

  @Test func `bytes that are no UTF-8 keep lines and columns, and a mark is a fault`() {
    var bytes = Array("\u{FEFF}{\"@@locale\": \"en\",\n\"a\": \"".utf8)
    bytes += [0xFF]
    bytes += Array("é\", \"a\": \"\"}".utf8)
    let file = CatalogueFile(bytes)
    #expect(file.entries.map(\.text) == ["\u{FFFD}é", ""])
    #expect(
      faults(file) == [
        "1:1: UTF-8 without a byte order mark was expected",
        "2:7: UTF-8 without a byte order mark was expected",
        "2:12: the key 'a' stands a second time",
      ]
    )
  }

  @Test(arguments: [
    "", "[]", "{", "{\"a\"", "{\"a\":", "{\"a\": \"", "{\"a\": {\"b\": [", "\u{0}", "{,}",
  ])
  func `a text that ends early or is no object gives faults, never a trap`(text: String) {
    let file = read(text)
    #expect(!file.faults.isEmpty)
    #expect(file.entries.isEmpty)
    #expect(file.faults.contains { $0.fault == .missingLocale })
  }

  @Test func `a broken escape costs its own member alone, on one line as well`() {
    let file = read(#"{"@@locale": "en", "a": "\x, {", "b": "c", "d": {"e": [1,, 2]}, "f": ""}"#)
    #expect(file.entries.map(\.id) == ["b", "f"])
    #expect(file.faults.compactMap(\.position).map(\.column) == [26, 58])
  }

  @Test func `a place in a long text with escapes is the one that reading from its start gives`() {
    var generator = SeededGenerator(seed: 5)
    let parts = [
      ("a", 1), ("é", 2), (#"\n"#, 1), (#"\u00e9"#, 2), (#"\ud83d\ude00"#, 4), (#"\\"#, 1),
    ]
    let start = #"{"@@locale":"en","a":""#
    var (text, places) = (start, [Int]())
    for _ in 0..<2_000 {
      let (part, size) = parts[Int.random(in: 0..<parts.count, using: &generator)]
      for byte in 0..<size {
        places.append(text.utf8.count + (part.hasPrefix("\\") ? 0 : byte))
      }
      text += part
    }
    let file = read("\(text)\"}")
    let entry = file.entries[0]
    #expect(entry.text.utf8.count == places.count)
    for (offset, place) in places.enumerated() {
      #expect(file.fileOffset(of: offset, in: entry) == place)
    }
    #expect(file.fileOffset(of: places.count, in: entry) == text.utf8.count)
    #expect(file.fileOffset(of: -1, in: entry) == start.utf8.count)
  }

  @Test func `deep nesting and endless faults are bounded`() {
    for bracket in ["[", "{\"a\":"] {
      let deep = String(repeating: bracket, count: 100_000)
      let file = read("{\"@@locale\": \"en\",\n\"@a\": \(deep)\n,\"b\": \"c\"}")
      #expect(file.faults.count == 1)
    }
    let many = read("{" + String(repeating: "\"A\": 1,\n", count: 100_000) + "}")
    #expect(many.faults.count == CatalogueFile.maximumFaultCount)
    #expect(many.faults.contains { $0.fault == .tooManyFaults })
  }

  @Test func `lines end at LF, CR and CR LF, and columns count scalars`() {
    let text = "a\r\né\u{1F600}b\rc\nd"
    let bytes = Array(text.utf8)
    let file = CatalogueFile(bytes)
    for offset in 0...(bytes.count + 2) {
      #expect(file.position(of: offset) == SourcePosition(of: offset, in: bytes))
    }
  }

  @Test func `a JSON text is read with the place of each value`() throws {
    let node = try JSONNode(parsing: Array(#"{"a": [1, -2.5e1, true, null, "x"], "a": {}}"#.utf8))
    #expect(node.members?.count == 2)
    #expect(node["a"]?.elements?.compactMap(\.number) == [1, -25])
    #expect(node["a"]?.elements?[2].boolean == true)
    #expect(node["a"]?.strings == nil)
    #expect(node["a"]?.elements?[4].range == SourceRange(30, 33))
    let fault = #expect(throws: CatalogueError.self) { try JSONNode(parsing: Array("{}x".utf8)) }
    #expect(fault?.position == SourcePosition(line: 1, column: 3))
  }
}
