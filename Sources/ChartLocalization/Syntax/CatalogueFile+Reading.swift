extension CatalogueFile {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads all members of the object.
  mutating func read() {
    var reader = JSONReader(bytes)
    if bytes.starts(with: Self.byteOrderMark) {
      note(.badEncoding, at: 0)
      reader = JSONReader(bytes, from: Self.byteOrderMark.count)
    }
    guard reader.take(UInt8(ascii: "{")) else {
      return note(reader.unexpected("an object").fault, at: reader.offset)
    }
    var keys: Set<String> = []
    readMembers(&reader, &keys)
  }

  private mutating func readMembers(_ reader: inout JSONReader, _ keys: inout Set<String>) {
    if reader.take(UInt8(ascii: "}")) { return readEnd(&reader) }
    while faults.count < Self.maximumFaultCount {
      do throws(JSONFault) {
        try readMember(&reader, &keys)
        if reader.take(UInt8(ascii: ",")) { continue }
        if reader.take(UInt8(ascii: "}")) { return readEnd(&reader) }
        throw reader.unexpected("',' or '}'")
      } catch {
        note(error.fault, at: error.offset)
        guard reader.isAtLooseString || reader.recover() else { return }
      }
    }
  }

  private mutating func readEnd(_ reader: inout JSONReader) {
    do throws(JSONFault) {
      try reader.expectEnd()
    } catch {
      note(error.fault, at: error.offset)
    }
  }

  private mutating func readMember(
    _ reader: inout JSONReader,
    _ keys: inout Set<String>
  ) throws(JSONFault) {
    reader.skipSpace()
    let keyStart = reader.offset
    let key = try reader.string()
    let keyRange = SourceRange(keyStart, reader.offset)
    if !keys.insert(key).inserted { note(.duplicateKey(key), at: keyStart) }
    try reader.expect(UInt8(ascii: ":"), "':'")
    let node = try reader.node()
    if key.hasPrefix("@@") {
      add(Attribute(key: key, keyRange: keyRange, node: node))
    } else if key.hasPrefix("@") {
      var faults: [(CatalogueError.Fault, Int)] = []
      metadata.append(CatalogueMetadata(key: key, keyRange: keyRange, node: node, faults: &faults))
      for (fault, offset) in faults { note(fault, at: offset) }
    } else {
      addEntry(key, keyRange, node)
    }
  }

  private mutating func add(_ attribute: Attribute) {
    attributes.append(attribute)
    guard attribute.key == "@@locale" else { return }
    let start = attribute.node.range.lower
    if attribute.node.string == nil {
      note(.badMetadata(key: "@@locale", field: "@@locale", expected: "a string"), at: start)
    }
  }

  private mutating func addEntry(_ key: String, _ keyRange: SourceRange, _ node: JSONNode) {
    let entry = Entry(
      id: key,
      text: node.string ?? "",
      keyRange: keyRange,
      messageRange: node.range,
      isText: node.string != nil,
      marks: node.string.map { marks(of: $0, in: node.range) } ?? []
    )
    entries.append(entry)
    if !Self.isMessageId(key) { note(.badId(key), at: keyRange.lower) }
    guard entry.isText else {
      return note(.notText(id: key), at: node.range.lower)
    }
    if let offset = Self.offsetOfControl(in: entry.text) {
      note(.controlCharacter(id: key), at: fileOffset(of: offset, in: entry))
    }
  }

  /// Whether a key is lower-case words joined by hyphens.
  package static func isMessageId(_ key: String) -> Bool {
    key.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty
        && $0.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }

  /// The offset of the first control character that no message needs; line feed and tab are
  /// allowed.
  private static func offsetOfControl(in text: String) -> Int? {
    var previous: UInt8 = 0
    var offset = 0
    for byte in text.utf8 {
      if (byte < 0x20 && byte != 0x0A && byte != 0x09) || byte == 0x7F { return offset }
      // U+0080 to U+009F are C2 80 to C2 9F.
      if previous == 0xC2, byte < 0xA0 { return offset - 1 }
      previous = byte
      offset += 1
    }
    return nil
  }
}
