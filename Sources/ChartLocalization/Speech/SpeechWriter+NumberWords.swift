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
      result += words(number, before: rest) ?? String(number)
    }
    return result + rest
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

  private func words(_ number: Substring, before rest: Substring) -> String? {
    let parts = number.split(separator: ".")
    if parts.count > 2 {
      return parts.compactMap { words($0, before: "") }.joined(separator: " ")
    }
    guard let value = Double(number) else { return nil }
    let isCode =
      parts[0].count > 15 || (parts.count == 1 && number.count > 1 && number.first == "0")
    if isCode { return digitByDigit(number) }
    guard value >= voice.wordsFrom else { return nil }
    let context = parts.count == 1 ? context(value, number.count, before: rest) : nil
    return context.flatMap { spelled(value, $0.rules) } ?? spelled(value)
  }

  private func context(
    _ value: Double,
    _ digits: Int,
    before rest: Substring
  ) -> VoiceProfile.Context? {
    let following = rest.first == " " ? rest.dropFirst() : rest
    return voice.contexts.first { context in
      context.after.contains { following.hasPrefix($0) } && value < context.below ?? .infinity
        && digits == context.digits ?? digits
    }
  }

  private func spelled(_ value: Double) -> String? {
    voice.rules.flatMap { spelled(value, $0) } ?? localizer.spelledOut(value)
  }

  private func digitByDigit(_ number: Substring) -> String {
    number.compactMap { Double(String($0)).flatMap { spelled($0) } }.joined()
  }
}
