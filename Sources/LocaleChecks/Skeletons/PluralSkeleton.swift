import ChartLocalization

/// A message of the source with the plural categories of another language, to be translated.
struct PluralSkeleton {
  private let bytes: [UInt8]
  private let elements: [MessageElement]
  private let cardinals: PluralCategories
  private let ordinals: PluralCategories

  /// Takes a message; nil if it cannot be read.
  init?(_ text: String, cardinals: PluralCategories, ordinals: PluralCategories) {
    do throws(MessageSyntaxError) {
      elements = try MessagePattern(parsing: text).elements
    } catch {
      return nil
    }
    bytes = Array(text.utf8)
    (self.cardinals, self.ordinals) = (cardinals, ordinals)
  }

  /// The message: each choice by number has a variant for every category and for exact numbers, all
  /// else is as it was.
  var text: String { text(of: elements) }

  private func text(of elements: [MessageElement]) -> String {
    elements.map { element in
      if case .choice(let choice) = element { return text(of: choice) }
      return slice(element.range)
    }.joined()
  }

  private func text(of choice: MessageChoice) -> String {
    let variants =
      switch choice.kind {
      case .select: choice.variants.map { (slice($0.selectorRange), $0) }
      case .plural: variants(of: choice, cardinals)
      case .ordinal: variants(of: choice, ordinals)
      }
    let first = choice.variants.map(\.selectorRange.lower).min() ?? choice.range.upper
    // The head as it stands: name, kind and offset.
    let head = slice(SourceRange(choice.range.lower, first))
    return head + variants.map { "\($0) {\(text(of: $1.elements))}" }.joined(separator: " ") + "}"
  }

  /// The exact variants, then one for each category: its own, or that of `other`.
  private func variants(
    of choice: MessageChoice,
    _ categories: PluralCategories
  ) -> [(String, MessageVariant)] {
    let exact = choice.variants.filter { variant in
      if case .exactly = variant.selector { true } else { false }
    }
    let named = { (name: String) in choice.variants.first { $0.selector == .keyword(name) } }
    return exact.map { (slice($0.selectorRange), $0) }
      + categories.all.compactMap { category in
        let isOne = categories.finiteNumbers(of: category)?.count == 1
        let own = named(category).flatMap { isOne || saysNumber($0, choice) ? $0 : nil }
        return (own ?? named("other")).map { (category, $0) }
      }
  }

  private func saysNumber(_ variant: MessageVariant, _ choice: MessageChoice) -> Bool {
    variant.elements.contains { element in
      switch element {
      case .number: true
      case .argument(let name, _): name == choice.argument
      case .text, .choice: false
      }
    }
  }

  private func slice(_ range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }
}
