internal import ChartLocalization

/// L107 and L108: the branches of selects, and selects over labels.
enum SelectChecks {
  /// L107: branches that the source has not and so are never read, and branches that were left out.
  static func branches(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    for fault in message.faults {
      guard case .missingOther(let name) = fault.fault, isSelect(at: fault.range, name, in: message)
      else { continue }
      sink.report(message, fault.range, "the select of '\(name)' has no branch 'other'")
    }
    guard message.isReadable else { return }
    for (name, usage) in message.arguments {
      let selects = usage.choices.filter { $0.kind == .select }
      for choice in selects { twice(choice, message, &sink) }
      guard let known = keywords(of: name, message) else { continue }
      for choice in selects {
        for variant in choice.variants {
          guard case .keyword(let keyword) = variant.selector, !known.contains(keyword) else {
            continue
          }
          sink.report(
            message,
            variant.selectorRange,
            "'\(name)' is never '\(keyword)'; \(known.sorted().joined(separator: ", ")) was expected"
          )
        }
      }
      leftOut(name, selects, message, &sink)
    }
  }

  /// The keywords that an argument may have; nil where that is not known.
  private static func keywords(of name: String, _ message: CheckedMessage) -> Set<String>? {
    if message.derivedBase(of: name) != nil, let derived = DerivedKeyword(name) {
      return Set(derived.property.keywords)
    }
    let selects = message.source?.arguments[name]?.choices.filter { $0.kind == .select } ?? []
    return selects.isEmpty ? nil : Set(selects.flatMap(\.keywords))
  }

  private static func leftOut(
    _ name: String,
    _ selects: [MessageChoice],
    _ message: CheckedMessage,
    _ sink: inout FindingSink
  ) {
    guard let first = selects.first, let source = message.source,
      let theirs = source.arguments[name]?.choices.filter({ $0.kind == .select }), !theirs.isEmpty
    else { return }
    let ours = Set(selects.flatMap(\.keywords))
    // Where the source asks several times, each time with other branches, one of these is enough.
    guard !theirs.contains(where: { ours.isSuperset(of: $0.keywords) }) else { return }
    let absent = Set(theirs.flatMap(\.keywords)).subtracting(ours)
    sink.report(
      message,
      first.argumentRange,
      "the select of '\(name)' has no branch for \(absent.sorted().joined(separator: ", "))",
      severity: .warning
    )
  }

  private static func twice(
    _ choice: MessageChoice,
    _ message: CheckedMessage,
    _ sink: inout FindingSink
  ) {
    var seen: Set<MessageSelector> = []
    for variant in choice.variants where !seen.insert(variant.selector).inserted {
      sink.report(
        message,
        variant.selectorRange,
        "the branch '\(variant.selector.written)' stands a second time and is never read"
      )
    }
  }

  /// L108: a select over an argument that is printed: its words decide, not a keyword.
  static func label(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable else { return }
    for (name, usage) in message.arguments {
      guard let choice = usage.choices.first(where: { $0.kind == .select }),
        message.derivedBase(of: name) == nil, isLabel(name, message)
      else { continue }
      sink.report(
        message,
        choice.argumentRange,
        "'\(name)' is words to print, and a select takes keywords; "
          + "'\(name)_gender' or the like was expected"
      )
    }
  }

  private static func isLabel(_ name: String, _ message: CheckedMessage) -> Bool {
    switch message.kind(of: name) {
    case .text, .list, .date: true
    case .number, .integer: false
    case .select, nil: (message.source ?? message).arguments[name]?.printed.isEmpty == false
    }
  }

  /// Whether the choice whose argument stands at a place is a select.
  static func isSelect(
    at range: SourceRange,
    _ name: String,
    in message: CheckedMessage
  ) -> Bool {
    message.arguments[name]?.choices.contains {
      $0.kind == .select && $0.argumentRange == range
    } ?? false
  }
}
