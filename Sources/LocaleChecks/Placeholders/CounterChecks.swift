internal import ChartLocalization

/// L111: a number and a noun without the counter that the language puts between them.
enum CounterChecks {
  /// Tells each noun that stands right behind a count, of the glossary's terms with a counter and of
  /// the language's list.
  static func counter(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let terms = locale.locale.glossary?.terms ?? []
    let nouns =
      locale.locale.words.counted
      + terms.flatMap { term in
        // Some nouns begin with their counter.
        term.counter.map { counter in term.forms.filter { !$0.hasPrefix(counter) } } ?? []
      }
    guard !nouns.isEmpty else { return }
    let counters = Set(terms.compactMap(\.counter)).subtracting([""])
    let forms = nouns.map { ($0, $0.unicodeScalars.map(\.value)) }
    for rendering in message.renderings {
      let units = rendering.units
      for (index, name) in rendering.arguments where message.kind(of: name) == .integer {
        var start = index + 1
        while start < units.count, units[start].isBlank { start += 1 }
        for (noun, form) in forms where start + form.count <= units.count {
          guard zip(form, units[start...]).allSatisfy({ $0 == $1.value }),
            !counters.contains(noun), endsWord(units, start + form.count)
          else { continue }
          sink.report(
            message,
            SourceRange(Int(units[start].lower), Int(units[start + form.count - 1].upper)),
            "'\(noun)' stands behind the number '\(name)' without a counter"
          )
        }
      }
    }
  }

  /// Whether a noun may end at a place: with words apart, a mark, a space or one syllable of a
  /// particle.
  private static func endsWord(_ units: [Rendering.Unit], _ end: Int) -> Bool {
    guard end < units.count, units[end].script == .hangul else { return true }
    return end + 1 >= units.count || !units[end + 1].isLetter
  }
}
