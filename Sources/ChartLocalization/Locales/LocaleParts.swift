/// The subtags of a locale's tag in canonical case.
struct LocaleParts {
  var language: String
  var script: String?
  var region: String?
  /// Variants, extensions and private use, lower case, in the given order.
  var rest: [String] = []

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Splits a tag; nil if it is not well formed.
  ///
  /// An extended language subtag takes the place of the language, by RFC 5646 section 4.5.
  init?(_ text: String) {
    let subtags = text.utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == 0x2D || $0 == 0x5F }
    ).map { String(Substring($0)).lowercased() }
    guard let first = subtags.first, (2...3).contains(first.utf8.count), first.isLetters else {
      return nil
    }
    language = Self.renamedLanguages[first] ?? first
    var others = subtags.dropFirst()
    if let next = others.first, next.utf8.count == 3, next.isLetters {
      language = next
      others.removeFirst()
    }
    if let next = others.first, next.utf8.count == 4, next.isLetters {
      script = next.prefix(1).uppercased() + next.dropFirst()
      others.removeFirst()
    }
    if let next = others.first,
      (next.utf8.count == 2 && next.isLetters) || (next.utf8.count == 3 && next.isDigits)
    {
      region = next.uppercased()
      others.removeFirst()
    }
    guard Self.areRest(others) else { return nil }
    rest = Array(others)
  }

  var joined: String {
    ([language] + [script, region].compactMap(\.self) + rest).joined(separator: "-")
  }

  /// The value of a key in the `-u-` extension: `arab` for `nu` in `ar-u-nu-arab`.
  func unicodeKeyword(_ key: String) -> String? {
    guard let start = rest.firstIndex(of: "u") else { return nil }
    let extensionSubtags = rest[(start + 1)...].prefix { $0.utf8.count > 1 }
    guard let index = extensionSubtags.firstIndex(of: key) else { return nil }
    let value = extensionSubtags[(index + 1)...].prefix { $0.utf8.count > 2 }
    return value.isEmpty ? nil : value.joined(separator: "-")
  }

  /// Codes that CLDR 42 replaces (supplementalMetadata, languageAlias, reason "deprecated").
  private static let renamedLanguages = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro",
  ]

  /// The same with the language's code of today, and the script or region that an older code implied.
  ///
  /// Source: CLDR's languageAlias, as ICU carries it.
  var usingCurrentCodes: LocaleParts {
    let mayBeOld = language.utf8.count == 3 || Self.oldLanguages.contains(language)
    guard mayBeOld, let current = ICU.currentLanguage(language).flatMap({ LocaleParts($0) })
    else { return self }
    var parts = self
    parts.language = current.language
    parts.script = script ?? current.script
    parts.region = region ?? current.region
    return parts
  }

  /// Codes of two letters that CLDR replaces by more than a code of two letters.
  private static let oldLanguages: Set<String> = ["sh", "tl"]

  /// Variants, then extensions, then private use, each subtag of a length that it may have.
  private static func areRest(_ subtags: ArraySlice<String>) -> Bool {
    var shortest = 0
    var isPrivate = false
    for index in subtags.indices {
      let subtag = subtags[index]
      let count = subtag.utf8.count
      guard (1...8).contains(count), subtag.isAlphanumeric else { return false }
      if count == 1, !isPrivate {
        guard index + 1 < subtags.endIndex else { return false }
        isPrivate = subtag == "x"
        shortest = isPrivate ? 1 : 2
        continue
      }
      guard shortest > 0 else {
        guard count >= 5 || (count == 4 && subtag.prefix(1).isDigits) else { return false }
        continue
      }
      guard count >= shortest else { return false }
    }
    return true
  }
}

extension StringProtocol {
  fileprivate var isLetters: Bool {
    utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  fileprivate var isDigits: Bool {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  fileprivate var isAlphanumeric: Bool {
    utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}
