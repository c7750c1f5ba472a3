import ChartLocalization
import Testing

struct TextEncodingTests {
  @Test func `bytes decode as Python decodes them`() throws {
    for example in try Reference.load().encodings {
      let digits = Array(example.bytes)
      let bytes = try stride(from: 0, to: digits.count, by: 2).map {
        try #require(UInt8(String(digits[$0...($0 + 1)]), radix: 16))
      }
      var replacements = -1
      let text = try TextEncoding.decode(bytes, from: example.name, replacements: &replacements)
      #expect(String(decoding: text, as: UTF8.self) == example.text, "\(example.name)")
      #expect(replacements == 0)
    }
  }

  @Test(arguments: ["", "no-such-set", "utf-8\u{0}", "🙂", String(repeating: "x", count: 10_000)])
  func `an unknown name is an error that names it`(name: String) {
    #expect(throws: TextEncodingError.unknownName(name)) {
      try TextEncoding.decode([0x61], from: name)
    }
  }

  @Test func `bytes that mean nothing are replaced and counted`() throws {
    var replacements = 0
    let text = try TextEncoding.decode(
      [0x61, 0xFF, 0x62, 0xC0, 0xAF],
      from: "utf-8",
      replacements: &replacements
    )
    #expect(String(decoding: text, as: UTF8.self).first == "a")
    #expect(replacements > 1)
    #expect(replacements == String(decoding: text, as: UTF8.self).count { $0 == "\u{FFFD}" })
  }

  @Test(arguments: [0, 1, 8_191, 65_535, 65_536, 65_537, 200_001])
  func `length does not matter, whatever the converter's buffers hold`(count: Int) throws {
    let text = String(repeating: "매출😀a", count: count / 4 + 1).prefix(count)
    let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let decoded = try TextEncoding.decode(units, from: "utf-16le")
    #expect(decoded == Array(text.utf8))
  }

  @Test func `a byte order mark chooses the order and is left out`() throws {
    #expect(try TextEncoding.decode([0xFF, 0xFE, 0x61, 0], from: "utf-16") == [0x61])
    #expect(try TextEncoding.decode([0xFE, 0xFF, 0, 0x61], from: "utf-16") == [0x61])
    #expect(try TextEncoding.decode([0xFF, 0xFE, 0x61, 0], from: "utf-16le") == [0x61])
    #expect(try TextEncoding.decode([0xEF, 0xBB, 0xBF, 0x61], from: "utf-8") == [0x61])
  }

  @Test func `the names listed are sorted, understood and hold the usual ones`() {
    let names = TextEncoding.names
    #expect(names == Set(names).sorted())
    for name in ["utf-8", "utf-16", "windows-1252", "iso-8859-1", "euc-kr", "shift_jis", "gb18030"]
    {
      #expect(names.contains(name), "\(name)")
    }
    for name in names {
      #expect(throws: Never.self) { try TextEncoding.decode([], from: name) }
    }
  }
}
