import ChartLocalization

/// Reads gettext's portable objects, with the place of every fault.
///
/// Understood is all that gettext writes; comments but the flag `fuzzy`, entries that are no longer used
/// (`#~`) and former sources (`#|`) are passed over. Size is bounded; there is no nesting.
///
/// - Source: GNU gettext manual, "The Format of PO Files".
struct POReader {
  /// The most bytes that are read.
  static let maximumByteCount = 64 << 20

  private let bytes: [UInt8]
  private let lines: LineStarts
  private var units: [ReceivedUnit] = []
  private var header: [String: String] = [:]
  private var headerStart = 0
  private var entry = Entry()

  init(_ bytes: [UInt8]) throws(ExchangeError) {
    guard bytes.count <= Self.maximumByteCount else {
      throw ExchangeError(.tooLarge(byteCount: bytes.count, limit: Self.maximumByteCount))
    }
    self.bytes = bytes
    lines = LineStarts(of: bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let repaired = String(decoding: bytes, as: UTF8.self).utf8
      let offset = zip(bytes, repaired).prefix { $0 == $1 }.count
      throw fault("a byte that is no UTF-8", expected: "UTF-8", at: offset)
    }
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      try read(line: offset..<end)
      offset = end + 1
    }
    try finish()
  }

  /// The file; `locale` is the language that is translated into where the file does not say.
  func file(locale: String?) -> ReceivedFile {
    let target = header["language"].map(Self.tag)
    return ReceivedFile(
      format: .po,
      sourceLocale: header["x-source-language"].map(Self.tag),
      targetLocale: target,
      at: place(of: headerStart),
      units: target ?? locale == nil ? units : ordered(for: PluralForms(of: target ?? locale ?? ""))
    )
  }

  /// The units with the plural forms in our order, where the header says that the file has another.
  private func ordered(for forms: PluralForms) -> [ReceivedUnit] {
    guard let theirs = header["plural-forms"].flatMap({ PluralExpression(header: $0) }),
      let own = PluralExpression(forms.expression)
    else { return units }
    let order = own.forms(in: theirs, count: forms.counted.count)
    guard order != Array(forms.counted.indices) else { return units }
    return units.map { unit in
      var unit = unit
      unit.target = unit.target.flatMap { target in
        guard case .forms(let texts)? = target else { return .success(target) }
        guard let order, order.allSatisfy(texts.indices.contains) else {
          return .failure(.misshapen("'plural=\(forms.expression)' in the header"))
        }
        return .success(.forms(order.map { texts[$0] }))
      }
      return unit
    }
  }

  private static func tag(_ name: String) -> String { name.replacing("_", with: "-") }

  private mutating func read(line: Range<Int>) throws(ExchangeError) {
    var cursor = POLine(bytes, line)
    cursor.skipSpace()
    guard let byte = cursor.current else { return }
    if byte == UInt8(ascii: "#") {
      // A comment belongs to the entry that comes, which starts with it.
      if entry.isComplete { try finish() }
      if cursor.isFlagged("fuzzy") { entry.isFuzzy = true }
      return
    }
    if byte == UInt8(ascii: "\"") {
      guard let field = entry.last else {
        throw fault("a string", expected: "'msgid' before it", at: cursor.offset)
      }
      entry.fields[field, default: ""] += try string(&cursor)
    } else {
      try keyword(&cursor)
    }
    cursor.skipSpace()
    guard cursor.current == nil else {
      throw fault("text behind a string", expected: "the end of the line", at: cursor.offset)
    }
  }

  private mutating func keyword(_ cursor: inout POLine) throws(ExchangeError) {
    let start = cursor.offset
    let word = cursor.word()
    let known = ["msgctxt", "msgid", "msgid_plural", "msgstr"].contains(word) || Self.isForm(word)
    guard known else {
      throw fault("'\(word)'", expected: "'msgctxt', 'msgid' or 'msgstr'", at: start)
    }
    if word == "msgctxt" || word == "msgid", entry.isComplete { try finish() }
    guard entry.fields[word] == nil else {
      throw fault("a second '\(word)'", expected: "another entry", at: start)
    }
    if entry.fields.isEmpty { entry.start = start }
    cursor.skipSpace()
    guard cursor.current == UInt8(ascii: "\"") else {
      throw fault(
        cursor.current == nil ? "the end of the line" : "no '\"'",
        expected: "a string",
        at: cursor.offset
      )
    }
    entry.last = word
    entry.fields[word] = try string(&cursor)
  }

  private static func isForm(_ word: String) -> Bool {
    guard word.hasPrefix("msgstr["), word.hasSuffix("]") else { return false }
    let digits = word.dropFirst(7).dropLast()
    return Int(digits).map(String.init) == String(digits) && !digits.hasPrefix("-")
  }

  private func string(_ cursor: inout POLine) throws(ExchangeError) -> String {
    let start = cursor.offset
    guard let text = cursor.string() else {
      throw fault(
        cursor.current == nil ? "the end of the line" : "an escape that is none",
        expected: cursor.current == nil ? "'\"'" : "one of gettext's",
        at: cursor.current == nil ? start : cursor.offset
      )
    }
    return text
  }

  /// Ends an entry: the header, or a unit.
  private mutating func finish() throws(ExchangeError) {
    defer { entry = Entry() }
    guard !entry.fields.isEmpty else { return }
    guard let source = entry.fields["msgid"], entry.isComplete else {
      throw fault("an entry without its texts", expected: "'msgid' and 'msgstr'", at: entry.start)
    }
    let position = place(of: entry.start)
    guard let context = entry.fields["msgctxt"] else {
      if source.isEmpty {
        try readHeader(entry.fields["msgstr"] ?? "", at: entry.start)
      } else {
        let text = entry.fields["msgstr"] ?? ""
        let target = text.isEmpty ? nil : UnitText.whole(text)
        units.append(
          ReceivedUnit(
            names: [],
            position: position,
            source: .whole(source),
            target: .success(target),
            unconfirmed: entry.isFuzzy ? "fuzzy" : nil
          )
        )
      }
      return
    }
    units.append(
      ReceivedUnit(
        names: [context],
        position: position,
        source: entry.fields["msgid_plural"].map { .forms([source, $0]) } ?? .whole(source),
        target: entry.target,
        unconfirmed: entry.isFuzzy ? "fuzzy" : nil
      )
    )
  }

  private mutating func readHeader(_ text: String, at offset: Int) throws(ExchangeError) {
    headerStart = offset
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimming { $0 == " " }
      if !value.isEmpty { header[line[..<colon].lowercased()] = value }
    }
    let type = header["content-type"]?.lowercased()
    guard let type, let charset = type.split(separator: "charset=").dropFirst().first else {
      return
    }
    guard ["utf-8", "utf8", "ascii", "us-ascii"].contains(String(charset)) else {
      throw fault("the character set '\(charset)'", expected: "UTF-8", at: offset)
    }
  }

  private func place(of offset: Int) -> SourcePosition { lines.position(of: offset, in: bytes) }

  private func fault(_ found: String, expected: String, at offset: Int) -> ExchangeError {
    ExchangeError(.unexpected(found: found, expected: expected), at: place(of: offset))
  }

  /// The fields of an entry by keyword.
  private struct Entry {
    var fields: [String: String] = [:]
    /// The keyword that a string of its own line goes on.
    var last: String?
    var start = 0
    /// Whether the translation is flagged as a guess.
    var isFuzzy = false

    var isComplete: Bool { fields.keys.contains { $0.hasPrefix("msgstr") } }

    /// The translation; none where all of it is empty while the source is not.
    var target: Result<UnitText?, UnitFault> {
      guard fields["msgid_plural"] != nil else {
        if fields["msgstr"] == nil { return .failure(.misshapen("'msgstr' without a number")) }
        let text = fields["msgstr"] ?? ""
        return .success(text.isEmpty && fields["msgid"] != "" ? nil : .whole(text))
      }
      let indices = fields.keys.filter(POReader.isForm).compactMap {
        Int($0.dropFirst(7).dropLast())
      }
      guard !indices.isEmpty, fields["msgstr"] == nil,
        indices.sorted() == Array(indices.indices)
      else {
        return .failure(.misshapen("'msgstr[0]' and so on without a gap"))
      }
      let texts = indices.indices.map { fields["msgstr[\($0)]"] ?? "" }
      return .success(texts.allSatisfy(\.isEmpty) ? nil : .forms(texts))
    }
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
