/// Writes the parts of a message as ICU MessageFormat 1, with some of them changed on the way.
struct PatternWriter {
  /// Changes a text, before it is quoted.
  var text: (String) -> String = { $0 }

  /// Writes an argument.
  var argument: (String) -> String = { "{\($0)}" }

  /// Changes the variants of a choice.
  var choice: (MessageChoice) -> [(selector: String, elements: [MessageElement])] = { choice in
    choice.variants.map { (PatternWriter.selector($0.selector), $0.elements) }
  }

  /// The parts as text; `isInPlural` where `#` would stand for a number.
  func written(_ elements: [MessageElement], isInPlural: Bool = false) -> String {
    elements.map { element in
      switch element {
      case .text(let text, _): Self.quoted(self.text(text), isInPlural: isInPlural)
      case .argument(let name, _): argument(name)
      case .number: "#"
      case .choice(let choice): written(choice)
      }
    }.joined()
  }

  private func written(_ choice: MessageChoice) -> String {
    let offset = choice.offset == 0 ? "" : " offset:\(choice.offset.plain)"
    let isPlural = choice.kind != .select
    let variants = self.choice(choice).map { variant in
      "\(variant.selector) {\(written(variant.elements, isInPlural: isPlural))}"
    }
    return
      "{\(choice.argument), \(choice.kind.rawValue),\(offset) \(variants.joined(separator: " "))}"
  }

  static func selector(_ selector: MessageSelector) -> String {
    switch selector {
    case .exactly(let value): "=\(value.plain)"
    case .keyword(let keyword): keyword
    }
  }

  /// Text that is read back as what it is.
  static func quoted(_ text: String, isInPlural: Bool) -> String {
    var quoted = ""
    for character in text {
      switch character {
      case "'": quoted += "''"
      case "{", "}": quoted += "'\(character)'"
      case "#" where isInPlural: quoted += "'#'"
      default: quoted.append(character)
      }
    }
    return quoted
  }
}

extension Double {
  /// The number as a pattern has it: without decimals where it has none.
  fileprivate var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
