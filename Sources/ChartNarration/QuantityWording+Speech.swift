import ChartLocalization
import ChartModel

extension QuantityWording {
  /// A count, as text or as speech.
  func count(_ count: Int, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    number(Double(count), digits: .fixed(0), &diagnostics)
  }

  /// A number without a unit, as text or as speech.
  func number(
    _ value: Double,
    digits: NumberDigits,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    speech?.number(value, digits: digits, diagnostics: &diagnostics)
      ?? localizer.number(value, digits: digits)
  }

  /// A share as a percentage, as text or as speech.
  func percent(_ share: Double, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    speech?.percent(share, digits: .upToDecimals(1), diagnostics: &diagnostics)
      ?? localizer.percent(share, digits: .upToDecimals(1))
  }

  /// A text of the data or the author, as it stands or as it is said.
  func name(_ name: String, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    let name = PlainName.text(of: name)
    if name.isEmpty { return localizer.text("name-empty", diagnostics: &diagnostics) }
    return speech?.name(name, diagnostics: &diagnostics) ?? name
  }

  /// A text of the author, however long.
  func quote(_ text: String, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    let text = PlainName.text(of: text, limit: .max)
    return speech?.name(text, diagnostics: &diagnostics) ?? text
  }

  /// The message that says something, which may be another in speech.
  func message(_ id: String) -> String { speech?.message(id) ?? id }

  /// An amount as one voice says it.
  func spokenAmount(
    _ value: Double,
    unit: String?,
    format: NumberFormat?,
    digits: NumberDigits,
    by speech: SpeechWriter,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    if format?.style == .percent {
      return speech.percent(value, digits: digits, diagnostics: &diagnostics)
    }
    return speech.amount(
      value,
      digits: digits,
      unit: unit,
      prefix: format?.prefix,
      diagnostics: &diagnostics
    )
  }
}
