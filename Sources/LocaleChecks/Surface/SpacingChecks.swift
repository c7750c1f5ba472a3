internal import ChartLocalization

/// L203: spaces around marks, by the custom of the language.
enum SpacingChecks {
  /// Tells spaces that are absent, that should not be there, or that may break a line.
  static func spacing(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let custom = SpacingCustom(locale)
    for rendering in message.renderings {
      quotes(rendering, message, locale, &sink)
      for (index, unit) in rendering.units.enumerated() where unit.kind == .mark {
        guard let sentence = custom.fault(at: index, rendering.units) else { continue }
        sink.report(message, unit.range, sentence)
      }
    }
  }

  /// Straight quotes by turns open and close: a space stands outside, none inside.
  private static func quotes(
    _ rendering: Rendering,
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard locale.separatesWords else { return }
    let units = rendering.units
    let places = units.indices.filter { units[$0].is("\"") }
    guard places.count.isMultiple(of: 2) else { return }
    for (turn, index) in places.enumerated() {
      let isOpening = turn.isMultiple(of: 2)
      let inside = isOpening ? index + 1 : index - 1
      let outside = isOpening ? index - 1 : index + 1
      let isSpaced = units.indices.contains(inside) && units[inside].isBlank
      let isGlued =
        units.indices.contains(outside) && (units[outside].isLetter || units[outside].isArgument)
      guard isSpaced || (isGlued && isOpening) else { continue }
      sink.report(
        message,
        units[index].range,
        "a quote that \(isOpening ? "opens" : "closes") has its space on the wrong side"
      )
    }
  }
}

/// How a language sets spaces around marks.
private struct SpacingCustom {
  private let isFrench: Bool
  private let isCanadian: Bool
  private let separatesWords: Bool

  init(_ locale: CheckedLocale) {
    isFrench = locale.language == "fr"
    isCanadian = locale.locale.tag.region == "CA"
    separatesWords = locale.separatesWords
  }

  /// What is wrong with the spaces around the mark at an index; nil if nothing is.
  func fault(at index: Int, _ units: [Rendering.Unit]) -> String? {
    let unit = units[index]
    let before = index > 0 ? units[index - 1] : nil
    let behind = index + 1 < units.count ? units[index + 1] : nil
    if isFrench, let sentence = french(unit, before, behind) { return sentence }
    if Self.closing.contains(unit.value), let before, before.isBlank,
      !(isFrench && frenchSpaced(unit.value)), behind?.kind != .digit || unit.is(")"),
      !(unit.is(".") && behind?.is(".") == true), !isBetweenNumbers(before, behind)
    {
      return "a space stands before '\(sign(unit))'"
    }
    if Self.opening.contains(unit.value), behind?.isBlank == true, !(isFrench && unit.is("«")) {
      return "a space stands behind '\(sign(unit))'"
    }
    if Self.eastAsian.contains(unit.value), behind?.value == 0x20 || before?.value == 0x20 {
      return "a space stands beside '\(sign(unit))', which brings its own"
    }
    guard separatesWords, let behind, let before, isMissingSpace(unit, before, behind) else {
      return nil
    }
    return "no space stands behind '\(sign(unit))'"
  }

  private func isBetweenNumbers(_ before: Rendering.Unit, _ behind: Rendering.Unit?) -> Bool {
    before.kind == .digit && behind?.kind == .digit
  }

  private func isMissingSpace(
    _ unit: Rendering.Unit,
    _ before: Rendering.Unit,
    _ behind: Rendering.Unit
  ) -> Bool {
    guard Self.separating.contains(unit.value), before.isLetter || before.isArgument else {
      return false
    }
    if unit.is(".") || unit.is(":") || unit.is("!") || unit.is("?") {
      // Not in abbreviations, times and ratios.
      return behind.isLetter && isCapital(behind) && before.isLetter && !isCapital(before)
    }
    return behind.isLetter || (behind.isArgument && before.isLetter)
  }

  private func isCapital(_ unit: Rendering.Unit) -> Bool {
    Unicode.Scalar(unit.value)?.properties.isUppercase ?? false
  }

  /// French: a space that does not break before ; ! ? : » and behind «.
  private func french(
    _ unit: Rendering.Unit,
    _ before: Rendering.Unit?,
    _ behind: Rendering.Unit?
  ) -> String? {
    if unit.is("«") {
      return behind.map { isUnbroken($0) } ?? true
        ? nil : "a space that does not break was expected behind '«'"
    }
    guard frenchSpaced(unit.value), let before, !isUnbroken(before) else { return nil }
    if before.kind == .digit, behind?.kind == .digit { return nil }
    if before.isArgument, behind?.isArgument == true, unit.is(":") { return nil }
    guard
      before.isLetter || before.isArgument || before.isSpace || before.kind == .digit
        || before.is(")") || before.is("»") || before.is("%")
    else { return nil }
    return "a space that does not break was expected before '\(sign(unit))'"
  }

  private func frenchSpaced(_ value: UInt32) -> Bool {
    switch value {
    case 0x3A, 0xBB: true
    case 0x3B, 0x21, 0x3F: !isCanadian
    default: false
    }
  }

  private func isUnbroken(_ unit: Rendering.Unit) -> Bool {
    unit.value == 0xA0 || unit.value == 0x202F
  }

  private func sign(_ unit: Rendering.Unit) -> String {
    Unicode.Scalar(unit.value).map { "\($0)" } ?? ""
  }

  /// , . ; : ! ? ) ] } ، ؛ ؟ ۔
  private static let closing: Set<UInt32> = [
    0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F, 0x29, 0x5D, 0x60C, 0x61B, 0x61F, 0x6D4,
  ]
  /// ( [ ¿ ¡ «
  private static let opening: Set<UInt32> = [0x28, 0x5B, 0xBF, 0xA1]
  private static let separating: Set<UInt32> = [
    0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F, 0x60C, 0x61B, 0x61F, 0x6D4, 0x964,
  ]
  private static let eastAsian: Set<UInt32> = [
    0x3001, 0x3002, 0xFF01, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF08, 0xFF09, 0x300C, 0x300D,
  ]
}
