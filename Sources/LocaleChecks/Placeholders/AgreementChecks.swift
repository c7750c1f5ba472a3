internal import ChartLocalization

/// L110: articles and prefixes that must agree with a name that is inserted behind them.
enum AgreementChecks {
  /// Tells each that is not within a choice by the name's gender, number or beginning.
  static func agreement(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let words = locale.locale.words
    guard !words.agreeing.isEmpty || !words.agreeingPrefixes.isEmpty else { return }
    let prefixes = words.agreeingPrefixes.map { $0.unicodeScalars.map(\.value) }
    for rendering in message.renderings {
      for (index, name) in rendering.arguments where isLabel(name, message) {
        guard let range = agreeing(before: index, rendering, words.agreeing, prefixes),
          !message.isWithinChoice(on: name, [.gender, .number, .initial], range.lower)
        else { continue }
        let text = Array(message.entry.text.utf8)[
          range.lower..<min(range.upper, message.entry.text.utf8.count)
        ]
        sink.report(
          message,
          range,
          "'\(String(decoding: text, as: UTF8.self))' must agree with '\(name)'; "
            + "a select of '\(name)_gender', '\(name)_number' or '\(name)_initial' was expected"
        )
      }
    }
  }

  /// The range of the word or prefix right before an argument, if it is one that agrees.
  private static func agreeing(
    before index: Int,
    _ rendering: Rendering,
    _ words: Set<String>,
    _ prefixes: [[UInt32]]
  ) -> SourceRange? {
    let units = rendering.units
    for prefix in prefixes where index >= prefix.count {
      let start = index - prefix.count
      let isThere = zip(prefix, units[start..<index]).allSatisfy { $0 == $1.value }
      if isThere, start == 0 || !units[start - 1].isLetter {
        return SourceRange(Int(units[start].lower), Int(units[index - 1].upper))
      }
    }
    guard index >= 2, units[index - 1].isBlank else { return nil }
    var start = index - 1
    while start > 0,
      units[start - 1].isLetter || units[start - 1].value == 0x27
        || units[start - 1].value == 0x2019
    {
      start -= 1
    }
    guard start < index - 1 else { return nil }
    var word = String.UnicodeScalarView()
    for unit in units[start..<(index - 1)] {
      if let scalar = Unicode.Scalar(unit.value) { word.append(scalar) }
    }
    guard words.contains(String(word).lowercased()) else { return nil }
    return SourceRange(Int(units[start].lower), Int(units[index - 2].upper))
  }

  /// Whether an argument is a name: declared as text, or of no known kind and not called as numbers
  /// and dates are.
  private static func isLabel(_ name: String, _ message: CheckedMessage) -> Bool {
    switch message.kind(of: name) {
    case .text, .list: return true
    case .number, .integer, .select, .date: return false
    case nil:
      let name = name.lowercased()
      return ![
        "count", "num", "value", "amount", "min", "max", "total", "date", "time", "year",
        "percent", "size", "index", "number", "from", "to", "start", "end", "day", "month",
      ]
      .contains { name.contains($0) }
    }
  }
}
