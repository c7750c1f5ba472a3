internal import ChartLocalization

/// L213: small letters where a sentence begins, and a capital right behind a name that begins one.
enum CapitalChecks {
  /// Looks at each rendering of a language that has capitals.
  static func capitals(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard locale.isCased, message.isReadable else { return }
    let beginsWithCapital = message.source.map { source in
      source.renderings.allSatisfy { begin(of: $0) == .capital }
    }
    let beginsWithName = message.source.map { source in
      source.renderings.allSatisfy { begin(of: $0) == .smallBehindName }
    }
    let marks = SentenceEnd.marks(of: locale)
    for rendering in message.renderings {
      let units = rendering.units
      if beginsWithCapital == true, begin(of: rendering) == .small, let first = units.first {
        sink.report(message, first.range, "the sentence begins with a small letter")
      }
      if beginsWithName == true, locale.language != "de", begin(of: rendering) == .capitalBehindName
      {
        sink.report(
          message,
          units[2].range,
          "a capital stands behind the name that begins the sentence"
        )
      }
      for index in units.indices.dropFirst(2)
      where units[index - 1].isSpace && marks.contains(units[index - 2].value)
        && isSmall(units, index) && !isAbbreviation(units, index - 2)
      {
        sink.report(message, units[index].range, "a sentence begins with a small letter")
      }
    }
  }

  private enum Begin { case capital, small, smallBehindName, capitalBehindName, other }

  private static func begin(of rendering: Rendering) -> Begin {
    let units = rendering.units
    guard let first = units.first else { return .other }
    if first.isLetter {
      if isSmall(units, 0) { return .small }
      return isCapital(first) ? .capital : .other
    }
    guard first.isArgument, units.count > 2, units[1].value == 0x20, units[2].isLetter else {
      return .other
    }
    if isSmall(units, 2) { return .smallBehindName }
    let isWord = units.count > 3 && units[3].isLetter && !isCapital(units[3])
    return isCapital(units[2]) && isWord ? .capitalBehindName : .other
  }

  private static func isCapital(_ unit: Rendering.Unit) -> Bool {
    Unicode.Scalar(unit.value)?.properties.isUppercase ?? false
  }

  /// Whether a word of two letters or more begins here with a small one; "z = 2" is a symbol.
  private static func isSmall(_ units: [Rendering.Unit], _ index: Int) -> Bool {
    guard units[index].isLetter, index + 1 < units.count, units[index + 1].isLetter,
      let properties = Unicode.Scalar(units[index].value)?.properties
    else { return false }
    return properties.isLowercase && properties.changesWhenUppercased
  }

  private static func isAbbreviation(_ units: [Rendering.Unit], _ mark: Int) -> Bool {
    guard units[mark].is(".") else { return units[mark].value == 0x2026 }
    var start = mark
    while start > 0, units[start - 1].isLetter { start -= 1 }
    return start < mark && mark - start <= 3
  }
}
