extension SpeechWriter {
  /// The text with every number in it in words: `250` as 이백오십, and as 二百五十.
  ///
  /// What follows a number may ask for words of its own (다섯 before 개, 两 before 个). Numbers that
  /// begin with a zero, are longer than fifteen digits, or have several full stops are codes: each
  /// digit is said, or each part. ICU's rules get no sign, which some languages have wrong.
  func withNumbersInWords(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isASCIIDigit) {
      result += rest[..<start]
      let number = Self.number(in: rest[start...])
      rest = rest[number.endIndex...]
      if let decimals = decimals(in: rest) {
        result += number + decimals
        rest = rest[decimals.endIndex...]
        continue
      }
      result += words(number, after: result, before: rest) ?? digits(number)
    }
    return result + rest
  }

  /// The mark and the decimals of a number that was left to the voice before.
  private func decimals(in rest: Substring) -> Substring? {
    guard voice.wordsFrom > 0, decimalMark != ".", rest.hasPrefix(decimalMark) else { return nil }
    let digits = Self.number(in: rest.dropFirst(decimalMark.count))
    return digits.isEmpty ? nil : rest[..<digits.endIndex]
  }

  /// Digits and the full stops between them, from the start of a text.
  private static func number(in text: Substring) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let isPoint = text[end] == "." && next < text.endIndex && text[next].isASCIIDigit
      guard text[end].isASCIIDigit || isPoint else { break }
      end = next
    }
    return text[..<end]
  }

  private func words(
    _ number: Substring,
    after start: String,
    before rest: Substring
  ) -> String? {
    let parts = number.split(separator: ".")
    if parts.count > 2 {
      return parts.compactMap { words($0, after: "", before: "") }.joined(separator: " ")
    }
    guard let value = Double(number) else { return nil }
    let isCode =
      parts[0].count > 15 || (parts.count == 1 && number.count > 1 && number.first == "0")
    if isCode { return voice.wordsFrom > 0 ? nil : digitByDigit(number) }
    let context =
      parts.count == 1 ? context(value, number.count, after: start, before: rest) : nil
    if let words = context.flatMap({ spelled(value, $0.rules) }) { return words }
    return value >= voice.wordsFrom ? spelled(value) : nil
  }

  /// A number that the voice reads itself, with the mark that it reads.
  private func digits(_ number: Substring) -> String {
    let parts = number.split(separator: ".")
    return parts.count == 2 ? parts.joined(separator: decimalMark) : String(number)
  }

  private func context(
    _ value: Double,
    _ digits: Int,
    after start: String,
    before rest: Substring
  ) -> VoiceProfile.Context? {
    let following = rest.first == " " ? rest.dropFirst() : rest
    return voice.contexts.first { context in
      (context.after.isEmpty || context.after.contains { following.hasPrefix($0) })
        && (context.before.isEmpty || context.before.contains { start.hasSuffix($0) })
        && value < context.below ?? .infinity && digits == context.digits ?? digits
    }
  }

  /// A number in words by the profile's own rules, which stand where ICU's are wrong; nil where it has none.
  package func wordsOfProfile(_ value: Double) -> String? {
    voice.spelling.flatMap { localizer.spelledOut(value, by: $0) }
  }

  private func spelled(_ value: Double) -> String? {
    if let spelling = voice.spelling { return localizer.spelledOut(value, by: spelling) }
    return voice.rules.flatMap { spelled(value, $0) } ?? localizer.spelledOut(value)
  }

  private func digitByDigit(_ number: Substring) -> String {
    number.compactMap { Double(String($0)).flatMap { spelled($0) } }.joined()
  }
}
