import ChartLocalization

/// How much of each locale of a folder is there.
package struct Coverage {
  /// The counts of one locale.
  package struct Row: Equatable {
    /// The locale's tag.
    package let locale: String
    /// How many messages the source has.
    package let messageCount: Int
    /// How many of them the locale has, those left out that are marked as not translated.
    package let translatedCount: Int
    /// How many of them it lacks.
    package let missingCount: Int
    /// How many are marked as not translated.
    package let untranslatedCount: Int
    /// How many have words and are the source's text, without being marked.
    package let identicalCount: Int
    /// How many it has that the source does not.
    package let obsoleteCount: Int
    /// The status that the registry states; nil if it states none.
    package let status: String?
  }

  /// The rows: the source first, then the others by tag.
  package let rows: [Row]

  /// Counts the messages of a folder.
  package init(of folder: LocaleFolder) {
    let source = folder.sourceLocale.map(Self.messages) ?? [:]
    let others = folder.locales.filter { $0.name != folder.source }
    rows =
      (folder.sourceLocale.map { [$0] } ?? []).map { Self.row(of: $0, source) }
      + others.map { Self.row(of: $0, source) }
  }

  private static func row(of locale: LocaleFolder.Locale, _ source: [String: String]) -> Row {
    let own = messages(of: locale)
    let open = Untranslated(locale)
    let present = source.keys.count { own[$0] != nil }
    let isSource = own == source
    return Row(
      locale: locale.name,
      messageCount: source.count,
      translatedCount: present - open.count,
      missingCount: source.count - present,
      untranslatedCount: open.count,
      identicalCount: isSource
        ? 0
        : own.count { id, text in
          source[id] == text && !open.has(id) && hasWords(text)
        },
      obsoleteCount: own.keys.count { source[$0] == nil },
      status: locale.registered?.status
    )
  }

  private static func messages(of locale: LocaleFolder.Locale) -> [String: String] {
    var messages: [String: String] = [:]
    for entry in locale.files.flatMap(\.catalogue.entries) where messages[entry.id] == nil {
      messages[entry.id] = entry.text
    }
    return messages
  }

  /// Whether a message has a letter outside its placeholders.
  private static func hasWords(_ text: String) -> Bool {
    let (pattern, _) = MessagePattern.recovering(from: text)
    return hasWords(pattern.elements)
  }

  private static func hasWords(_ elements: [MessageElement]) -> Bool {
    elements.contains { element in
      switch element {
      case .text(let text, _): text.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .choice(let choice): choice.variants.contains { hasWords($0.elements) }
      case .argument, .number: false
      }
    }
  }
}

extension Coverage {
  /// A line a locale, its columns under each other.
  package var text: String {
    let cells = rows.map { row in
      [
        row.locale, "\(row.translatedCount) of \(row.messageCount) translated,",
        "\(row.missingCount) missing,", "\(row.untranslatedCount) marked untranslated,",
        "\(row.identicalCount) as in the source,", "\(row.obsoleteCount) obsolete,",
        row.status ?? "no status",
      ]
    }
    let widths = (0..<7).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let padded = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == row.count - 1 ? cell + space : space + cell
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// One JSON document with a schema and a version.
  package var json: String {
    let locales = rows.map { row in
      JSONValue.object(present: [
        "tag": .string(row.locale),
        "messages": .integer(row.messageCount),
        "translated": .integer(row.translatedCount),
        "missing": .integer(row.missingCount),
        "untranslated": .integer(row.untranslatedCount),
        "identical": .integer(row.identicalCount),
        "obsolete": .integer(row.obsoleteCount),
        "status": row.status.map { .string($0) },
      ])
    }
    let document: JSONValue = [
      "schema": "chartvoice-locale-coverage", "version": 1, "locales": .array(locales),
    ]
    return document.text(isIndented: true) + "\n"
  }
}
