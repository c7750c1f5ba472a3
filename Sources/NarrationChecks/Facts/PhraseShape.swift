import ChartAccessibility
import ChartModel

/// What of a phrase can make a language say it in another way: its message, its terms, and of its numbers the
/// signs, the plural forms that some language has for them, and whether they are whole.
struct PhraseShape: Hashable {
  private let message: String
  private let parts: [String]

  init(_ phrase: Phrase) {
    message = phrase.message
    parts = phrase.quantities.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.shape)" }
  }
}

extension Quantity {
  fileprivate var shape: String {
    switch self {
    case .amount(let value, let unit, let format, _):
      "\(Self.shape(of: value)) \(unit ?? "") \(format?.prefix ?? "")"
    case .count(let count): Self.shape(of: Double(count))
    case .share(let share): "share \(Self.shape(of: (share * 1_000).rounded() / 10))"
    case .probability(let value): value < 0.001 ? "below" : "value"
    case .date(_, let unit, let sharing): "\(unit) \(sharing.map { "\($0)" } ?? "")"
    case .calendar(let part, _): part.rawValue
    case .name, .quote: "text"
    case .list(let items, let omitted):
      "list \(min(items.count, 3)) \(min(omitted, 2)) \(items.first?.shape ?? "")"
    case .place(let first, let second), .span(let first, let second), .noted(let first, let second),
      .against(let first, let second):
      "\(first.shape) \(second.shape)"
    case .titled(_, let value): "titled \(value.shape)"
    case .multipleOfPi(let numerator, let denominator):
      "pi \(numerator.signum()) \(abs(numerator) == 1) \(denominator == 1)"
    case .term(let term): term
    case .clause(let phrase): phrase.message
    case .topic(let topic): topic.rawValue
    }
  }

  /// The bucket of a number: languages tell those of one bucket alike.
  private static func shape(of value: Double) -> String {
    let size = abs(value)
    let sign = value < 0 ? "-" : ""
    guard size == size.rounded(), size < 1e15 else {
      return sign + (size < 1 ? "small" : "fraction")
    }
    if size <= 5 { return "\(sign)\(Int(size))" }
    let lastTwo = Int(size.truncatingRemainder(dividingBy: 100))
    let last = lastTwo % 10
    let form =
      (11...19).contains(lastTwo) ? "teen" : last == 1 ? "1" : (2...4).contains(last) ? "2" : "5"
    return "\(sign)\(form) \(size >= 1_000)"
  }
}
