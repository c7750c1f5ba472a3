/// The text of one catalogue file, read with the place of every message.
///
/// ARB-shaped JSON: one object; `@@locale` holds the locale's tag; other keys that start with `@`
/// hold metadata, which is checked to be JSON and left; all others are messages.
///
/// - Source: RFC 8259; the ARB specification (github.com/google/app-resource-bundle).
struct CatalogueText {
  /// One message and where it stands.
  struct Entry {
    let id: String
    let message: String
    /// The offset of the key's opening quote.
    let keyOffset: Int
    /// The offset of the message's opening quote.
    let messageOffset: Int
  }

  let bytes: [UInt8]
  /// What `@@locale` says.
  private(set) var locale: String?
  private(set) var localeOffset = 0
  /// The messages in file order; ids are unique and well formed.
  private(set) var entries: [Entry] = []

  /// Reads a file, without reading the messages in it.
  init(_ bytes: [UInt8]) throws(CatalogueError) {
    self.bytes = bytes
    try checkEncoding()
    var reader = JSONReader(bytes)
    try reader.expect(UInt8(ascii: "{"), "an object")
    var seen: Set<String> = []
    if !reader.take(UInt8(ascii: "}")) {
      repeat {
        try readMember(&reader, &seen)
      } while reader.take(UInt8(ascii: ","))
      try reader.expect(UInt8(ascii: "}"), "',' or '}'")
    }
    try reader.expectEnd()
  }

  private mutating func readMember(
    _ reader: inout JSONReader,
    _ seen: inout Set<String>
  ) throws(CatalogueError) {
    reader.skipSpace()
    let keyOffset = reader.offset
    let key = try reader.string()
    guard seen.insert(key).inserted else { throw fault(.duplicateKey(key), at: keyOffset) }
    try reader.expect(UInt8(ascii: ":"), "':'")
    reader.skipSpace()
    let valueOffset = reader.offset
    if key == "@@locale" {
      locale = try reader.string()
      localeOffset = valueOffset
    } else if key.hasPrefix("@") {
      try reader.skipValue()
    } else {
      guard Self.isMessageId(key) else { throw fault(.badId(key), at: keyOffset) }
      let message = try reader.string()
      guard !message.unicodeScalars.contains(where: { $0.isForbiddenControl }) else {
        throw fault(.controlCharacter(id: key), at: valueOffset)
      }
      entries.append(
        Entry(id: key, message: message, keyOffset: keyOffset, messageOffset: valueOffset)
      )
    }
  }

  /// Throws the first message that is no ICU MessageFormat, at its place in the file.
  func checkMessages() throws(CatalogueError) {
    for entry in entries {
      do throws(MessageSyntaxError) {
        _ = try MessagePattern(parsing: entry.message)
      } catch {
        let offset = fileOffset(of: error.range.lower, in: entry)
        throw fault(.badMessage(id: entry.id, error.fault), at: offset)
      }
    }
  }

  /// Throws if `@@locale` is absent or is not the name of the folder that the file stands in.
  func checkLocale(isNamed folder: String) throws(CatalogueError) {
    guard let locale else { throw fault(.missingLocale, at: 0) }
    guard locale == folder else {
      throw fault(.localeMismatch(found: locale, folder: folder), at: localeOffset)
    }
  }

  /// Where a byte of a message's text stands in the file, its JSON escapes counted.
  func fileOffset(of textOffset: Int, in entry: Entry) -> Int {
    var reader = JSONReader(bytes, from: entry.messageOffset + 1)
    var decoded: [UInt8] = []
    while decoded.count < textOffset, reader.stringPart(into: &decoded) {}
    return reader.offset
  }

  /// The error at an offset in the file.
  func fault(_ fault: CatalogueError.Fault, at offset: Int) -> CatalogueError {
    CatalogueError(fault: fault, file: nil, position: SourcePosition(of: offset, in: bytes))
  }

  private func checkEncoding() throws(CatalogueError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw fault(.badEncoding, at: 0) }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    let offset = zip(bytes, repaired).prefix(while: { $0 == $1 }).count
    throw fault(.badEncoding, at: offset)
  }

  private static func isMessageId(_ key: String) -> Bool {
    key.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty
        && $0.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }
}

extension Unicode.Scalar {
  /// A control character that no message needs; line feed and tab are allowed.
  fileprivate var isForbiddenControl: Bool {
    (value < 0x20 && value != 0x0A && value != 0x09) || (0x7F...0x9F).contains(value)
  }
}
