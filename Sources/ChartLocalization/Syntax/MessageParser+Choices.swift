extension MessageParser {
  /// A plural, ordinal or select, from after the comma behind its name to after its `}`.
  mutating func choice(
    _ name: String,
    _ nameRange: SourceRange,
    from start: Int,
    depth: Int
  ) throws(MessageSyntaxError) -> MessageChoice {
    let kind = try choiceKind(from: start)
    var offsetValue: Double?
    var variants: [MessageVariant] = []
    while true {
      skipSpace()
      guard offset < bytes.count else { throw fault(.unclosedBrace, start, start + 1) }
      if bytes[offset] == UInt8(ascii: "}") { break }
      if kind != .select,
        let value = try takeOffset(isFirst: variants.isEmpty && offsetValue == nil)
      {
        offsetValue = value
        continue
      }
      variants.append(try variant(of: kind, depth: depth))
    }
    if !variants.contains(where: { $0.selector == .keyword("other") }) {
      try goOn(after: fault(.missingOther(argument: name), nameRange.lower, nameRange.upper))
    }
    offset += 1
    return MessageChoice(
      kind: kind,
      argument: name,
      argumentRange: nameRange,
      offset: offsetValue ?? 0,
      variants: variants,
      range: SourceRange(start, offset)
    )
  }

  /// The type, and the comma behind it.
  private mutating func choiceKind(from start: Int) throws(MessageSyntaxError) -> MessageChoice.Kind
  {
    skipSpace()
    let typeStart = offset
    while offset < bytes.count, isLetter(bytes[offset]) { offset += 1 }
    let typeRange = SourceRange(typeStart, offset)
    let type = slice(typeRange)
    skipSpace()
    guard offset < bytes.count else { throw fault(.unclosedBrace, start, start + 1) }
    guard !type.isEmpty else { throw fault(.missingType, typeStart, typeStart + 1) }
    guard let kind = MessageChoice.Kind(rawValue: type.lowercased()) else {
      throw fault(.unsupportedType(type), typeRange.lower, typeRange.upper)
    }
    guard bytes[offset] == UInt8(ascii: ",") else {
      throw fault(.missingVariants, offset, offset + 1)
    }
    offset += 1
    return kind
  }

  /// `offset:n` if it stands here.
  private mutating func takeOffset(isFirst: Bool) throws(MessageSyntaxError) -> Double? {
    let word = Array("offset:".utf8)
    guard bytes[offset...].starts(with: word) else { return nil }
    guard isFirst else { throw fault(.misplacedOffset, offset, offset + word.count) }
    offset += word.count
    skipSpace()
    return try number()
  }

  /// A selector and its text in braces.
  private mutating func variant(
    of kind: MessageChoice.Kind,
    depth: Int
  ) throws(MessageSyntaxError) -> MessageVariant {
    let start = offset
    let selector: MessageSelector
    if kind != .select, bytes[offset] == UInt8(ascii: "=") {
      offset += 1
      selector = .exactly(try number())
    } else {
      let range = identifier()
      guard range.upper > range.lower else { throw fault(.missingSelector, start, start + 1) }
      selector = .keyword(slice(range))
    }
    let selectorRange = SourceRange(start, offset)
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else {
      throw fault(
        .missingVariantText(selector: slice(selectorRange)),
        selectorRange.lower,
        selectorRange.upper
      )
    }
    let brace = offset
    offset += 1
    let elements = try message(within: kind, depth: depth + 1)
    guard offset < bytes.count else { throw fault(.unclosedBrace, brace, brace + 1) }
    offset += 1
    return MessageVariant(
      selector: selector,
      selectorRange: selectorRange,
      elements: elements,
      range: SourceRange(brace, offset)
    )
  }

  /// A number as ICU takes it after `=` and `offset:`: sign, decimals and exponent allowed.
  private mutating func number() throws(MessageSyntaxError) -> Double {
    let start = offset
    while offset < bytes.count, isNumberByte(bytes[offset]) { offset += 1 }
    let text = slice(SourceRange(start, offset))
    guard let value = Double(text), value.isFinite else {
      throw fault(.badNumber(text), start, max(offset, start + 1))
    }
    return value
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
