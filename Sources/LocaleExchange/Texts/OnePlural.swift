import ChartLocalization

/// A message that chooses by one cardinal plural and by nothing else, taken apart.
struct OnePlural {
  /// The argument that is counted.
  let argument: String
  /// What stands before and after the choice.
  let before: [FlatElement]
  let after: [FlatElement]
  /// The variants by category, the counted argument in place of `#`; `other` is there.
  let variants: [String: [FlatElement]]
  /// Whether a variant has `#`.
  let usesNumberSign: Bool

  /// Takes a message apart; nil if it has no choice, more than one, one of another kind, an offset, an
  /// exact variant (`=0`), or a variant that the language does not have.
  init?(_ pattern: MessagePattern, in forms: PluralForms) {
    let choices = pattern.elements.indices.filter {
      if case .choice = pattern.elements[$0] { true } else { false }
    }
    guard choices.count == 1, case .choice(let choice) = pattern.elements[choices[0]],
      choice.kind == .plural, choice.offset == 0,
      let before = FlatElement.flatten(Array(pattern.elements[..<choices[0]]), number: nil),
      let after = FlatElement.flatten(Array(pattern.elements[(choices[0] + 1)...]), number: nil)
    else { return nil }
    var variants: [String: [FlatElement]] = [:]
    for variant in choice.variants {
      guard case .keyword(let category) = variant.selector, forms.knows(category),
        variants[category] == nil,
        let elements = FlatElement.flatten(variant.elements, number: choice.argument)
      else { return nil }
      variants[category] = elements
    }
    (argument, self.before, self.after, self.variants) = (choice.argument, before, after, variants)
    usesNumberSign = choice.variants.contains { variant in
      variant.elements.contains { if case .number = $0 { true } else { false } }
    }
  }

  /// The whole sentence for a category, `other` for one that is not there.
  func sentence(_ category: String) -> [FlatElement] {
    FlatElement.joined([before, variants[category] ?? variants["other"] ?? [], after])
  }
}

extension PluralForms {
  /// Whether a message of the language may have this variant.
  func knows(_ category: String) -> Bool {
    category == "other" || categories.contains(category)
  }
}
