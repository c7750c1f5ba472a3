/// Writes numbers, dates, names and whole sentences as one voice reads them right.
///
/// What comes out has no grouping, no bare signs, no bare `%`, no dash for a range, no isolates and
/// no brackets. Words for these are messages `speech-…` of the locale's catalogue. Numbers leave
/// here as digits and become words, if the voice needs it, in ``sentence(_:diagnostics:)``, where it
/// is known what follows them; so particles and plural forms are chosen as in text.
///
/// Nothing here throws, as in ``Localizer``.
public struct SpeechWriter: Sendable {
  /// The readers' locale.
  public let localizer: Localizer
  /// The voice that reads.
  public let voice: VoiceProfile
  /// Writes digits as the voice takes them.
  private let digitWriter: Localizer
  /// Tells dates: with Latin digits, which every voice reads, where readers asked for digits of their own.
  private let dateWriter: Localizer

  /// Makes a writer.
  public init(localizer: Localizer, voice: VoiceProfile) {
    self.localizer = localizer
    self.voice = voice
    digitWriter = Localizer(locale: Self.digitLocale(localizer.locale, voice))
    dateWriter = localizer.locale.numbering == nil ? localizer : localizer.withDigits("latn")
  }

  /// Latin digits with the locale's decimal mark; those that become words have a full stop.
  private static func digitLocale(_ locale: LocaleTag, _ voice: VoiceProfile) -> LocaleTag {
    guard voice.numbers == .digits else { return .english }
    let parts = [locale.language, locale.script, locale.region].compactMap(\.self)
    return LocaleTag("\(parts.joined(separator: "-"))-u-nu-latn") ?? .english
  }

  /// The message that says something to listeners: `speech-<id>` if the locale has it, else `id`.
  ///
  /// For messages whose text holds signs that no voice reads, such as `p < {value}`.
  public func message(_ id: String) -> String {
    let spoken = "speech-\(id)"
    return localizer.hasOwnMessage(spoken) ? spoken : id
  }

  /// A number: "minus 1234.5".
  ///
  /// Zeros at the end of decimals are not said. Told by a power of ten where it has more than fifteen
  /// digits before the decimal mark or is below one millionth. `NaN` and infinities give the message `missing-value`.
  public func number(
    _ value: Double,
    digits: NumberDigits,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    guard value.isFinite else { return localizer.missingValue }
    let plain = digitWriter.number(value, digits: digits.spoken, grouping: false)
    let isNegative = plain.hasPrefix("-") || plain.hasPrefix("\u{2212}")
    let size = String(plain.drop { !$0.isNumber })
    let spoken = power(abs(value), size, &diagnostics) ?? size
    return isNegative ? negated(spoken, value, &diagnostics) : spoken
  }

  /// A share as a percentage: 0.25 gives "25 percent".
  ///
  /// Digits are those of the percentage.
  public func percent(
    _ share: Double,
    digits: NumberDigits,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    guard share.isFinite else { return localizer.missingValue }
    // The formatter scales exactly; a product would have noise of its own.
    let plain = digitWriter.percent(abs(share), digits: digits.spoken, grouping: false)
    let size = plain.filter { $0.isNumber || $0 == "." || $0 == "," }
    let isZero = !size.contains { $0.isNumber && $0 != "0" }
    let spoken = percentage(size, abs(share) * 100, &diagnostics)
    return share < 0 && !isZero ? negated(spoken, share, &diagnostics) : spoken
  }

  /// A moment: the date in words of the locale, the year and the time of day as they are said.
  public func date(
    _ secondsSince1970: Double,
    form: DateForm,
    timeZone: String,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let text = dateWriter.date(secondsSince1970, form: form, timeZone: timeZone)
    return withYearInWords(withTimeInWords(text, &diagnostics))
  }

  // MARK: Words around numbers

  func negated(
    _ size: String,
    _ value: Double,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    localizer.text(
      "speech-minus",
      ["number": .number(abs(value), formatted: size)],
      diagnostics: &diagnostics
    )
  }

  func percentage(
    _ size: String,
    _ value: Double,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    localizer.text(
      "speech-percent",
      ["number": .number(value, formatted: size)],
      diagnostics: &diagnostics
    )
  }

