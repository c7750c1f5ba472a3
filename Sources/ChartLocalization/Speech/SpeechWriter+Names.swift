extension SpeechWriter {
  /// A text of the data or the author, with the numbers in it as they are said.
  ///
  /// Signs, percentages and ranges of numbers get their words, and thousands are no longer set
  /// apart: `18-24` is "18 to 24", `-5%` "minus 5 percent", `COVID-19` "COVID 19".
  public func name(
    _ text: String,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let text = text.withLatinDigits
    guard text.contains(where: \.isASCIIDigit) else { return text }
    var scanner = NameScanner(text, groupsByComma: decimalMark == ".")
    var result = ""
    for part in scanner.parts() {
      result += spoken(part, &diagnostics)
    }
    return result
  }

  private func spoken(
    _ part: NameScanner.Part,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    switch part {
    case .text(let text): text
    case .number(let number): spoken(number, &diagnostics)
    case .range(let first, let last):
      localizer.text(
        "speech-range",
        [
          "from": .text(spoken(first, &diagnostics)), "to": .text(spoken(last, &diagnostics)),
        ],
        diagnostics: &diagnostics
      )
    }
  }

  private func spoken(
    _ number: NameScanner.Number,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let value = Double(number.digits) ?? 0
    var text = number.digits
    if let point = number.point, writtenMark != "." {
      text.replaceSubrange(point, with: writtenMark)
    }
    if number.isPercent { text = percentage(text, value, &diagnostics) }
    return number.isNegative ? negated(text, value, &diagnostics) : text
  }
}

/// Finds the numbers in a text that was written to be read.
struct NameScanner {
  /// A number without its marks.
  struct Number: Equatable {
    var digits: String
    var isNegative: Bool
    var isPercent: Bool

    /// Where the decimal mark stands, unless it may be one of thousands: `1.234`.
    var point: ClosedRange<String.Index>? {
      guard let point = digits.firstIndex(of: ".") else { return nil }
      return digits[point...].count != 4 || digits.hasPrefix("0.") ? point...point : nil
    }
  }

  /// A piece of the text.
  enum Part: Equatable {
    case text(String)
    case number(Number)
    case range(Number, Number)
  }

  private let characters: [Character]
  private let groupsByComma: Bool
  private var index = 0

  init(_ text: String, groupsByComma: Bool) {
    characters = Array(text)
    self.groupsByComma = groupsByComma
  }

  /// The pieces in order.
  mutating func parts() -> [Part] {
    var parts: [Part] = []
    var text = ""
    while index < characters.count {
      if let number = number() {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts += chain(from: number)
      } else {
        let isDash = Self.isDash(characters[index]) && isDigit(index + 1)
        text.append(isDash ? " " : characters[index])
        index += 1
      }
    }
    return text.isEmpty ? parts : parts + [.text(text)]
  }

  /// The number that starts here; a dash counts as its sign unless a letter or digit is before it.
  private mutating func number() -> Number? {
    var start = index
    var isNegative = false
    if Self.isDash(characters[start]), isDigit(start + 1) {
      let before = start > 0 ? characters[start - 1] : " "
      guard !before.isLetter, !before.isNumber, before != "%" else { return nil }
      isNegative = true
      start += 1
    }
    guard isDigit(start) else { return nil }
    index = start
    let digits = digits()
    let isPercent = index < characters.count && ["%", "％"].contains(characters[index])
    if isPercent { index += 1 }
    return Number(digits: digits, isNegative: isNegative, isPercent: isPercent)
  }

  /// The range that a number begins, the number alone, or three and more that are no range.
  private mutating func chain(from first: Number) -> [Part] {
    var numbers = [first]
    var end = index
    while let next = afterDash() {
      numbers.append(next)
      end = index
    }
    index = end
    if numbers.count == 2, !first.isNegative { return [.range(first, numbers[1])] }
    return numbers.flatMap { [.number($0), .text(" ")] }.dropLast()
  }

  private mutating func afterDash() -> Number? {
    skipSpace()
    guard index < characters.count,
      Self.isDash(characters[index]) || Self.isTilde(characters[index])
    else { return nil }
    index += 1
    skipSpace()
    guard isDigit(index) else { return nil }
    return number()
  }

  private mutating func skipSpace() {
    if index < characters.count, characters[index] == " " { index += 1 }
  }

  /// Whole digits, thousands set apart or not, and decimals.
  private mutating func digits() -> String {
    var digits = run()
    let mayBeGrouped = groupsByComma && digits.count <= 3
    while mayBeGrouped, isGroup(at: index) {
      index += 1
      digits += run()
    }
    guard index < characters.count, characters[index] == ".", isDigit(index + 1) else {
      return digits
    }
    let start = index
    index += 1
    let decimals = run()
    // What has several full stops is a date or a code.
    let isCode = index < characters.count && characters[index] == "." && isDigit(index + 1)
    if isCode { index = start }
    return isCode ? digits : digits + "." + decimals
  }

  /// Whether a comma and exactly three digits stand here.
  private func isGroup(at start: Int) -> Bool {
    start < characters.count && characters[start] == "," && isDigit(start + 1)
      && isDigit(start + 2) && isDigit(start + 3) && !isDigit(start + 4)
  }

  private mutating func run() -> String {
    let start = index
    while isDigit(index) { index += 1 }
    return String(characters[start..<index])
  }

  private func isDigit(_ index: Int) -> Bool {
    index < characters.count && characters[index].isASCIIDigit
  }

  private static func isDash(_ character: Character) -> Bool {
    ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "－"]
      .contains(character)
  }

  private static func isTilde(_ character: Character) -> Bool {
    ["~", "\u{301C}", "～"].contains(character)
  }
}
