import ChartLocalization

/// Writes messages into catalogue files and leaves every other byte as it is.
struct CatalogueEdits {
  private let folder: CatalogueFolder
  private let locale: String

  init(_ folder: CatalogueFolder, _ locale: String) {
    self.folder = folder
    self.locale = locale
  }

  /// The files that hold these messages, by id, with their new bytes; those that would not change are
  /// left out.
  func changes(_ messages: [String: String]) throws(ExchangeError) -> [LocaleImport.Change] {
    guard !messages.isEmpty else { return [] }
    let sources = try folder.sourceFiles()
    let targets = try folder.files(of: locale)
    let present = Set(targets.flatMap { $0.catalogue.entries.map(\.id) })
    var changes: [LocaleImport.Change] = []
    for target in targets {
      let source = sources.first { $0.name == target.name }
      let added = source.map { Self.order($0.catalogue, messages, without: present) } ?? []
      let bytes = edited(target.catalogue, messages, added, source?.catalogue)
      if bytes != target.catalogue.bytes {
        changes.append(LocaleImport.Change(path: target.path, bytes: bytes))
      }
    }
    for source in sources where !targets.contains(where: { $0.name == source.name }) {
      let added = Self.order(source.catalogue, messages, without: present)
      guard !added.isEmpty else { continue }
      changes.append(
        LocaleImport.Change(
          path: "\(folder.path)/\(locale)/\(source.name)",
          bytes: made(added, messages)
        )
      )
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// The ids of new messages in the order of the source.
  private static func order(
    _ source: CatalogueFile,
    _ messages: [String: String],
    without present: Set<String>
  ) -> [String] {
    source.entries.map(\.id).filter { messages[$0] != nil && !present.contains($0) }
  }

  /// A file of new messages.
  private func made(_ ids: [String], _ messages: [String: String]) -> [UInt8] {
    let members = [("@@locale", locale)] + ids.map { ($0, messages[$0] ?? "") }
    let lines = members.map { "  \(JSONString.quoted($0)): \(JSONString.quoted($1))" }
    return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }

  private func edited(
    _ file: CatalogueFile,
    _ messages: [String: String],
    _ added: [String],
    _ source: CatalogueFile?
  ) -> [UInt8] {
    var edits: [(range: SourceRange, text: String)] = []
    for entry in file.entries {
      guard let message = messages[entry.id] else { continue }
      edits.append((entry.messageRange, JSONString.quoted(message)))
    }
    edits += metadataEdits(file, messages, source)
    edits += insertions(added, messages, file, source)
    var bytes: [UInt8] = []
    var start = 0
    // Ranges do not overlap; insertions at one place keep their order.
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
    }).map(\.element) {
      bytes += file.bytes[start..<edit.range.lower]
      bytes += Array(edit.text.utf8)
      start = edit.range.upper
    }
    return bytes + file.bytes[start...]
  }

  /// What is known of messages that are written, brought up to date: the digest of the source, so that
  /// none is outdated, and no mark any more that it is not translated.
  private func metadataEdits(
    _ file: CatalogueFile,
    _ messages: [String: String],
    _ source: CatalogueFile?
  ) -> [(range: SourceRange, text: String)] {
    let sources = Dictionary(
      (source?.entries ?? []).map { ($0.id, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    var edits: [(range: SourceRange, text: String)] = []
    for known in file.metadata where messages[known.id] != nil {
      if let digest = folder.digest, let node = known.node["x-source"], let text = sources[known.id]
      {
        edits.append((node.range, JSONString.quoted(digest(text))))
      }
      if known.isUntranslated, let range = Self.range(of: "x-state", in: known.node) {
        edits.append((range, ""))
      }
    }
    return edits
  }

  /// Where a member of an object stands, with the comma that goes with it.
  private static func range(of key: String, in object: JSONNode) -> SourceRange? {
    guard let members = object.members,
      let index = members.firstIndex(where: { $0.key == key })
    else { return nil }
    let (start, end) = (members[index].keyRange.lower, members[index].node.range.upper)
    if index > 0 { return SourceRange(members[index - 1].node.range.upper, end) }
    return SourceRange(start, members.count > 1 ? members[1].keyRange.lower : end)
  }

  /// New messages, each behind the one that it follows in the source.
  private func insertions(
    _ added: [String],
    _ messages: [String: String],
    _ file: CatalogueFile,
    _ source: CatalogueFile?
  ) -> [(range: SourceRange, text: String)] {
    guard !added.isEmpty, let source else { return [] }
    let style = MemberStyle(file)
    var ends: [String: Int] = [:]
    for entry in file.entries { ends[entry.id] = entry.messageRange.upper }
    for known in file.metadata { ends[known.id] = max(ends[known.id] ?? 0, known.node.range.upper) }
    let members = added.map { style.member($0, messages[$0] ?? "") }
    if style.isEmpty { return [(SourceRange(style.start, style.start), style.only(members))] }
    let (added, present) = (Set(added), Set(file.entries.map(\.id)))
    var place = file.attributes.map(\.node.range.upper).max() ?? style.start
    var next = members.makeIterator()
    var edits: [(range: SourceRange, text: String)] = []
    for entry in source.entries {
      if added.contains(entry.id), let member = next.next() {
        let text = place == style.start ? style.leading(member) : style.trailing(member)
        edits.append((SourceRange(place, place), text))
      } else if let end = ends[entry.id], present.contains(entry.id) {
        place = end
      }
    }
    return edits
  }
}

/// How the members of a catalogue file are laid out.
private struct MemberStyle {
  /// The offset right behind the object's `{`.
  let start: Int
  /// Whether the object has no member.
  let isEmpty: Bool
  /// What stands before a member's key.
  private let before: String
  /// What stands between a key and its value.
  private let colon: String

  init(_ file: CatalogueFile) {
    let bytes = file.bytes
    start = (bytes.firstIndex(of: UInt8(ascii: "{")) ?? -1) + 1
    let members =
      file.entries.map { ($0.keyRange, $0.messageRange) }
      + file.attributes.map { ($0.keyRange, $0.node.range) }
      + file.metadata.map { ($0.keyRange, $0.node.range) }
    guard let first = members.min(by: { $0.0.lower < $1.0.lower }) else {
      (isEmpty, before, colon) = (true, "\n  ", ": ")
      return
    }
    isEmpty = false
    before = String(decoding: bytes[start..<first.0.lower], as: UTF8.self)
    colon = String(decoding: bytes[first.0.upper..<first.1.lower], as: UTF8.self)
  }

  func member(_ id: String, _ message: String) -> String {
    "\(JSONString.quoted(id))\(colon)\(JSONString.quoted(message))"
  }

  /// A member behind another.
  func trailing(_ member: String) -> String { ",\(before.isEmpty ? " " : before)\(member)" }

  /// A member before all others.
  func leading(_ member: String) -> String { "\(before)\(member)," }

  /// The members of an object that had none.
  func only(_ members: [String]) -> String {
    members.map { "\(before)\($0)" }.joined(separator: ",") + "\n"
  }
}
