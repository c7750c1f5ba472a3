internal import ChartLocalization

/// L211 and L212: the words of the glossary, and words that must not be said.
enum TermChecks {
  /// L211: the source has a term and the translation none of the forms that the glossary has for it.
  static func terms(_ locale: CheckedLocale, _ sink: inout FindingSink) {
    guard let source = locale.source, let glossary = locale.locale.glossary,
      let index = source.terms
    else { return }
    var forms: [String: [[UInt8]]] = [:]
    for term in glossary.terms where !term.forms.isEmpty {
      forms[term.id] = term.forms.map { Array(stem(of: $0.lowercased(), locale).utf8) }
    }
    var told: Set<String> = []
    for message in locale.messages {
      guard message.isReadable, let found = index[message.id], told.insert(message.id).inserted,
        message.entry.text != message.source?.entry.text
      else { continue }
      let text = Array(message.entry.text.lowercased().utf8)
      for id in found {
        guard let forms = forms[id], !forms.contains(where: { text.contains(sequence: $0) }),
          let first = glossary.terms.first(where: { $0.id == id })?.forms.first
        else { continue }
        sink.report(
          whole: message,
          "the source has the term '\(id)'; '\(first)' or another of its forms was expected"
        )
      }
    }
  }

  /// A form without the ending that a language with cases may change.
  private static func stem(of form: String, _ locale: CheckedLocale) -> String {
    guard locale.separatesWords, locale.isCased, form.count > 5 else { return form }
    return String(form.dropLast(2))
  }

  /// The ids of the glossary's terms that each message of the source has, longer terms first and their
  /// words counted once.
  static func termIndex(
    _ messages: [CheckedMessage],
    _ glossary: Glossary
  ) -> [String: [String]] {
    var byFirst: [String: [(id: String, words: [String])]] = [:]
    for term in glossary.terms {
      for form in term.forms {
        let words = form.lowercased().split(separator: " ").map(String.init)
        if let first = words.first { byFirst[first, default: []].append((term.id, words)) }
      }
    }
    for key in byFirst.keys { byFirst[key]?.sort { $0.words.count > $1.words.count } }
    var index: [String: [String]] = [:]
    for message in messages {
      var found: [String] = []
      let words = WordList.words(of: message)
      var place = 0
      while place < words.count {
        let match = byFirst[words[place].text]?.first { form in
          place + form.words.count <= words.count
            && zip(form.words, words[place...]).enumerated().allSatisfy { offset, pair in
              pair.0 == pair.1.text && (offset == 0 || pair.1.follows)
            }
        }
        if let match, !found.contains(match.id) { found.append(match.id) }
        place += match?.words.count ?? 1
      }
      if !found.isEmpty { index[message.id] = found }
    }
    return index
  }

  /// L212: words that belittle readers, or that need eyes.
  static func avoided(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let avoided = locale.locale.words.avoided
    guard !avoided.isEmpty else { return }
    let text = Array(message.entry.text.lowercased().utf8)
    for (word, instead) in avoided {
      guard let start = text.firstRange(ofSequence: word, wholeWords: locale.separatesWords) else {
        continue
      }
      // Small letters of a few capitals have other lengths; the place is then that of the text.
      let isSameLength = text.count == message.entry.text.utf8.count
      let range = isSameLength ? SourceRange(start, start + word.count) : SourceRange(0, text.count)
      sink.report(
        message,
        range,
        "'\(String(decoding: word, as: UTF8.self))' should not be said; "
          + "'\(instead)' was expected",
        isApart: true
      )
    }
  }
}

extension [UInt8] {
  /// Whether the bytes hold others in a row.
  func contains(sequence: [UInt8]) -> Bool {
    firstRange(ofSequence: sequence, wholeWords: false) != nil
  }

  /// Where others stand first, if asked for with no letter of ASCII or beyond right beside.
  func firstRange(ofSequence sequence: [UInt8], wholeWords: Bool) -> Int? {
    guard let first = sequence.first, sequence.count <= count else { return nil }
    return withUnsafeBufferPointer { bytes in
      sequence.withUnsafeBufferPointer { sequence in
        for start in 0...(bytes.count - sequence.count) where bytes[start] == first {
          var length = 1
          while length < sequence.count, bytes[start + length] == sequence[length] { length += 1 }
          guard length == sequence.count else { continue }
          let end = start + length
          let isInside =
            start > 0 && Self.isLetter(bytes[start - 1])
            || end < bytes.count && Self.isLetter(bytes[end])
          if !wholeWords || !isInside { return start }
        }
        return nil
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }
}
