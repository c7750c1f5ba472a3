internal import ChartLocalization

/// L101 and L106: which arguments a translation prints, way by way.
enum ArgumentChecks {
  /// L101: an argument that the source has not, or one of the source that is not printed where the
  /// source prints it.
  static func difference(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable, let source = message.source, let home = locale.source else { return }
    let extra = message.arguments.keys.sorted().filter {
      source.arguments[$0] == nil && message.derivedBase(of: $0) == nil
    }
    let missing = source.arguments.keys.sorted().filter { name in
      source.arguments[name]?.printed.isEmpty == false
        && message.arguments[name]?.printed.isEmpty != false
    }
    if extra.count == 1, missing.count == 1, message.arguments[missing[0]] == nil {
      let name = extra[0]
      sink.report(
        message,
        message.arguments[name]?.firstRange ?? SourceRange(0, 0),
        "the source has no argument '\(name)'; '\(missing[0])' was expected"
      )
      return
    }
    for name in extra {
      sink.report(
        message,
        message.arguments[name]?.firstRange ?? SourceRange(0, 0),
        "the source has no argument '\(name)'"
      )
    }
    for name in missing {
      let all = SourceRange(0, message.entry.text.utf8.count)
      sink.report(message, all, "the argument '\(name)' is not printed", isApart: true)
    }
    for name in source.arguments.keys.sorted() where !missing.contains(name) {
      byWay(name, message, source, locale, home, &sink)
    }
  }

  private static func byWay(
    _ name: String,
    _ message: CheckedMessage,
    _ source: CheckedMessage,
    _ locale: CheckedLocale,
    _ home: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let usage = message.arguments[name], !usage.printed.isEmpty,
      source.arguments[name]?.printed.isEmpty == false
    else { return }
    for path in ArgumentPath.silent(name, in: message.pattern.elements) {
      // A variant of its own plural that leaves the number out is told of by L106.
      if path.steps.contains(where: { $0.choice.argument == name }) { continue }
      guard let last = path.steps.last,
        SourceOnPath(source: source, path: path, locale: locale, home: home).alwaysPrints(name)
      else { continue }
      sink.report(
        message,
        last.variant.range,
        "the argument '\(name)' is not printed in the variant "
          + "'\(last.variant.selector.written)' of '\(last.choice.argument)'",
        isApart: true
      )
    }
    for (place, path) in ArgumentPath.printing(name, in: message.pattern.elements) {
      if path.steps.contains(where: { $0.choice.argument == name }) { continue }
      guard let last = path.steps.last,
        !SourceOnPath(source: source, path: path, locale: locale, home: home).mayPrint(name)
      else { continue }
      sink.report(
        message,
        place,
        "the argument '\(name)' is printed in the variant '\(last.variant.selector.written)' of "
          + "'\(last.choice.argument)', where the source does not print it"
      )
    }
  }

  /// L106: a plural variant for several numbers that does not say which.
  static func droppedNumber(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable else { return }
    for (name, usage) in message.arguments where !usage.printed.isEmpty {
      guard usage.choices.contains(where: { $0.kind != .select }) else { continue }
      for path in ArgumentPath.silent(name, in: message.pattern.elements) {
        guard
          let step = path.steps.last(where: {
            $0.choice.argument == name && $0.choice.kind != .select
          }),
          coversSeveral(step, locale), isSaidBySource(name, path, message, locale)
        else { continue }
        sink.report(
          message,
          step.variant.selectorRange,
          "the variant '\(step.variant.selector.written)' is for several numbers "
            + "and does not print '\(name)'"
        )
      }
    }
  }

  /// Whether the source prints the number for any number of the variant; true without a source.
  private static func isSaidBySource(
    _ name: String,
    _ path: ArgumentPath,
    _ message: CheckedMessage,
    _ locale: CheckedLocale
  ) -> Bool {
    guard let source = message.source, let home = locale.source else { return true }
    return SourceOnPath(source: source, path: path, locale: locale, home: home).mayPrint(name)
  }

  /// Whether a variant is for numbers that its words cannot all stand for. Nought and one count as
  /// one number: where a language has them in one category, a text for one is not said of nought.
  private static func coversSeveral(
    _ step: ArgumentPath.Step,
    _ locale: CheckedLocale
  ) -> Bool {
    guard case .keyword(let category) = step.variant.selector,
      let categories = locale.categories(of: step.choice.kind)
    else { return false }
    guard let numbers = categories.finiteNumbers(of: category) else { return true }
    let exact = step.choice.exactNumbers
    return numbers.filter { !exact.contains($0) && $0 != 0 }.count > 1
  }
}

extension MessageChoice {
  /// The whole numbers for which there is a variant of their own.
  var exactNumbers: Set<Int> {
    Set(
      variants.compactMap { variant in
        if case .exactly(let value) = variant.selector { Int(exactly: value) } else { nil }
      }
    )
  }

  /// The keywords of its variants.
  var keywords: Set<String> {
    Set(
      variants.compactMap { variant in
        if case .keyword(let keyword) = variant.selector { keyword } else { nil }
      }
    )
  }
}
