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
    let plain = PlainName.text(of: name)
    if plain.isEmpty { return localizer.text("name-empty", diagnostics: &diagnostics) }
    return authored(plain, as: nil, &diagnostics)
  }

  /// A text of the author, however long.
  func quote(_ text: String, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    authored(PlainName.text(of: text, limit: .max), as: nil, &diagnostics)
  }

  /// A text of the author in the readers' language, or as it stands and marked so.
  func authored(
    _ text: String,
    as role: Labels.Role?,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let translation = localizer.labels?.text(for: text, as: role).map {
      PlainName.text(of: $0, limit: .max)
    }
    let told = translation ?? text
    if let speech { return speech.name(told, diagnostics: &diagnostics) }
    let isForeign = localizer.labels != nil && translation == nil && !Labels.isUniversal(text)
    return isForeign ? ForeignText.marked(told) : told
  }

  /// A unit in the readers' language.
  func unit(_ unit: String?) -> String? {
    unit.map { localizer.labels?.text(for: $0, as: .unit) ?? $0 }
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
