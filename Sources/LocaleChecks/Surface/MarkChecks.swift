internal import ChartLocalization

/// L202: commas, colons, brackets and other marks of another script within a sentence.
enum MarkChecks {
  /// Tells each; the last mark of a sentence is told of by L201.
  static func wrongScript(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let scripts = locale.scripts else { return }
    for rendering in message.renderings {
      let end = SentenceEnd(of: rendering, locale)
      for (index, unit) in rendering.units.enumerated() where unit.kind == .mark {
        guard !(index == end.index && end.kind == .foreign),
          isWrong(unit.value, index, rendering.units, scripts, locale)
        else { continue }
        let sign = Unicode.Scalar(unit.value).map { "\($0)" } ?? ""
        sink.report(message, unit.range, "the mark '\(sign)' is not one of this script")
      }
    }
  }

  private static func isWrong(
    _ value: UInt32,
    _ index: Int,
    _ units: [Rendering.Unit],
    _ scripts: Set<Script>,
    _ locale: CheckedLocale
  ) -> Bool {
    let isEastAsian = !scripts.isDisjoint(with: [.han, .kana])
    if !isEastAsian, eastAsian.contains(value) { return true }
    let isArabic = scripts.contains(.arabic)
    if !isArabic, [0x60C, 0x61B, 0x61F, 0x6D4].contains(value) { return true }
    if value == 0x964 || value == 0x965 { return scripts.isDisjoint(with: [.devanagari, .indic]) }
    let mayBeWrong =
      isEastAsian ? asciiInEastAsian.contains(value) : isArabic && asciiInArabic.contains(value)
    guard mayBeWrong else { return false }
    let before = index > 0 ? units[index - 1] : nil
    let behind = index + 1 < units.count ? units[index + 1] : nil
    if isEastAsian {
      return isOfWriting(before, [.han, .kana]) || isOfWriting(behind, [.han, .kana])
        || before?.isArgument == true && (behind == nil || behind?.isSpace == true)
    }
    return behind?.kind != .digit
      && (isOfWriting(before, [.arabic]) || before?.isArgument == true
        || isOfWriting(behind, [.arabic]))
  }

  private static func isOfWriting(_ unit: Rendering.Unit?, _ scripts: Set<Script>) -> Bool {
    unit.map { $0.isLetter && scripts.contains($0.script) } ?? false
  }

  private static let eastAsian: Set<UInt32> = [
    0x3001, 0x3002, 0x3008, 0x3009, 0x300A, 0x300B, 0x300C, 0x300D, 0x300E, 0x300F, 0x3010, 0x3011,
    0x30FB, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF5E, 0xFF05,
  ]
  private static let asciiInEastAsian: Set<UInt32> = [0x21, 0x2C, 0x3A, 0x3B, 0x3F]
  private static let asciiInArabic: Set<UInt32> = [0x2C, 0x3B, 0x3F]
}
