/// One catalogue file, read as far as it can be, with the place of everything in it.
///
/// ARB-shaped JSON: one object whose keys are ids of messages, `@id` for what is known of a message
/// and `@@name` for what is known of the file. Nothing stops the reading but the end of the object:
/// what is wrong is gathered in ``faults`` and reading goes on with the next member, so that a
/// translator sees all faults at once. Messages are not read as ICU MessageFormat.
///
/// - Complexity: O(n) in the bytes of the file.
/// - Source: RFC 8259; the ARB specification (github.com/google/app-resource-bundle).
package struct CatalogueFile: Sendable {
  /// The most faults that are told of one file.
  package static let maximumFaultCount = 1_000

  /// One message and where it stands.
  package struct Entry: Sendable {
    /// The key, which may be no well formed id.
    package let id: String
    /// The message, its JSON escapes undone; empty where the value is no text.
    package let text: String
    /// Where the key stands, with its quotes.
    package let keyRange: SourceRange
    /// Where the value stands, with its quotes.
    package let messageRange: SourceRange
    /// Whether the value is a text.
    package let isText: Bool
    /// Where parts of a text with escapes stand, by their offset in it: one about every 256 bytes, in
    /// order; none where text and file have the same bytes.
    let marks: [(text: Int, file: Int)]
  }

  /// What is known of the file under a name that starts with `@@`.
  package struct Attribute: Sendable {
    /// The key, `@@` included.
    package let key: String
    /// Where the key stands, with its quotes.
    package let keyRange: SourceRange
    /// What it holds.
    package let node: JSONNode
  }

  /// The bytes that were read, of which every sequence that is no UTF-8 is replaced by U+FFFD.
  ///
  /// All offsets count in them; lines and columns are those of the file as it was given.
  package let bytes: [UInt8]
  /// The messages in the order of the file; an id may stand twice.
  package internal(set) var entries: [Entry] = []
  /// The attributes of the file, in its order; a key may stand twice.
  package internal(set) var attributes: [Attribute] = []
  /// What is known of messages, in the order of the file; an id may stand twice.
  package internal(set) var metadata: [CatalogueMetadata] = []
  /// What is wrong, in the order of the file.
  package internal(set) var faults: [CatalogueError] = []
  /// Whether bytes that were no UTF-8 were replaced.
  package let isRepaired: Bool
  private let lines: LineStarts

  /// Reads a file.
  package init(_ bytes: [UInt8]) {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    isRepaired = !isValid
    self.bytes = isValid ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
    lines = LineStarts(of: self.bytes)
    if !isValid { note(.badEncoding, at: Self.firstDifference(bytes, self.bytes)) }
    read()
    faults.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    // Last, for it has no place: what stands anywhere else may be the reason.
    if localeAttribute == nil { note(.missingLocale, at: 0) }
  }

  /// What `@@locale` says, which may be no tag; nil if it is absent or no text.
  package var locale: String? { localeAttribute?.node.string }

  /// The first attribute `@@locale`.
  package var localeAttribute: Attribute? { attributes.first { $0.key == "@@locale" } }

  /// What is known of a message; where it stands twice, the first.
  ///
  /// - Complexity: O(n) in the messages of which something is known.
  package func metadata(of id: String) -> CatalogueMetadata? {
    metadata.first { $0.id == id }
  }

  /// Line and column of an offset in ``bytes``; past the end, of the end.
  package func position(of offset: Int) -> SourcePosition {
    lines.position(of: offset, in: bytes)
  }

  /// The offset in ``bytes`` of a byte of a message's text, JSON escapes counted.
  ///
  /// An offset within an escape gives its start; one past the text, the closing quote.
  ///
  /// - Complexity: O(log n) in the bytes of the message.
  package func fileOffset(of textOffset: Int, in entry: Entry) -> Int {
    guard entry.isText else { return entry.messageRange.lower }
    let start = entry.messageRange.lower + 1
    guard !entry.marks.isEmpty else {
      return start + min(max(0, textOffset), entry.text.utf8.count)
    }
    var (low, high) = (0, entry.marks.count)
    while low < high {
      let middle = (low + high) / 2
      if entry.marks[middle].text <= textOffset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return start }
    var (count, place) = entry.marks[low - 1]
    while let (size, width) = part(at: place, in: entry.messageRange) {
      count += size
      if count > textOffset { return place }
      place += width
    }
    return place
  }

  /// How many bytes the byte or escape at a place of a string makes, and has; nil at the closing quote.
  private func part(at place: Int, in range: SourceRange) -> (size: Int, width: Int)? {
    guard place < range.upper - 1 else { return nil }
    guard bytes[place] == UInt8(ascii: "\\") else { return (1, 1) }
    var reader = JSONReader(bytes, from: place)
    var decoded: [UInt8] = []
    guard reader.stringPart(into: &decoded) else { return nil }
    return (decoded.count, reader.offset - place)
  }

  /// The marks of a text that stands in a range.
  func marks(of text: String, in range: SourceRange) -> [(text: Int, file: Int)] {
    guard range.upper - range.lower - 2 != text.utf8.count else { return [] }
    var marks: [(text: Int, file: Int)] = []
    var (count, place) = (0, range.lower + 1)
    while let (size, width) = part(at: place, in: range) {
      if count >= marks.count * 256 { marks.append((count, place)) }
      count += size
      place += width
    }
    return marks
  }

  /// The range in ``bytes`` of a range of a message's text, JSON escapes counted.
  package func fileRange(of textRange: SourceRange, in entry: Entry) -> SourceRange {
    SourceRange(
      fileOffset(of: textRange.lower, in: entry),
      fileOffset(of: textRange.upper, in: entry)
    )
  }

  /// Adds a fault.
  mutating func note(_ fault: CatalogueError.Fault, at offset: Int) {
    guard faults.count < Self.maximumFaultCount else { return }
    let isLast = faults.count == Self.maximumFaultCount - 1
    faults.append(error(isLast ? .tooManyFaults : fault, at: offset))
  }

  /// The error at an offset in ``bytes``.
  package func error(_ fault: CatalogueError.Fault, at offset: Int) -> CatalogueError {
    CatalogueError(fault: fault, file: nil, position: position(of: offset))
  }

  private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int {
    zip(left, right).prefix(while: { $0 == $1 }).count
  }
}

extension SourcePosition: Comparable {
  /// The first place of a text.
  package static let start = SourcePosition(line: 1, column: 1)

  /// Earlier lines come first, and earlier columns of one line.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
