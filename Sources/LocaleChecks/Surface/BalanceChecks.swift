internal import ChartLocalization

/// L204: brackets and quotes that are opened and not closed, or closed and not opened.
enum BalanceChecks {
  /// Tells the first such sign of each rendering, unless the source has its like.
  static func balance(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable else { return }
    for rendering in message.renderings {
      guard let unit = firstLoose(in: rendering) else { continue }
      if message.source?.renderings.contains(where: { firstLoose(in: $0) != nil }) == true {
        continue
      }
      let sign = Unicode.Scalar(unit.value).map { "\($0)" } ?? ""
      sink.report(message, unit.range, "'\(sign)' has no counterpart")
    }
  }

  private static func firstLoose(in rendering: Rendering) -> Rendering.Unit? {
    var open: [Rendering.Unit] = []
    var quotes: [Rendering.Unit] = []
    for unit in rendering.units where unit.kind == .mark {
      if pairs[unit.value] != nil {
        open.append(unit)
      } else if closing.contains(unit.value) {
        guard let last = open.popLast(), pairs[last.value] == unit.value else { return unit }
      } else if doubleQuotes.contains(unit.value) {
        quotes.append(unit)
      }
    }
    return open.first ?? (quotes.count.isMultiple(of: 2) ? nil : quotes.last)
  }

  private static let pairs: [UInt32: UInt32] = [
    0x28: 0x29, 0x5B: 0x5D, 0xFF08: 0xFF09, 0x300C: 0x300D, 0x300E: 0x300F, 0x3010: 0x3011,
    0x300A: 0x300B, 0x3008: 0x3009, 0x27E8: 0x27E9,
  ]
  private static let closing = Set(pairs.values)
  /// Which of these opens and which closes differs from language to language; each needs another.
  private static let doubleQuotes: Set<UInt32> = [0x22, 0x201C, 0x201D, 0x201E, 0x201F, 0xAB, 0xBB]
}
