/// How many digits of a number are printed.
///
/// Rounding is to nearest, halves away from zero.
public enum NumberDigits: Sendable, Hashable {
  /// At most this many significant digits, no zeros at the end: 1234.5 to 3 gives 1,230.
  case upToSignificant(Int)
  /// Exactly this many decimals.
  case fixed(Int)
  /// At most this many decimals, no zeros at the end.
  case upToDecimals(Int)
  /// At most this many significant digits and a power of ten: 1.5E308.
  case scientific(Int)
  /// The fewest digits from which the value can be read back.
  case exact

  /// The part of ICU's number skeleton; counts are brought into 1...300 and 0...300.
  var skeleton: String {
    switch self {
    case .upToSignificant(let count):
      "@" + String(repeating: "#", count: min(max(count, 1), 300) - 1)
    case .fixed(let count):
      count <= 0 ? "precision-integer" : "." + String(repeating: "0", count: min(count, 300))
    case .upToDecimals(let count):
      count <= 0 ? "precision-integer" : "." + String(repeating: "#", count: min(count, 300))
    case .scientific(let count):
      "scientific @" + String(repeating: "#", count: min(max(count, 1), 300) - 1)
    case .exact: "precision-unlimited"
    }
  }
}

extension Localizer {
  /// A number with the locale's digits, decimal mark, minus sign and grouping.
  ///
  /// Zero has no sign, however it came about. `NaN` and infinities are no numbers: they give the
  /// message `missing-value`, never "NaN" or "∞".
  public func number(
    _ value: Double,
    digits: NumberDigits = .exact,
    grouping: Bool = true
  ) -> String {
    formatted(value, digits.skeleton, grouping)
  }

  /// A share as a percentage in the locale's form: 0.25 gives `25%`, `25 %` or `%25`.
  ///
  /// Digits are those of the percentage, not of the share. `NaN` and infinities as in
  /// ``number(_:digits:grouping:)``.
  public func percent(
    _ fraction: Double,
    digits: NumberDigits = .upToDecimals(1),
    grouping: Bool = true
  ) -> String {
    formatted(fraction, "percent scale/100 \(digits.skeleton)", grouping)
  }

  /// A place in an order: `1st`, `1.`, `1er`; for languages without a form of its own, the number.
  public func ordinal(_ value: Int) -> String {
    formatters.ruleBased(Double(value), ordinal: true) ?? number(Double(value))
  }

  /// A number in words, or nil where ICU has no words in this language or the value is negative.
  ///
  /// ICU would answer in English for some languages (Urdu, Bangla), and is wrong about negative
  /// fractions in Korean: the sign is the caller's, by a message. Soft hyphens and zero-width
  /// spaces, which some languages have within words, are left out. Also nil for `NaN` and
  /// infinities.
  public func spelledOut(_ value: Double) -> String? {
    guard value >= 0, value.isFinite else { return nil }
    return formatters.ruleBased(value, ordinal: false)?.filter {
      $0 != "\u{AD}" && $0 != "\u{200B}"
    }
  }

  /// A number in words by one of the language's own rule sets, such as
  /// `%spellout-cardinal-native-attributive`; nil as ``spelledOut(_:)``, and where ICU has no such
  /// set.
  func spelledOut(_ value: Double, ruleSet: String) -> String? {
    guard value >= 0, value.isFinite else { return nil }
    return formatters.inWords(value, ruleSet: ruleSet)?.filter {
      $0 != "\u{AD}" && $0 != "\u{200B}"
    }
  }

  /// A number in words by rules in ICU's syntax, for languages whose own are wrong in ICU; nil as
  /// ``spelledOut(_:)``, and where ICU does not take the rules.
  func spelledOut(_ value: Double, by spelling: String) -> String? {
    guard value >= 0, value.isFinite else { return nil }
    return formatters.inWords(value, by: spelling)
  }

  /// What stands in place of a number that is none.
  var missingValue: String { plainText("missing-value") ?? "{missing-value}" }

  private func formatted(_ value: Double, _ skeleton: String, _ grouping: Bool) -> String {
    guard value.isFinite else { return missingValue }
    let full = "\(skeleton) rounding-mode-half-up sign-negative" + (grouping ? "" : " group-off")
    return formatters.number(value, skeleton: full) ?? missingValue
  }
}
