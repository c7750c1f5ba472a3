/// Reads one message by recursive descent over its bytes.
struct MessageParser {
  let bytes: [UInt8]
  var offset = 0
  /// Whether reading goes on after a fault.
  let recovers: Bool
  /// The faults after which reading went on.
  var faults: [MessageSyntaxError] = []

  init(_ source: String, recovers: Bool = false) throws(MessageSyntaxError) {
    self.recovers = recovers
    let count = source.utf8.count
    guard count <= MessagePattern.maximumByteCount else {
      throw MessageSyntaxError(
        fault: .tooLong(byteCount: count),
        range: SourceRange(0, count),
        position: SourcePosition(line: 1, column: 1)
      )
    }
    bytes = Array(source.utf8)
  }

  /// The parts up to the end, or up to the `}` that closes the variant this message is.
  ///
  /// `kind` is the choice directly around this message, `depth` the number of choices around it.
  mutating func message(
    within kind: MessageChoice.Kind?,
    depth: Int
  ) throws(MessageSyntaxError) -> [MessageElement] {
    var elements: [MessageElement] = []
    var text = TextRun(start: offset)
    let takesNumber = kind == .plural || kind == .ordinal
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "'"):
        quotation(into: &text, quotingNumber: takesNumber)
      case UInt8(ascii: "#") where takesNumber:
        text.flush(into: &elements, at: offset)
        elements.append(.number(SourceRange(offset, offset + 1)))
        offset += 1
        text = TextRun(start: offset)
      case UInt8(ascii: "{"):
        text.flush(into: &elements, at: offset)
        elements.append(try argumentOrText(depth: depth))
        text = TextRun(start: offset)
      case UInt8(ascii: "}") where depth > 0:
        text.flush(into: &elements, at: offset)
        return elements
      default:
        text.bytes.append(bytes[offset])
        offset += 1
      }
    }
    text.flush(into: &elements, at: offset)
    return elements
  }

  /// Takes an apostrophe, and the quoted text it starts if it does start one.
  private mutating func quotation(into text: inout TextRun, quotingNumber: Bool) {
    let apostrophe = UInt8(ascii: "'")
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : nil
    guard
      next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
        || (next == UInt8(ascii: "#") && quotingNumber)
    else {
      text.bytes.append(apostrophe)
      offset += next == apostrophe ? 2 : 1
      return
    }
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == apostrophe else {
        text.bytes.append(byte)
        continue
      }
      guard offset < bytes.count, bytes[offset] == apostrophe else { return }
      text.bytes.append(apostrophe)
      offset += 1
    }
  }

  /// An argument, from its `{` to after its `}`.
  mutating func argument(depth: Int) throws(MessageSyntaxError) -> MessageElement {
    let start = offset
    guard depth < MessagePattern.maximumDepth else {
      throw fault(.tooDeep, start, start + 1)
    }
    offset += 1
    skipSpace()
    let nameRange = identifier()
    let name = slice(nameRange)
    guard offset < bytes.count else { throw fault(.unclosedBrace, start, start + 1) }
    guard !name.isEmpty else { throw fault(.missingArgumentName, offset, offset + 1) }
    guard isUsableName(nameRange) else {
      throw fault(.badArgumentNumber(name), nameRange.lower, nameRange.upper)
    }
    skipSpace()
    guard offset < bytes.count else { throw fault(.unclosedBrace, start, start + 1) }
    switch bytes[offset] {
    case UInt8(ascii: "}"):
      offset += 1
      return .argument(name, SourceRange(start, offset))
    case UInt8(ascii: ","):
      offset += 1
      return .choice(try choice(name, nameRange, from: start, depth: depth))
    default:
      throw fault(.unexpectedAfterName(name), offset, offset + 1)
    }
  }

  /// Whether a name is either no number, or a number that ICU takes: no leading zero, 15 bits.
  private func isUsableName(_ range: SourceRange) -> Bool {
    let name = bytes[range.lower..<range.upper]
    guard name.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return true
    }
    if name.first == UInt8(ascii: "0") { return name.count == 1 }
    return Int16(slice(range)) != nil
  }
}

/// Text being gathered, with the place where its source starts.
private struct TextRun {
  let start: Int
  var bytes: [UInt8] = []

  func flush(into elements: inout [MessageElement], at end: Int) {
    guard end > start else { return }
    elements.append(.text(String(decoding: bytes, as: UTF8.self), SourceRange(start, end)))
  }
}
