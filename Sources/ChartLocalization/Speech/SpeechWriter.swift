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
  /// The mark between whole digits and decimals that the voice reads.
  let decimalMark: String

  /// Makes a writer.
  public init(localizer: Localizer, voice: VoiceProfile) {
    self.localizer = localizer.forListeners
    self.voice = voice
    let reader = Localizer(locale: Self.latin(localizer.locale))
    digitWriter = voice.numbers == .digits ? reader : Localizer(locale: .english)
    decimalMark = reader.number(0.5, grouping: false).filter { !$0.isNumber }
  }

  /// Latin digits with the locale's decimal mark; numbers that become words have a full stop.
  private static func latin(_ locale: LocaleTag) -> LocaleTag {
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
  /// digits before the decimal mark or is below one millionth. `NaN` and infinities give the message
  /// `missing-value`.
  public func number(
    _ value: Double,
    digits: NumberDigits,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    guard value.isFinite else { return localizer.missingValue }
    let plain = digitWriter.number(value, digits: digits.spoken, grouping: false)
    // Before the sign ICU may put a mark of direction.
    let isNegative = plain.prefix { !$0.isNumber }.unicodeScalars.contains {
      Self.minus.contains($0)
    }
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

  private static let minus: Set<Unicode.Scalar> = ["-", "\u{2212}"]

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
    let point = mark < size.endIndex ? String(size[mark]) : writtenMark
    let mantissa = "\(digits[first])" + (rest.isEmpty ? "" : point + rest)
    let exponentText = number(Double(exponent), digits: .fixed(0), diagnostics: &diagnostics)
    return localizer.text(
      "speech-power",
      ["number": .text(mantissa), "exponent": .text(exponentText)],
      diagnostics: &diagnostics
    )
  }

  /// The mark between whole digits and decimals in what this writer makes of numbers.
  var writtenMark: String { voice.numbers == .digits ? decimalMark : "." }
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
