package import ChartLocalization

/// The catalogues of a language that is to be started: all messages of the source, each marked as not
/// translated.
package struct LocaleSkeleton {
  /// One file.
  package struct File {
    /// The file's own name: `narration.arb`.
    package let name: String
    /// What it holds.
    package let text: String
  }

  /// The files, as many as the source has.
  package let files: [File]
  /// What the registry would say of the language, as JSON.
  package let registration: String

  /// Makes the catalogues of a locale from those of the source.
  ///
  /// Choices by number get the categories that the locale has, asked of ICU. A message that cannot be
  /// read stays as it is. The source's notes for translators, and the digest of the text that they are
  /// to translate, stand beside each message.
  package init(_ tag: LocaleTag, from source: LocaleFolder.Locale) {
    let cardinals = PluralCategories(of: tag, isOrdinal: false)
    let ordinals = PluralCategories(of: tag, isOrdinal: true)
    files = source.files.map { file in
      var members = [#"  "@@locale": "# + Self.quoted(tag.description)]
      var seen: Set<String> = []
      let known = Dictionary(file.catalogue.metadata.map { ($0.id, $0) }) { first, _ in first }
      for entry in file.catalogue.entries where entry.isText && seen.insert(entry.id).inserted {
        let skeleton = PluralSkeleton(entry.text, cardinals: cardinals, ordinals: ordinals)
        members.append("  \(Self.quoted(entry.id)): \(Self.quoted(skeleton?.text ?? entry.text))")
        members.append(Self.notes(entry, known[entry.id]?.node, file.catalogue.bytes))
      }
      return File(name: file.name, text: "{\n\(members.joined(separator: ",\n"))\n}\n")
    }
    registration = Self.registration(of: tag, cardinals, ordinals)
  }

  private static func notes(
    _ entry: CatalogueFile.Entry,
    _ node: JSONNode?,
    _ bytes: [UInt8]
  ) -> String {
    var members: [String] = []
    for key in ["description", "placeholders"] {
      guard let range = node?[key]?.range else { continue }
      let text = String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
      members.append("    \(quoted(key)): \(text)")
    }
    members.append(#"    "x-source": "# + quoted(SourceDigest.digest(of: entry.text)))
    members.append(#"    "x-state": "untranslated""#)
    return "  \(quoted("@" + entry.id)): {\n\(members.joined(separator: ",\n"))\n  }"
  }

  private static func registration(
    of tag: LocaleTag,
    _ cardinals: PluralCategories,
    _ ordinals: PluralCategories
  ) -> String {
    let script = tag.writingScript.map { #", "scriptOfRecord": "# + quoted($0) } ?? ""
    let list = { (words: [String]) in "[\(words.map(quoted).joined(separator: ", "))]" }
    return """
      {
        "tag": \(quoted(tag.description)),
        "autonym": \(quoted(tag.autonym ?? tag.description)),
        "direction": "\(tag.isRightToLeft ? "rtl" : "ltr")"\(script),
        "cardinals": \(list(cardinals.all)),
        "ordinals": \(list(ordinals.all)),
        "voice": null,
        "speech": "text-only",
        "status": "draft",
        "reviewers": []
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    JSONValue.string(text).text(isIndented: false)
  }
}
