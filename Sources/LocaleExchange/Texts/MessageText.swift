import ChartLocalization

/// Writes literal text as ICU MessageFormat.
enum MessageText {
  /// Text that a message of this source prints as it stands.
  ///
  /// An apostrophe stays one where ICU takes it as one, and is doubled where it would start a quotation;
  /// what comes after the text is not known, so that it is doubled at the end too.
  static func quoted(_ literal: String, inPlural: Bool) -> String {
    let scalars = Array(literal.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if isSyntax(scalars[index], inPlural) {
        result.append("'")
        // An apostrophe right behind belongs to the quotation, which it would end otherwise.
        while index < scalars.count, isSyntax(scalars[index], inPlural) || scalars[index] == "'" {
          result.append(scalars[index])
          if scalars[index] == "'" { result.append("'") }
          index += 1
        }
        result.append("'")
        continue
      }
      result.append(scalars[index])
      if scalars[index] == "'" {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        if next.map({ isSyntax($0, inPlural) || $0 == "'" }) ?? true { result.append("'") }
      }
      index += 1
    }
    return String(result)
  }

  private static func isSyntax(_ scalar: Unicode.Scalar, _ inPlural: Bool) -> Bool {
    scalar == "{" || scalar == "}" || (inPlural && scalar == "#")
  }
}

/// A message's parts with neighbouring texts made one, so that two ways to write it compare equal.
enum FlatElement: Hashable {
  /// Text, its quoting undone.
  case text(String)
  /// A value that is put in.
  case argument(String)

  /// The parts; nil if a choice is among them.
  ///
  /// `number` is the argument that `#` stands for.
  static func flatten(_ elements: [MessageElement], number: String?) -> [FlatElement]? {
    var flat: [FlatElement] = []
    for element in elements {
      switch element {
      case .text(let text, _): append(text, to: &flat)
      case .argument(let name, _): flat.append(.argument(name))
      case .number: flat.append(.argument(number ?? "#"))
      case .choice: return nil
      }
    }
    return flat
  }

  private static func append(_ text: String, to flat: inout [FlatElement]) {
    guard !text.isEmpty else { return }
    if case .text(let before) = flat.last {
      flat[flat.count - 1] = .text(before + text)
    } else {
      flat.append(.text(text))
    }
  }

  /// Joins two runs of parts.
  static func joined(_ runs: [[FlatElement]]) -> [FlatElement] {
    var flat: [FlatElement] = []
    for element in runs.joined() {
      if case .text(let text) = element { append(text, to: &flat) } else { flat.append(element) }
    }
    return flat
  }

  /// The parts as ICU MessageFormat; `number` is the argument to write as `#`, directly in a plural.
  static func source(_ elements: [FlatElement], number: String? = nil, inPlural: Bool) -> String {
    elements.map { element in
      switch element {
      case .text(let text): MessageText.quoted(text, inPlural: inPlural)
      case .argument(let name): name == number ? "#" : "{\(name)}"
      }
    }.joined()
  }
}
