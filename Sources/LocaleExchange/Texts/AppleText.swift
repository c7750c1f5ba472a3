import ChartLocalization

/// Messages as format strings of Apple's: `%1$@` for a text, `%1$lld` for what is counted.
///
/// Arguments are numbered in the order in which the source first has them, and go without a number where
/// there is only one. A plural that is a whole message with no other argument varies as such; any other
/// is a substitution within its sentence.
struct AppleText {
  private let coder: UnitCoder
  private let counted: Set<String>

  init(_ coder: UnitCoder) {
    self.coder = coder
    counted = coder.source.map { MessageArguments($0).counted } ?? []
  }

  /// A message; nil if it has a choice that is no plural of the source's argument, two choices, exact
  /// variants, or an argument that the source lacks.
  func text(of pattern: MessagePattern, _ forms: PluralForms) -> UnitText? {
    if let flat = FlatElement.flatten(pattern.elements, number: nil) {
      guard let text = format(flat) else { return nil }
      return variesWhole ? .plural(["other": text]) : .whole(text)
    }
    guard let plural = OnePlural(pattern, in: forms), plural.argument == coder.plural?.argument,
      Self.isName(plural.argument)
    else { return nil }
    var variants: [String: String] = [:]
    for category in plural.variants.keys {
      let elements = variesWhole ? plural.sentence(category) : plural.variants[category] ?? []
      guard let text = format(elements, counting: variesWhole ? nil : plural.argument) else {
        return nil
      }
      variants[category] = text
    }
    if variesWhole { return .plural(variants) }
    guard let sentence = sentence(plural.before, plural.argument, plural.after) else { return nil }
    return .substitution(sentence, name: plural.argument, variants)
  }

  /// A translation as ICU MessageFormat.
  func message(from text: UnitText) throws(UnitFault) -> String {
    switch text {
    case .forms: throw .misshapen("a text or plural variants")
    case .whole(let text): return FlatElement.source(try parts(text).0, inPlural: false)
    case .plural(let variants): return try choice(variants)
    case .substitution(let text, let name, let variants):
      let (before, found, after) = try parts(text)
      guard found == name, name == coder.plural?.argument else {
        throw .badFormat("%#@\(found ?? name)@")
      }
      return try choice(variants, before: before, after: after)
    }
  }

  /// A text as this program writes it: places numbered or not, the counted number `%arg`; one that cannot
  /// be read as it is.
  func normalized(_ text: UnitText) -> UnitText {
    switch text {
    case .forms: text
    case .whole(let text): .whole(rewritten(text))
    case .plural(let variants):
      .plural(variants.mapValues { rewritten($0, coder.plural?.argument) })
    case .substitution(let text, let name, let variants):
      .substitution(
        rewritten(text),
        name: name,
        variants.mapValues { rewritten($0, coder.plural?.argument, inSubstitution: true) }
      )
    }
  }

  private func rewritten(
    _ text: String,
    _ counting: String? = nil,
    inSubstitution: Bool = false
  ) -> String {
    guard let (before, name, after) = try? parts(text, counting: counting) else { return text }
    guard let name else { return format(before, counting: inSubstitution ? counting : nil) ?? text }
    return sentence(before, name, after) ?? text
  }

  /// The whole sentences of a text by plural category; nil if it cannot be read.
  ///
  /// Some tools move the words around a substitution into its variants, which says the same.
  func sentences(_ text: UnitText) -> [String: [FlatElement]]? {
    switch text {
    case .forms, .whole: return nil
    case .plural(let variants):
      return sentences(variants, before: [], after: [])
    case .substitution(let text, _, let variants):
      guard let (before, _, after) = try? parts(text) else { return nil }
      return sentences(variants, before: before, after: after)
    }
  }

  private func sentences(
    _ variants: [String: String],
    before: [FlatElement],
    after: [FlatElement]
  ) -> [String: [FlatElement]]? {
    var sentences: [String: [FlatElement]] = [:]
    for (category, text) in variants {
      guard let (elements, _, _) = try? parts(text, counting: coder.plural?.argument) else {
        return nil
      }
      sentences[category] = FlatElement.joined([before, elements, after])
    }
    return sentences
  }

  /// A substitution's variant as XLIFF has it: `%arg` is the catalogue's alone.
  func numbered(_ variant: String) -> String {
    guard let plural = coder.plural, let parts = try? parts(variant, counting: plural.argument)
    else {
      return variant
    }
    return format(parts.0) ?? variant
  }

