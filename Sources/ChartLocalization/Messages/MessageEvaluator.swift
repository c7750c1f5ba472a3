/// Turns one message and its arguments into text; never fails, faults are gathered.
struct MessageEvaluator {
  let arguments: [String: MessageArgument]
  /// The locale in which the message is written; its plural rules and lists apply.
  let locale: LocaleTag
  let formatters: FormatterCache
  /// What is known of names.
  let names: KnownNames
  /// Whether the text is made to be heard.
  let isHeard: Bool
  let isolates: Bool
  private(set) var output = ""
  private(set) var faults: [LocalizationDiagnostic.Fault] = []

  init(
    _ arguments: [String: MessageArgument],
    _ locale: LocaleTag,
    _ formatters: FormatterCache,
    names: KnownNames = KnownNames(),
    isHeard: Bool = false
  ) {
    self.arguments = arguments
    self.isHeard = isHeard
    self.names = names
    self.locale = locale
    self.formatters = formatters
    isolates = locale.isRightToLeft
  }

  /// Appends the parts; `number` is what `#` stands for.
  mutating func append(_ elements: [MessageElement], number: String? = nil) {
    for element in elements {
      guard output.utf8.count <= Localizer.maximumTextByteCount else {
        return note(.tooLong)
      }
      switch element {
      case .text(let text, _):
        output += text.hasPrefix(".") && endsInStop ? text.dropFirst() : text[...]
      case .number: output += number ?? "#"
      case .argument(let name, _): appendArgument(name)
      case .choice(let choice): append(choice)
      }
    }
  }

  /// Whether the last sign is the full stop of an abbreviation, marks around the text passed over: a
  /// sentence that ends with one has no second.
  private var endsInStop: Bool {
    let last = output.unicodeScalars.last { $0 != "\u{2069}" && $0.value > 2 }
    return last == "."
  }

  private mutating func appendArgument(_ name: String) {
    switch arguments[name] {
    case .text(let text), .select(let text): output += isolated(text)
    case .number(_, let formatted): output += formatted
    case .list(let items):
      let items = items.map { isolated($0) }
      output += formatters.list(items, in: locale) ?? items.joined(separator: " ")
    case nil:
      output += "{\(name)}"
      note(.missingArgument(name))
    }
  }

  private mutating func append(_ choice: MessageChoice) {
    switch choice.kind {
    case .select:
      let keyword = keyword(for: choice.argument)
      append(elements(of: choice, matching: [.keyword(keyword)]))
    case .plural, .ordinal:
      appendPlural(choice)
    }
  }

  private mutating func appendPlural(_ choice: MessageChoice) {
    guard case .number(let value, let formatted) = arguments[choice.argument] else {
      note(
        arguments[choice.argument] == nil
          ? .missingArgument(choice.argument) : .notANumber(argument: choice.argument)
      )
      return append(elements(of: choice, matching: []), number: "{\(choice.argument)}")
    }
    let rest = value - choice.offset
    let number =
      choice.offset == 0 || !rest.isFinite
      ? formatted : formatters.number(rest, skeleton: ".###") ?? formatted
    let category =
      rest.isFinite
      ? formatters.pluralCategory(
        rest,
        shownAs: number,
        ordinal: choice.kind == .ordinal,
        in: locale
      ) : nil
    let chosen = elements(
      of: choice,
      matching: [.exactly(value), .keyword(category ?? "other")]
    )
    append(chosen, number: number)
  }

  /// The first variant that one of the selectors names, the selectors in order, or `other`.
  private func elements(
    of choice: MessageChoice,
    matching selectors: [MessageSelector]
  ) -> [MessageElement] {
    for selector in selectors + [.keyword("other")] {
      if let variant = choice.variants.first(where: { $0.selector == selector }) {
        return variant.elements
      }
    }
    return []
  }

  private mutating func keyword(for name: String) -> String {
    switch arguments[name] {
    case .select(let keyword), .text(let keyword): return keyword
    case .number(_, let formatted): return formatted
    case .list(let items): return items.last ?? "other"
    case nil:
      if let derived = DerivedKeyword(name)?.value(from: arguments, names, isHeard: isHeard) {
        return derived
      }
      note(.missingArgument(name))
      return "other"
    }
  }

  /// A text in isolates where the message runs from right to left, or where the text itself does in one
  /// that runs from left to right; whatever changes of direction it begins are ended.
  private func isolated(_ text: String) -> String {
    let text = text.withDirectionsEnded
    return isolates || text.hasRightToLeftLetters ? "\u{2068}\(text)\u{2069}" : text
  }

  private mutating func note(_ fault: LocalizationDiagnostic.Fault) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension String {
  /// Whether some letter is of a script that runs from right to left.
  ///
  /// Source: the blocks of Unicode 15 whose letters are R or AL: Hebrew to Arabic Extended-A, the
  /// presentation forms, and the ancient scripts of the supplementary plane.
  fileprivate var hasRightToLeftLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
