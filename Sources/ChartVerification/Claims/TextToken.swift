import ChartLocalization

/// A piece of a text that means something.
struct TextToken {
  enum Kind {
    /// A number as written.
    case number(WrittenNumber)
    /// Names of the chart, by their places in ``ChartVocabulary/names``.
    case name(Int)
    /// A date, by its place in ``ChartVocabulary/dates``.
    case date(Int)
    /// Words of the lexicon.
    case word([Lexicon.Section])
    /// Anything else: a letter or a sign, a space is none.
    case other(Unicode.Scalar)
    /// The end of a sentence.
    case end
  }

  var kind: Kind
  var range: Range<Int>
}

/// A number with the digits that a text gives it.
struct WrittenNumber {
  /// The number; of a percentage the number before the sign.
  var value: Double
  /// The unit of its last digit: 0.1 for 12.3.
  var grain: Double
  var isPercent = false

  /// The number as rounded to its last digit that is not zero, as one after "about" is.
  var rounded: WrittenNumber {
    guard grain >= 1, value != 0, value.isFinite else { return self }
    var number = self
    while number.grain < abs(value), value.remainder(dividingBy: number.grain * 10) == 0 {
      number.grain *= 10
    }
    return number
  }

  /// Whether it is a rounding of a value, `isShare` for a value told as a percentage.
  func fits(_ exact: Double, isShare: Bool = false) -> Bool {
    let exact = isShare || isPercent ? exact * 100 : exact
    return abs(exact - value) <= 0.5 * grain * (1 + 1e-9) + abs(exact) * 1e-12
  }
}
