/// One unit of a document in the shape in which a format holds it.
struct UnitPlan {
  let unit: ExchangeUnit
  let coder: UnitCoder
  let shape: UnitShape
  let source: UnitText
  /// Nil if there is no translation.
  let target: UnitText?

  /// Whether the translator sees ICU MessageFormat with syntax in it.
  var isICU: Bool {
    shape != .apple
      && [unit.source, unit.target ?? ""].contains { $0.contains("{") || $0.contains("'") }
  }

  /// The note with the examples of the arguments below it; nil if there is nothing to say.
  var note: String? {
    let examples = unit.examples.sorted { $0.key < $1.key }.map { "{\($0.key)}: \($0.value)" }
    let lines = [unit.note].compactMap(\.self) + examples
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension ExchangeDocument {
  /// The plural forms of the two languages.
  var forms: (source: PluralForms, target: PluralForms) {
    (PluralForms(of: sourceLocale), PluralForms(of: targetLocale))
  }

  /// The units in the shapes of a format.
  func plans(for format: ExchangeFormat) -> [UnitPlan] {
    let forms = forms
    return units.map { unit in
      let coder = UnitCoder(source: unit.source, from: forms.source, to: forms.target)
      let shape = coder.shape(for: format, target: unit.target)
      return UnitPlan(
        unit: unit,
        coder: coder,
        shape: shape,
        source: coder.sourceText(in: shape) ?? .whole(unit.source),
        target: unit.target.flatMap { coder.targetText($0, in: shape) }
      )
    }
  }

  /// Throws the first message with a character that XML cannot hold.
  func checkWritableAsXML() throws(ExchangeError) {
    for unit in units {
      let texts =
        [unit.id, unit.file, unit.source, unit.target ?? "", unit.note ?? ""]
        + unit.examples.flatMap { [$0.key, $0.value] }
      for text in texts {
        guard let scalar = XMLText.unwritable(in: text) else { continue }
        throw ExchangeError(.unwritable(id: unit.id, character: scalar.value))
      }
    }
  }

  /// The units by the catalogue file they belong to, in the order of the units.
  static func byFile(_ plans: [UnitPlan]) -> [(file: String, plans: [UnitPlan])] {
    var groups: [(file: String, plans: [UnitPlan])] = []
    for plan in plans {
      if let index = groups.firstIndex(where: { $0.file == plan.unit.file }) {
        groups[index].plans.append(plan)
      } else {
        groups.append((plan.unit.file, [plan]))
      }
    }
    return groups
  }
}
