internal import ChartLocalization

/// L113: messages that are no whole, or whole where the source is none.
enum FragmentChecks {
  /// Tells spaces and joining marks at the ends, and a sentence where the source has a label.
  static func fragment(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    // What joins others has marks alone, as the source's has.
    guard message.isReadable,
      message.renderings.contains(where: { $0.units.contains { $0.isLetter || $0.isArgument } })
    else { return }
    for rendering in message.renderings {
      guard let first = rendering.units.first, let last = rendering.units.last else { continue }
      if first.isSpace || isJoining(first) {
        sink.report(message, first.range, "the message begins in the middle of a sentence")
      }
      if last.isSpace {
        sink.report(message, last.range, "the message ends with a space, as if another followed")
      } else if message.source != nil || message.metadata?.isSentence == true, isComma(last),
        SentenceEnd(of: rendering, locale).kind != .marked,
        message.source.map({ !$0.renderings.contains { $0.units.last.map(isComma) == true } })
          ?? true
      {
        sink.report(message, last.range, "the message ends in the middle of a sentence")
      }
    }
    guard let source = message.source, source.metadata?.isSentence != true,
      source.renderings.allSatisfy({ SentenceEnd(of: $0, locale.source).kind != .marked })
    else { return }
    for rendering in message.renderings {
      let end = SentenceEnd(of: rendering, locale)
      guard end.kind == .marked, let mark = end.unit, !end.isAbbreviation else { continue }
      sink.report(message, mark.range, "the source is no sentence, and this ends as one")
    }
  }

  private static func isComma(_ unit: Rendering.Unit) -> Bool {
    [0x2C, 0x3B, 0x60C, 0x61B, 0x3001, 0xFF0C, 0xFF1B].contains(unit.value)
  }

  private static func isJoining(_ unit: Rendering.Unit) -> Bool {
    isComma(unit) || unit.is(".") || unit.is(")") || unit.is("。") || unit.is("）")
  }
}
