import ChartAccessibility
import ChartLocalization

extension QuantityWording {
  /// The quantities of one phrase, computed ones with as many digits as it takes to tell them apart.
  ///
  /// Four digits would call averages of 10,012.1 and 10,012.4 the same, and a reader who is told that
  /// one is higher would not believe it.
  func toldApart(_ quantities: [String: Quantity]) -> [String: Quantity] {
    let computed = quantities.compactMapValues(\.computedAmount)
    guard derivedDigits == nil, Set(computed.values).count > 1 else { return quantities }
    var digits = Quantity.derivedDigits
    while digits < Self.mostDigits, areConfused(Array(computed.values), digits) { digits += 1 }
    guard digits > Quantity.derivedDigits else { return quantities }
    return quantities.mapValues { $0.computedAmount == nil ? $0 : $0.with(digits: digits) }
  }

  private static let mostDigits = 12

  /// Whether two values that differ by more than the rounding of their sums have the same digits.
  private func areConfused(_ values: [Double], _ digits: Int) -> Bool {
    let sorted = values.sorted()
    return zip(sorted, sorted.dropFirst()).contains { low, high in
      high - low > 1e-9 * max(abs(low), abs(high)) && shown(low, digits) == shown(high, digits)
    }
  }

  private func shown(_ value: Double, _ digits: Int) -> String {
    localizer.number(value, digits: significant(digits, of: value))
  }
}

extension Quantity {
  /// The value of an amount that was computed.
  fileprivate var computedAmount: Double? {
    guard case .amount(let value, _, _, .significant(Self.derivedDigits)) = self else { return nil }
    return value
  }

  fileprivate func with(digits: Int) -> Quantity {
    guard case .amount(let value, let unit, let format, _) = self else { return self }
    return .amount(value, unit: unit, format: format, precision: .significant(digits))
  }
}
