internal import ChartLocalization

/// L201: the mark at the end of a sentence, without which a voice runs on.
enum FinalMarkChecks {
  /// Tells ends without a mark, or with one of another script, where the source has one.
  static func finalMark(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable, needsMark(message, locale) else { return }
    for rendering in message.renderings {
      let end = SentenceEnd(of: rendering, locale)
      guard let unit = end.unit else { continue }
      switch end.kind {
      case .marked: break
      case .argument where message.source == nil: break
      case .foreign:
        sink.report(message, unit.range, "the sentence ends with the mark of another script")
      case .argument, .open:
        // What ends in a comma is a fragment, and told of as one.
        if SentenceEnd.needsNone(locale)
          || [0x2C, 0x3B, 0x3001, 0xFF0C, 0x60C].contains(unit.value)
        {
          continue
        }
        sink.report(message, unit.range, "the sentence ends without a mark")
      }
    }
  }

  private static func needsMark(_ message: CheckedMessage, _ locale: CheckedLocale) -> Bool {
    guard let source = message.source else { return message.metadata?.isSentence == true }
    return source.renderings.allSatisfy { SentenceEnd(of: $0, locale.source).kind == .marked }
  }
}
