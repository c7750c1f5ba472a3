/// What a cell that reads as a number says: its value and how it is written.
struct NumberCell: Equatable {
  /// What the separators of a number say about its decimal mark.
  enum Evidence: UInt8 {
    /// Nothing: `1234`.
    case none

    /// The decimal mark is a point: `1.5`, `1,234,567`.
    case point

    /// The decimal mark is a comma: `1,5`, `1.234.567`.
    case comma

    /// One point before three digits, `1.234`: a decimal point, or thousands with a decimal comma.
    case singlePoint

    /// One comma before three digits, `1,234`: thousands, or a decimal comma.
    case singleComma
  }

  /// The value under the decimal mark that was asked for; `NaN` where the text contradicts it.
  var value: Double

  /// What the separators say.
  var evidence: Evidence

  /// Whether a percent sign follows; the value is divided by 100.
  var isPercent = false

  /// The currency before or after the number, if any.
  var currency: Currency?

  /// Whether a zero stands before other digits, as codes have it: `0042`.
  var hasLeadingZero = false
}

/// A currency sign, and on which side of the number it stands.
struct Currency: Equatable, Hashable {
  var sign: String
  var isPrefix: Bool
}
