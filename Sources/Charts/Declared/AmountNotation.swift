import ChartModel
import Foundation

/// What a format says that amounts are.
enum AmountNotation: Equatable {
  /// Shares of one: 0.25 is 25 %.
  case share

  /// Hundredths: 25 is 25 %.
  case percent

  /// Money, by the sign or the letters of its currency.
  case currency(String)
}

/// A format of numbers that says more of them than their digits.
protocol NotingFormat {
  var notation: AmountNotation? { get }
}

extension FloatingPointFormatStyle.Percent: NotingFormat {
  var notation: AmountNotation? { percentNotation(of: locale(plain).format(0.25)) }
}

extension Decimal.FormatStyle.Percent: NotingFormat {
  var notation: AmountNotation? {
    percentNotation(of: locale(plain).format(Decimal(sign: .plus, exponent: -2, significand: 25)))
  }
}

extension IntegerFormatStyle.Percent: NotingFormat {
  var notation: AmountNotation? { .percent }
}

extension FloatingPointFormatStyle.Currency: NotingFormat {
  var notation: AmountNotation? { currencyNotation(of: locale(plain).format(1)) }
}

extension IntegerFormatStyle.Currency: NotingFormat {
  var notation: AmountNotation? { currencyNotation(of: locale(plain).format(1)) }
}

extension Decimal.FormatStyle.Currency: NotingFormat {
  var notation: AmountNotation? { currencyNotation(of: locale(plain).format(1)) }
}

private let plain = Locale(identifier: "en_US")

/// What a format for percent makes of a quarter: a scale of the client's own may leave it as it is.
private func percentNotation(of quarter: String) -> AmountNotation {
  quarter.contains("25") && !quarter.contains("0.25") ? .share : .percent
}

/// The sign, or the letters, beside the digits.
private func currencyNotation(of one: String) -> AmountNotation? {
  let sign = one.filter { !$0.isNumber && !$0.isWhitespace && $0 != "." && $0 != "," }
  return sign.isEmpty ? nil : .currency(sign)
}

extension Column {
  /// Tells the amounts of the column as a format writes them, unless their author names a unit.
  mutating func note(_ notation: AmountNotation) {
    switch notation {
    case .share: if format == nil, unit == nil { format = NumberFormat(style: .percent) }
    case .percent: unit = unit ?? "%"
    case .currency(let sign):
      if format == nil, unit == nil { format = NumberFormat(prefix: sign) }
    }
  }
}
