internal import ChartLocalization

/// L103, L104 and L105: the categories that plurals have and those that the language needs.
enum PluralChecks {
  /// L103: a category that numbers of the language have and the plural has not.
  static func missing(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    for fault in message.faults {
      guard case .missingOther(let name) = fault.fault,
        !SelectChecks.isSelect(at: fault.range, name, in: message)
      else { continue }
      sink.report(message, fault.range, "the plural of '\(name)' has no variant 'other'")
    }
    guard message.faults.isEmpty else { return }
    each(message, locale) { choice, categories in
      guard !isSwitch(choice, message) else { return }
      let absent = required(of: choice, categories, message).subtracting(choice.keywords)
        .subtracting(isExactOne(choice, categories) ? ["one"] : [])
      guard !absent.isEmpty else { return }
      let list = PluralCategories.order.filter(absent.contains).joined(separator: ", ")
      sink.report(
        message,
        choice.argumentRange,
        "the plural of '\(choice.argument)' has no variant for \(list)"
      )
    }
  }

  /// L104: a category that no number of the language has, or one that stands twice.
  static func impossible(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    each(message, locale) { choice, categories in
      var seen: Set<MessageSelector> = []
      for variant in choice.variants {
        if !seen.insert(variant.selector).inserted {
          sink.report(
            message,
            variant.selectorRange,
            "the variant '\(variant.selector.written)' stands a second time and is never read"
          )
        } else if case .keyword(let keyword) = variant.selector, !categories.all.contains(keyword) {
          sink.report(
            message,
            variant.selectorRange,
            "no number is '\(keyword)' here; \(categories.all.joined(separator: ", ")) was expected"
          )
        }
      }
    }
  }

  /// L105: `=1` without `one` where other numbers are `one` as well.
  static func exactOne(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    each(message, locale) { choice, categories in
      guard isExactOne(choice, categories), !isSwitch(choice, message),
        let variant = choice.variants.first(where: { $0.selector == .exactly(1) })
      else { return }
      let others = (categories.examples["one"] ?? []).filter { $0 != 1 }.prefix(3)
      sink.report(
        message,
        variant.selectorRange,
        "'=1' leaves \(others.map(String.init).joined(separator: ", ")) to other variants; "
          + "'one' was expected"
      )
    }
  }

  private static func isExactOne(_ choice: MessageChoice, _ categories: PluralCategories) -> Bool {
    let exact = choice.exactNumbers
    return exact.contains(1) && !choice.keywords.contains("one")
      && (categories.examples["one"] ?? []).contains { !exact.contains($0) }
  }

  /// The categories that must be there: those of whole numbers where the argument counts, less those
  /// whose numbers all have variants of their own.
  private static func required(
    of choice: MessageChoice,
    _ categories: PluralCategories,
    _ message: CheckedMessage
  ) -> Set<String> {
    let isCount = choice.kind == .ordinal || message.kind(of: choice.argument) != .number
    let exact = choice.exactNumbers
    let needed = (isCount ? categories.whole : categories.all).filter { category in
      guard let numbers = categories.finiteNumbers(of: category), isCount else { return true }
      return numbers.contains { !exact.contains($0) }
    }
    // A plural that singles out two and more by number counts from there.
    let skipsOne = choice.keywords == ["other"] && exact.contains { $0 > 1 }
    let isOneFinite = categories.finiteNumbers(of: "one") != nil
    return Set(needed + ["other"]).subtracting(skipsOne && isOneFinite ? ["one"] : [])
  }

  /// Whether a plural tells single numbers from all others, and no word agrees with the number: it has
  /// exact variants and `other`, and the number is printed within it alone and before no word.
  private static func isSwitch(_ choice: MessageChoice, _ message: CheckedMessage) -> Bool {
    guard choice.keywords == ["other"], choice.variants.count > 1,
      let usage = message.arguments[choice.argument]
    else { return false }
    let inner = usage.choices.filter {
      $0.kind == choice.kind && $0.range != choice.range
        && choice.range.lower <= $0.range.lower && $0.range.upper <= choice.range.upper
    }
    let own = usage.printed.filter { place in
      !inner.contains { $0.range.lower <= place.lower && place.upper <= $0.range.upper }
    }
    guard own.allSatisfy({ choice.range.lower <= $0.lower && $0.upper <= choice.range.upper })
    else {
      return false
    }
    let places = Set(own.map { Int32($0.lower) })
    return !message.renderings.contains { rendering in
      rendering.arguments.contains { index, _ in
        places.contains(rendering.units[index].lower) && isBeforeWord(rendering.units, index)
      }
    }
  }

  private static func isBeforeWord(_ units: [Rendering.Unit], _ index: Int) -> Bool {
    var next = index + 1
    while next < units.count, units[next].isBlank { next += 1 }
    return next < units.count && units[next].isLetter
  }

  private static func each(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ look: (MessageChoice, PluralCategories) -> Void
  ) {
    for usage in message.arguments.values {
      for choice in usage.choices {
        if let categories = locale.categories(of: choice.kind) { look(choice, categories) }
      }
    }
  }
}
