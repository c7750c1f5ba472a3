internal import ChartLocalization

/// L205: two spaces in a row, and a word that stands twice.
enum RepetitionChecks {
  /// Tells each in every rendering.
  static func repetition(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let text = Array(message.entry.text.utf8)
    let allowed = locale.locale.words
    for rendering in message.renderings {
      let units = rendering.units
      for index in units.indices.dropFirst() where units[index].isSpace && units[index - 1].isSpace
      {
        sink.report(message, units[index].range, "two spaces stand in a row")
      }
      guard !allowed.doublesWords, locale.separatesWords else { continue }
      doubled(in: rendering) { first, second in
        let word = String(decoding: text[first.lower..<first.upper], as: UTF8.self).lowercased()
        guard !allowed.repeatable.contains(word) else { return }
        sink.report(message, second, "the word '\(word)' stands twice")
      }
    }
  }

  /// Calls back for each word of two letters or more that stands twice with one space between.
  private static func doubled(
    in rendering: Rendering,
    _ tell: (_ first: SourceRange, _ second: SourceRange) -> Void
  ) {
    let units = rendering.units
    var before = 0..<0
    var index = 0
    while index < units.count {
      guard units[index].isLetter else {
        index += 1
        continue
      }
      let start = index
      while index < units.count, units[index].isLetter { index += 1 }
      let isNext = before.upperBound == start - 1 && units[start - 1].value == 0x20
      if isNext, index - start >= 2, before.count == index - start,
        zip(units[before], units[start..<index]).allSatisfy({ folded($0) == folded($1) }),
        index == units.count || !units[index].isArgument
      {
        tell(range(units[before]), range(units[start..<index]))
      }
      before = start..<index
    }
  }

  private static func folded(_ unit: Rendering.Unit) -> UInt32 {
    (0x41...0x5A).contains(unit.value) ? unit.value | 0x20 : unit.value
  }

  private static func range(_ units: ArraySlice<Rendering.Unit>) -> SourceRange {
    SourceRange(units.first.map { Int($0.lower) } ?? 0, units.last.map { Int($0.upper) } ?? 0)
  }
}
