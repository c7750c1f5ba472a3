internal import ChartLocalization

/// L206 and L207: digits within the text.
enum DigitChecks {
  /// L206: digits of another numbering system than the locale's.
  static func numbering(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    for rendering in message.renderings {
      for run in runs(of: rendering) where run.zero != locale.zeroDigit && !run.isPartOfName {
        sink.report(
          message,
          run.range,
          "'\(run.written)' is not written in the digits of '\(locale.locale.name)'"
        )
      }
    }
  }

  /// L207: a number in the text that the source has not, and that no exact variant stands for.
  ///
  /// In the source itself: dates and numbers with a decimal mark or grouping.
  static func typed(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable,
      message.renderings.contains(where: { $0.units.contains { $0.kind == .digit } })
    else { return }
    let known = message.source.map { source in
      Set(source.renderings.flatMap { runs(of: $0) }.map(\.value)).union(
        WordList.words(of: source).compactMap { locale.source?.numberWords[$0.text] }
      )
    }
    for rendering in message.renderings {
      for run in runs(of: rendering) where !run.isPartOfName {
        if let known {
          guard !known.contains(run.value), !isSmall(run.value),
            !isExact(run, message.pattern.elements)
          else { continue }
        } else if !run.isFormatted {
          continue
        }
        sink.report(message, run.range, "the number '\(run.written)' is written into the text")
      }
    }
  }

  /// Numbers that stand for words, such as "one" and "half", as a language may write them.
  private static func isSmall(_ value: String) -> Bool { ["1", "2"].contains(value) }

  private static func isExact(_ run: Run, _ elements: [MessageElement]) -> Bool {
    elements.contains { element in
      guard case .choice(let choice) = element, choice.range.lower <= run.range.lower,
        run.range.upper <= choice.range.upper
      else { return false }
      return choice.variants.contains { variant in
        guard variant.range.lower <= run.range.lower, run.range.upper <= variant.range.upper else {
          return false
        }
        if case .exactly(let value) = variant.selector, Double(run.value) == value { return true }
        return isExact(run, variant.elements)
      }
    }
  }

  /// Digits in a row, with marks between them.
  struct Run {
    /// The digits as ASCII, with `.` for each mark between them.
    let value: String
    let written: String
    let range: SourceRange
    /// The value of the digit 0 that they count from.
    let zero: UInt32
    /// Whether Latin letters stand right beside them, as in "R2".
    let isPartOfName: Bool
    /// Whether there is a mark between them, or a year's four digits.
    var isFormatted: Bool { value.contains(".") || value.count >= 4 }
  }

  static func runs(of rendering: Rendering) -> [Run] {
    let units = rendering.units
    var runs: [Run] = []
    var index = 0
    while index < units.count {
      guard units[index].kind == .digit, let zero = zero(of: units[index]) else {
        index += 1
        continue
      }
      let start = index
      var value = ""
      while index < units.count {
        if units[index].kind == .digit, let base = self.zero(of: units[index]), base == zero {
          value += "\(units[index].value - base)"
        } else if index + 1 < units.count, inner.contains(units[index].value),
          units[index + 1].kind == .digit
        {
          value += "."
        } else {
          break
        }
        index += 1
      }
      let beside = [start - 1, index].filter { units.indices.contains($0) }
      runs.append(
        Run(
          value: value,
          written: text(units[start..<index]),
          range: SourceRange(Int(units[start].lower), Int(units[index - 1].upper)),
          zero: zero,
          isPartOfName: beside.contains { units[$0].isLetter && units[$0].script == .latin }
        )
      )
    }
    return runs
  }

  private static func text(_ units: ArraySlice<Rendering.Unit>) -> String {
    var text = String.UnicodeScalarView()
    for unit in units { if let scalar = Unicode.Scalar(unit.value) { text.append(scalar) } }
    return String(text)
  }

  private static func zero(of unit: Rendering.Unit) -> UInt32? {
    if unit.value < 0x80 { return 0x30 }
    return Unicode.Scalar(unit.value)?.decimalDigit.map { unit.value - UInt32($0) }
  }

  /// . , - / : ٫ ٬
  private static let inner: Set<UInt32> = [0x2E, 0x2C, 0x2D, 0x2F, 0x3A, 0x66B, 0x66C]
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, 0 to 9; nil for any other scalar.
  var decimalDigit: Int? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.flatMap { Int(exactly: $0) }
  }
}