  /// Digits as mantissa and power of ten, exact; nil where they are short enough to be read.
  private func power(
    _ value: Double,
    _ size: String,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String? {
    let bound = voice.numbers == .words ? min(voice.wordsBelow, 1e15) : 1e15
    guard value != 0, value >= bound || value < 1e-6 else { return nil }
    let mark = size.firstIndex { !$0.isNumber } ?? size.endIndex
    let digits = size.filter(\.isNumber)
    guard let first = digits.firstIndex(where: { $0 != "0" }) else { return nil }
    let exponent =
      size[..<mark].count - digits.distance(from: digits.startIndex, to: first) - 1
    var rest = digits[first...].dropFirst()
    while rest.last == "0" { rest.removeLast() }
    let decimalMark = mark < size.endIndex ? String(size[mark]) : decimalMark
    let mantissa = "\(digits[first])" + (rest.isEmpty ? "" : decimalMark + rest)
    let exponentText = number(Double(exponent), digits: .fixed(0), diagnostics: &diagnostics)
    return localizer.text(
      "speech-power",
      ["number": .text(mantissa), "exponent": .text(exponentText)],
      diagnostics: &diagnostics
    )
  }

  /// The mark between whole digits and decimals in what this writer makes.
  var decimalMark: String {
    digitWriter.number(0.5, grouping: false).filter { !$0.isNumber }
  }

  // MARK: Dates

  private func withYearInWords(_ text: String) -> String {
    guard let rules = voice.years else { return text }
    var result = ""
    for run in text.digitRuns {
      let isYear = run.isNumber && run.text.count >= 3
      let words = isYear ? Double(run.text).flatMap { spelled($0, rules) } : nil
      result += words ?? String(run.text)
    }
    return result
  }

  func spelled(_ value: Double, _ rules: String) -> String? {
    localizer.spelledOut(value, ruleSet: rules)
  }

  /// The text with `2:05` or `2:05:09` in it as `speech-time` and its like say it.
  private func withTimeInWords(
    _ text: String,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let runs = text.digitRuns
    guard let start = runs.indices.first(where: { isTime(at: $0, of: runs) }) else { return text }
    let hasSeconds = isTime(at: start + 2, of: runs)
    var arguments = ["hour": argument(runs[start].text), "minute": argument(runs[start + 2].text)]
    if hasSeconds { arguments["second"] = argument(runs[start + 4].text) }
    let spoken = localizer.text(
      hasSeconds ? "speech-time-with-seconds" : "speech-time",
      arguments,
      diagnostics: &diagnostics
    )
    let end = start + (hasSeconds ? 5 : 3)
    return runs[..<start].map(\.text).joined() + spoken + runs[end...].map(\.text).joined()
  }

  private func isTime(at index: Int, of runs: [(text: Substring, isNumber: Bool)]) -> Bool {
    index + 2 < runs.count && runs[index].isNumber && runs[index + 1].text == ":"
  }

  private func argument(_ digits: Substring) -> MessageArgument {
    let value = Int(digits) ?? 0
    return .number(Double(value), formatted: voice.numbers == .words ? "\(value)" : "\(digits)")
  }
}

extension NumberDigits {
  /// The same digits without zeros at the end, and without a power of ten: the writer puts that into
  /// words of its own.
  fileprivate var spoken: NumberDigits {
    switch self {
    case .fixed(let count): .upToDecimals(count)
    case .scientific(let count): .upToSignificant(count)
    case .upToSignificant, .upToDecimals, .exact: self
    }
  }
}

extension StringProtocol {
  /// The text as runs of ASCII digits and what stands between them, in order.
  var digitRuns: [(text: SubSequence, isNumber: Bool)] {
    var runs: [(text: SubSequence, isNumber: Bool)] = []
    var start = startIndex
    while start < endIndex {
      let isNumber = self[start].isASCIIDigit
      let end = self[start...].firstIndex { $0.isASCIIDigit != isNumber } ?? endIndex
      runs.append((self[start..<end], isNumber))
      start = end
    }
    return runs
  }
}

extension Character {
  /// Whether it is one of 0…9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