  /// Whether the source is one plural that is all of the message and its only argument.
  private var variesWhole: Bool {
    guard let plural = coder.plural else { return false }
    return coder.positions.count == 1 && plural.before.isEmpty && plural.after.isEmpty
  }

  private func choice(
    _ texts: [String: String],
    before: [FlatElement] = [],
    after: [FlatElement] = []
  ) throws(UnitFault) -> String {
    guard let plural = coder.plural else { throw .misshapen("a text without plural variants") }
    let unknown = texts.keys.filter { !coder.targetForms.knows($0) }.sorted()
    guard unknown.isEmpty else {
      throw .misshapen("a plural form of the language instead of '\(unknown[0])'")
    }
    let filled = texts.filter { !$0.value.isEmpty }
    let missing = Set(texts.keys).union(["other"]).subtracting(filled.keys)
    guard missing.isEmpty else { throw .missingForms(missing.sorted()) }
    var variants: [String: [FlatElement]] = [:]
    for (category, text) in texts {
      let (elements, name, _) = try parts(text, counting: plural.argument)
      guard name == nil else { throw .choiceInForm }
      variants[category] = elements
    }
    // A whole message with one form needs no choice.
    if variesWhole, variants.count == 1, let only = variants["other"] {
      return FlatElement.source(only, inPlural: false)
    }
    return FlatElement.source(before, inPlural: false) + UnitCoder.choice(plural, variants)
      + FlatElement.source(after, inPlural: false)
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    } && !(name.first?.isNumber ?? true)
  }
}

// MARK: format strings

extension AppleText {
  /// A format string; nil if it has an argument that the source lacks.
  ///
  /// `counting` is written `%arg`.
  private func format(
    _ elements: [FlatElement],
    counting: String? = nil,
    isNumbered: Bool? = nil
  ) -> String? {
    var text = ""
    let isNumbered = isNumbered ?? (coder.positions.count > 1 || Self.count(elements) > 1)
    for element in elements {
      switch element {
      case .text(let literal): text += literal.replacing("%", with: "%%")
      case .argument(let name):
        guard let index = coder.places[name] else { return nil }
        let place = isNumbered ? "\(index + 1)$" : ""
        text += name == counting ? "%arg" : "%\(place)\(counted.contains(name) ? "lld" : "@")"
      }
    }
    return text
  }

  /// A format string with a substitution; nil if it has an argument that the source lacks.
  private func sentence(
    _ before: [FlatElement],
    _ name: String,
    _ after: [FlatElement]
  ) -> String? {
    let isNumbered = coder.positions.count > 1 || Self.count(before + after) > 0
    guard let first = format(before, isNumbered: isNumbered),
      let last = format(after, isNumbered: isNumbered),
      let index = coder.places[name]
    else { return nil }
    return "\(first)%\(isNumbered ? "\(index + 1)$" : "")#@\(name)@\(last)"
  }

  /// How many arguments stand in a text; places are left out where it is one.
  private static func count(_ elements: [FlatElement]) -> Int {
    elements.count { if case .argument = $0 { true } else { false } }
  }

  /// The parts before and after `%#@name@`, and the name; all before if there is none.
  ///
  /// `counting` is the argument that `%arg`, and a number without a place, stands for.
  private func parts(
    _ text: String,
    counting: String? = nil
  ) throws(UnitFault) -> ([FlatElement], String?, [FlatElement]) {
    var reader = FormatReader(text)
    var (runs, name, next): ([[FlatElement]], String?, Int) = ([[]], nil, 0)
    while let part = try reader.next() {
      let last = runs.count - 1
      switch part {
      case .literal(let text): runs[last].append(.text(text))
      case .counted:
        guard let counting else { throw .badFormat("%arg") }
        runs[last].append(.argument(counting))
      case .substitution(let found):
        guard name == nil else { throw .choiceInForm }
        name = found
        runs.append([])
        next += 1
      case .argument(let spelling, let position, let isNumber):
        if position == nil, isNumber, let counting {
          runs[last].append(.argument(counting))
          continue
        }
        next += position == nil ? 1 : 0
        guard coder.positions.indices.contains((position ?? next) - 1) else {
          throw .badFormat(spelling)
        }
        runs[last].append(.argument(coder.positions[(position ?? next) - 1]))
      }
    }
    let flat = runs.map { FlatElement.joined([$0]) }
    return (flat[0], name, flat.count > 1 ? flat[1] : [])
  }
}
