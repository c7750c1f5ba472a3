import ChartLocalization

/// Turns one unit's messages into the texts of a format, and a translated text back into a message.
struct UnitCoder {
  /// The message in the source language; nil if it is no ICU MessageFormat.
  let source: MessagePattern?
  let sourceText: String
  let sourceForms: PluralForms
  let targetForms: PluralForms
  /// The source's arguments in the order in which they first stand, as a format string numbers them.
  let positions: [String]
  /// The same by argument, counted from 0.
  let places: [String: Int]
  /// The source's one plural, if it is one.
  let plural: OnePlural?

  init(source text: String, from sourceForms: PluralForms, to targetForms: PluralForms) {
    sourceText = text
    source = try? MessagePattern(parsing: text)
    self.sourceForms = sourceForms
    self.targetForms = targetForms
    positions = source.map { MessageArguments($0).names } ?? []
    places = Dictionary(uniqueKeysWithValues: zip(positions, positions.indices))
    plural = source.flatMap { OnePlural($0, in: sourceForms) }
  }

  /// The shape in which a format holds the unit with this translation.
  func shape(for format: ExchangeFormat, target: String?) -> UnitShape {
    let shape: UnitShape
    switch format {
    case .xliff2: return .whole
    case .xliff where targetForms.counted.count < 2: return .whole
    case .po, .xliff:
      guard plural != nil else { return .whole }
      shape = .forms
    case .appleXLIFF, .xcstrings: shape = .apple
    }
    let isHeld =
      sourceText(in: shape) != nil && target.map { targetText($0, in: shape) != nil } ?? true
    return isHeld ? shape : .whole
  }

  /// The source in a shape; nil if the shape cannot hold it.
  func sourceText(in shape: UnitShape) -> UnitText? {
    text(sourceText, in: shape, sourceForms)
  }

  /// A translation in a shape; nil if the shape cannot hold it.
  func targetText(_ message: String, in shape: UnitShape) -> UnitText? {
    text(message, in: shape, targetForms)
  }

  /// The source of a plural's forms as a format has it: one for each form of the target in XLIFF, in PO
  /// those for one thing and for more.
  func formSources(for format: ExchangeFormat) -> [String]? {
    guard case .forms(let sources)? = sourceText(in: .forms) else { return nil }
    let last = sources.count - 1
    if format == .po {
      return [sources[sourceForms.counted.firstIndex(of: "one") ?? last], sources[last]]
    }
    return targetForms.counted.map { sources[sourceForms.counted.firstIndex(of: $0) ?? last] }
  }

  private func text(_ message: String, in shape: UnitShape, _ forms: PluralForms) -> UnitText? {
    if shape == .whole { return .whole(message) }
    guard let pattern = try? MessagePattern(parsing: message) else { return nil }
    return shape == .forms
      ? sentences(of: pattern, forms) : AppleText(self).text(of: pattern, forms)
  }

  /// A translation that came back in a shape, as ICU MessageFormat; its arguments are not yet checked.
  func message(from text: UnitText) throws(UnitFault) -> String {
    switch text {
    case .whole(let message): message
    case .forms(let forms): try message(fromForms: forms)
    case .plural, .substitution: try AppleText(self).message(from: text)
    }
  }
}

// MARK: whole sentences by gettext's forms

extension UnitCoder {
  private func sentences(of pattern: MessagePattern, _ forms: PluralForms) -> UnitText? {
    if let flat = FlatElement.flatten(pattern.elements, number: nil) {
      let sentence = FlatElement.source(flat, inPlural: false)
      return .forms(forms.counted.map { _ in sentence })
    }
    guard let plural = OnePlural(pattern, in: forms), plural.argument == self.plural?.argument,
      let last = forms.counted.last
    else { return nil }
    for category in forms.categories + ["other"] where !forms.counted.contains(category) {
      guard plural.sentence(category) == plural.sentence(last) else { return nil }
    }
    return .forms(
      forms.counted.map { FlatElement.source(plural.sentence($0), inPlural: false) }
    )
  }

  private func message(fromForms texts: [String]) throws(UnitFault) -> String {
    let counted = targetForms.counted
    guard let plural, texts.count == counted.count, let last = texts.last else {
      throw .misshapen("one text for each of the \(counted.count) plural forms")
    }
    let empty = zip(counted, texts).filter { $1.isEmpty }.map(\.0)
    guard empty.isEmpty else { throw .missingForms(empty) }
    guard Set(texts).count > 1 else { return last }
    var sentences: [String: [FlatElement]] = [:]
    for (category, text) in zip(counted, texts) {
      sentences[category] = try Self.flat(text)
    }
    for category in targetForms.categories + ["other"] where sentences[category] == nil {
      sentences[category] = counted.last.flatMap { sentences[$0] }
    }
    return Self.choice(plural, sentences)
  }

  /// The parts of a text that may hold no choice.
  private static func flat(_ text: String) throws(UnitFault) -> [FlatElement] {
    let pattern: MessagePattern
    do throws(MessageSyntaxError) {
      pattern = try MessagePattern(parsing: text)
    } catch {
      throw .brokenMessage(error.fault, at: error.position)
    }
    guard let flat = FlatElement.flatten(pattern.elements, number: nil) else { throw .choiceInForm }
    return flat
  }

  /// A choice with these variants, in CLDR's order, `#` where the source has it.
  static func choice(_ plural: OnePlural, _ variants: [String: [FlatElement]]) -> String {
    let number = plural.usesNumberSign ? plural.argument : nil
    let texts = PluralForms.names.compactMap { category in
      variants[category].map {
        "\(category) {\(FlatElement.source($0, number: number, inPlural: true))}"
      }
    }
    return "{\(plural.argument), plural, \(texts.joined(separator: " "))}"
  }
}
