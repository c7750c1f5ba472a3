import ChartLocalization

/// Finds the numbers of a sentence, read by the rules of its language.
struct NumberScanner {
  /// A number in a text.
  struct Found: Equatable {
    /// Its value, with its sign.
    var value: Double

    /// Whether a percent sign or its word stands with it.
    var isPercent: Bool

    /// How many digits stand behind the decimal mark.
    var decimals: Int

    /// Whether another number is this one as far as its digits go.
    func isRounding(of exact: Double) -> Bool {
      var step = 1.0
      for _ in 0..<decimals { step /= 10 }
      return abs(exact - value) <= step / 2 * (1 + 1e-6) + 1e-9 * abs(exact)
    }
  }

  private let reader: LocaleReader
  /// Reads Latin digits, in which voices get their numbers.
  private let latinReader: LocaleReader
  private let decimalMarks: Set<Character>
  private let groupMarks: Set<Character>
  private let minus: Affixes
  private let percent: Affixes

  /// Reads the numbers of a localizer's texts, and of speech if a writer for a voice is given.
  init(_ localizer: Localizer, writer: SpeechWriter?) {
    let parts = [localizer.locale.language, localizer.locale.script, localizer.locale.region]
    let name = parts.compactMap(\.self).joined(separator: "-")
    reader = LocaleReader(locale: localizer.locale)
    let latin = LocaleTag("\(name)-u-nu-latn") ?? localizer.locale
    latinReader = LocaleReader(locale: latin)
    let printers = [localizer, Localizer(locale: latin)]
    let marks = { (value: Double) in
      Set(printers.flatMap { $0.number(value).filter { !$0.isNumber && !Self.isInvisible($0) } })
    }
    decimalMarks = marks(0.5)
    groupMarks = writer == nil ? marks(1_234_567) : []
    minus = Affixes("speech-minus", localizer, isUsed: writer != nil)
    percent = Affixes("speech-percent", localizer, isUsed: writer != nil)
  }

  /// The numbers in order.
  func numbers(in text: String) -> [Found] {
    guard Self.holdsDigits(text) else { return [] }
    let characters = Array(TextSurface.plain(text))
    var found: [Found] = []
    var place = 0
    while place < characters.count {
      guard Self.isDigit(characters[place]), !isWithinWord(characters, place) else {
        place += 1
        while place < characters.count, Self.isDigit(characters[place]),
          Self.isDigit(characters[place - 1])
        { place += 1 }
        continue
      }
      let (number, end) = number(in: characters, at: place)
      found.append(number)
      place = max(end, place + 1)
    }
    return found
  }

  private func number(in text: [Character], at start: Int) -> (Found, end: Int) {
    let isLatin = text[start].isASCII
    let length = length(of: text, at: start)
    let read = (isLatin ? latinReader : reader).number(String(text[start..<(start + length)]))
    let slice = text[start..<(start + length)]
    let mark = slice.lastIndex { decimalMarks.contains($0) }
    let decimals = mark.map { slice.endIndex - $0 - 1 } ?? 0
    let before = String(text[max(0, start - 40)..<start])
    let after = String(text[(start + length)..<min(text.count, start + length + 40)])
    let isPercent = Self.hasPercentSign(before, after) || percent.stand(before, after)
    let outer = isPercent ? percent.without(before, after) : (before, after)
    let isNegative = Self.hasMinus(before) || minus.stand(outer.0, outer.1)
    let size = read ?? .nan
    return (
      Found(value: isNegative ? -size : size, isPercent: isPercent, decimals: decimals),
      start + length
    )
  }

  /// Digits, and the marks between them that the language sets there.
  private func length(of text: [Character], at start: Int) -> Int {
    var place = start
    var hasDecimals = false
    while place < text.count {
      if !Self.isDigit(text[place]) {
        let isDecimal = decimalMarks.contains(text[place])
        guard isDecimal || groupMarks.contains(text[place]), !hasDecimals,
          place + 1 < text.count, Self.isDigit(text[place + 1])
        else { break }
        hasDecimals = isDecimal
      }
      place += 1
    }
    return place - start
  }

  /// Whether some character is a digit.
  static func holdsDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { isDigit($0) }
  }

  static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { isDigit($0) } ?? false
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    // Most characters are none of these, and the tables of Unicode are slow.
    if scalar.value < 0x660 { return (0x30...0x39).contains(scalar.value) }
    if (0x2000...0xA61F).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value) {
      return false
    }
    return scalar.properties.numericType == .decimal
  }

  static func isInvisible(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x061C else { return false }
    return character.unicodeScalars.allSatisfy { isInvisible($0) }
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// "m2" and "Q1" hold no numbers.
  private func isWithinWord(_ text: [Character], _ place: Int) -> Bool {
    place > 0 && text[place - 1].isLetter && text[place - 1].isASCII
  }

  /// Hebrew joins its "and" and its prepositions to a number by a hyphen.
  private static func isHebrew(_ character: Character) -> Bool {
    ("\u{05D0}"..."\u{05EA}").contains(character)
  }

  private static func hasMinus(_ before: String) -> Bool {
    // Turkish and Basque set the percent sign between sign and number.
    var before = before.drop { _ in false }
    while let last = before.last, "%٪".contains(last) { before = before.dropLast() }
    // A currency stands between sign and number.
    while let last = before.last, last.isCurrencySymbol { before = before.dropLast() }
    guard let last = before.last, "-\u{2212}".contains(last) else { return false }
    guard let other = before.dropLast().last else { return true }
    return !isDigit(other) && !(other.isLetter && (other.isCased || isHebrew(other)))
  }

  private static func hasPercentSign(_ before: String, _ after: String) -> Bool {
    let signs: Set<Character> = ["%", "٪", "％"]
    if let next = after.first(where: { !$0.isWhitespace }), signs.contains(next) { return true }
    return before.last.map(signs.contains) ?? false
  }
}

/// What a message sets around its one number: the words of a sign, in each plural form.
private struct Affixes {
  private let pairs: [(before: String, after: String)]

  init(_ message: String, _ localizer: Localizer, isUsed: Bool) {
    var pairs: [(before: String, after: String)] = []
    for value in isUsed ? PluralWalk.values : [] {
      var diagnostics: [LocalizationDiagnostic] = []
      let text = localizer.text(
        message,
        ["number": .number(value, formatted: "\u{FFFC}")],
        diagnostics: &diagnostics
      )
      let parts = text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
      guard parts.count == 2, text.count > 1 else { continue }
      let pair = (before: String(parts[0]), after: String(parts[1]))
      if !pairs.contains(where: { $0 == pair }) { pairs.append(pair) }
    }
    // The longer first: one form may begin with another.
    self.pairs = pairs.sorted {
      $0.before.count + $0.after.count > $1.before.count + $1.after.count
    }
  }

  private func standing(_ left: String, _ right: String) -> (before: String, after: String)? {
    pairs.first { pair in
      left.hasSuffix(pair.before)
        && (right.hasPrefix(pair.after) || right.hasPrefix(" " + pair.after))
    }
  }

  /// Whether they stand around a place, be it with another space.
  func stand(_ left: String, _ right: String) -> Bool { standing(left, right) != nil }

  /// What stands around them.
  func without(_ left: String, _ right: String) -> (String, String) {
    guard let pair = standing(left, right) else { return (left, right) }
    return (String(left.dropLast(pair.before.count)), String(right.dropFirst(pair.after.count)))
  }
}
