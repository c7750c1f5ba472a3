internal import ChartLocalization

/// L208 and L209: isolates that do not match, and text that begins in the other direction.
enum DirectionChecks {
  /// L208: isolates and embeddings that are opened and not closed or the other way round, and
  /// overrides.
  ///
  /// Names need none in a message: they are isolated when it is rendered.
  static func isolates(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    for rendering in message.renderings {
      var isolates: [Rendering.Unit] = []
      var embeddings: [Rendering.Unit] = []
      for unit in rendering.units where unit.kind == .other {
        switch unit.value {
        case 0x2066...0x2068: isolates.append(unit)
        case 0x202A, 0x202B: embeddings.append(unit)
        case 0x202D, 0x202E:
          sink.report(message, unit.range, "an override of direction stands in the text")
        case 0x2069 where isolates.popLast() == nil, 0x202C where embeddings.popLast() == nil:
          sink.report(message, unit.range, "the end of an isolate has no beginning")
        default: break
        }
      }
      for unit in isolates + embeddings {
        sink.report(message, unit.range, "an isolate is begun and not ended")
      }
    }
  }

  /// L209: the first letter of a sentence that has a direction has not the locale's.
  static func firstLetter(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let scripts = locale.scripts else { return }
    let isRightToLeft = scripts.contains(where: \.isRightToLeft)
    for rendering in message.renderings {
      guard message.entry.text != message.source?.entry.text,
        // Greek letters are symbols there.
        let first = rendering.units.first(where: {
          $0.isLetter && $0.script != .common && $0.script != .greek
        }),
        first.script.isRightToLeft != isRightToLeft,
        // Letters of the locale's direction must follow, else the text is foreign as a whole.
        rendering.units.contains(where: {
          $0.isLetter && $0.script != .common && $0.script.isRightToLeft == isRightToLeft
        })
      else { continue }
      sink.report(
        message,
        first.range,
        "the first letter runs from \(isRightToLeft ? "left to right" : "right to left")"
      )
    }
  }
}
