/// A clean folder of catalogues in eight languages, into which defects are planted.
///
/// Each message stands on one line, so that a place is told by its key.
struct Sample: Sendable {
  /// The texts of the files, by path.
  private(set) var files: [String: [UInt8]]

  /// The folder as it is built in; nothing in it is at fault.
  static let clean = Sample(
    files: Dictionary(
      uniqueKeysWithValues: EmbeddedChecks.sample.map { ($0.path, Array("\($0.text)".utf8)) }
    )
  )

  /// The folder, read.
  var folder: LocaleFolder { LocaleFolder(files: files.map { ($0.key, $0.value) }) }

  /// The path of a locale's catalogue.
  static func path(of locale: String) -> String { "\(locale)/sample.arb" }

  /// The number of the line on which a key stands, from 1, the last if it stands twice; nil if it is nowhere.
  func line(of key: String, in path: String) -> Int? {
    lines(of: path).lastIndex { $0.hasPrefix("  \"\(key)\":") }.map { $0 + 1 }
  }

  /// Puts a text in the place of another within the line of a message; tells whether it was there.
  mutating func replace(_ old: String, by new: String, in key: String, of locale: String) -> Bool {
    edit(key, of: locale) { line in
      guard let range = line.firstRange(of: old) else { return nil }
      return [line.replacingCharacters(in: range, with: new)]
    }
  }

  /// Puts a whole text in the place of a message's.
  mutating func set(_ text: String, for key: String, of locale: String) -> Bool {
    edit(key, of: locale) { line in
      ["  \"\(key)\": \"\(text)\"" + (line.hasSuffix(",") ? "," : "")]
    }
  }

  /// Takes a message's line out; it may not be the last one.
  mutating func remove(_ key: String, of locale: String) -> Bool {
    edit(key, of: locale) { $0.hasSuffix(",") ? [] : nil }
  }

  /// Puts a line before that of a message.
  mutating func insert(_ new: String, before key: String, of locale: String) -> Bool {
    edit(key, of: locale) { [new, $0] }
  }

  /// Changes the bytes of a file.
  mutating func change(_ path: String, _ change: (inout [UInt8]) -> Void) -> Bool {
    guard var bytes = files[path] else { return false }
    let before = bytes
    change(&bytes)
    files[path] = bytes
    return bytes != before
  }

  private func lines(of path: String) -> [String] {
    String(decoding: files[path] ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func edit(
    _ key: String,
    of locale: String,
    _ change: (String) -> [String]?
  ) -> Bool {
    let path = Self.path(of: locale)
    var lines = lines(of: path)
    guard let index = lines.firstIndex(where: { $0.hasPrefix("  \"\(key)\":") }),
      let new = change(lines[index])
    else { return false }
    lines.replaceSubrange(index...index, with: new)
    files[path] = Array(lines.joined(separator: "\n").utf8)
    return true
  }
}

extension String {
  /// The first place of a text within this one.
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
