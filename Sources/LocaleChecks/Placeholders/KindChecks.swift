internal import ChartLocalization

/// L102: arguments that are used as something else than they are.
enum KindChecks {
  /// Tells plurals over what is no number, selects over numbers, keywords that are printed, and
  /// offsets that differ.
  static func changed(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable else { return }
    for (name, usage) in message.arguments {
      guard let kind = message.kind(of: name) else { continue }
      for choice in usage.choices {
        if let found = mismatch(choice, kind) {
          sink.report(
            message,
            choice.argumentRange,
            "'\(name)' is used in \(found); it is \(described(kind))"
          )
        }
        offset(choice, message, &sink)
      }
      // A name that is asked for and printed is told of by L108.
      guard kind == .select, isAskedOnly(name, message) else { continue }
      for range in usage.printed {
        sink.report(message, range, "'\(name)' is printed; it is a keyword to choose by")
      }
    }
  }

  private static func mismatch(_ choice: MessageChoice, _ kind: ArgumentKind) -> String? {
    switch choice.kind {
    case .select: kind.isNumber ? "a select" : nil
    case .plural, .ordinal: kind.isNumber ? nil : "a \(choice.kind.rawValue)"
    }
  }

  private static func described(_ kind: ArgumentKind) -> String {
    switch kind {
    case .number, .integer: "a number"
    case .text: "a text"
    case .select: "a keyword to choose by"
    case .list: "a list"
    case .date: "a date"
    }
  }

  private static func isAskedOnly(_ name: String, _ message: CheckedMessage) -> Bool {
    guard let source = message.source else { return false }
    return source.arguments[name]?.printed.isEmpty ?? true
  }

  private static func offset(
    _ choice: MessageChoice,
    _ message: CheckedMessage,
    _ sink: inout FindingSink
  ) {
    guard choice.kind != .select,
      let others = message.source?.arguments[choice.argument]?.choices.filter({
        $0.kind == choice.kind
      }), let first = others.first, !others.contains(where: { $0.offset == choice.offset })
    else { return }
    sink.report(
      message,
      choice.argumentRange,
      "the offset of '\(choice.argument)' is \(choice.offset); \(first.offset) was expected"
    )
  }
}
