/// The digits of a number with their separators and exponent, from first digit or mark to last.
struct NumberBody {
  private enum Separator: Equatable {
    case point, comma, blank, apostrophe
  }

  private let text: UnsafePointer<UInt8>
  private let first: Int
  private let end: Int
  private var index: Int

  private var digits: UInt64 = 0
  private var digitCount = 0
  private var exponent = 0
  private var hasExponent = false

  /// The separators met, each with the number of digits before it.
  private var separators: [(kind: Separator, before: Int)] = []

  init(_ text: UnsafePointer<UInt8>, _ first: Int, _ last: Int) {
    self.text = text
    self.first = first
    index = first
    end = last
  }

  /// The number, or `nil` when this is none under either decimal mark.
  mutating func read(decimal: DecimalMark, isPercent: Bool) -> NumberCell? {
    guard readDigits(), readExponent(), digitCount > 0 else { return nil }
    guard let evidence = evidence() else { return nil }
    var cell = NumberCell(value: .nan, evidence: evidence)
    let lead = separators.first?.before ?? digitCount
    cell.hasLeadingZero = lead > 1 && text[first] == 0x30
    guard agrees(evidence, with: decimal) else { return cell }
    let mark: Separator = decimal == .point ? .point : .comma
    let fraction =
      separators.last.map { $0.kind == mark ? digitCount - $0.before : 0 } ?? 0
    cell.value = value(scale: exponent - fraction - (isPercent ? 2 : 0))
    return cell.value.isFinite ? cell : nil
  }

  private mutating func readDigits() -> Bool {
    while index < end {
      let byte = text[index]
      if byte >= 0x30, byte <= 0x39 {
        if digitCount < 19 { digits = digits &* 10 &+ UInt64(byte - 0x30) }
        digitCount += 1
        index += 1
      } else if byte == 0x65 || byte == 0x45 {
        return true
      } else if !readSeparator(byte) {
        return false
      }
    }
    return true
  }

  private mutating func readSeparator(_ byte: UInt8) -> Bool {
    let (kind, length): (Separator, Int)
    switch byte {
    case 0x2E: (kind, length) = (.point, 1)
    case 0x2C: (kind, length) = (.comma, 1)
    default:
      let blank = Separators.blankLength(text, index, end)
      kind = blank > 0 ? .blank : .apostrophe
      length = blank > 0 ? blank : Separators.apostropheLength(text, index, end)
    }
    guard length > 0 else { return false }
    separators.append((kind, digitCount))
    index += length
    return true
  }

  private mutating func readExponent() -> Bool {
    guard index < end else { return true }
    index += 1
    var isNegative = false
    if index < end, text[index] == 0x2D || text[index] == 0x2B {
      isNegative = text[index] == 0x2D
      index += 1
    }
    let start = index
    while index < end, text[index] >= 0x30, text[index] <= 0x39 {
      exponent = min(exponent * 10 + Int(text[index] - 0x30), 100_000)
      index += 1
    }
    if isNegative { exponent = -exponent }
    hasExponent = true
    return index == end && index > start
  }
}

extension NumberBody {
  /// What the separators say; `nil` when they fit neither decimal mark.
  private func evidence() -> NumberCell.Evidence? {
    guard let last = separators.last else { return NumberCell.Evidence.none }
    if separators.count == 1, last.kind == .point || last.kind == .comma {
      let isPoint = last.kind == .point
      let couldGroup =
        digitCount - last.before == 3 && (1...3).contains(last.before) && !hasExponent
        && text[first] != 0x30
      if couldGroup { return isPoint ? .singlePoint : .singleComma }
      return isPoint ? .point : .comma
    }
    let groups = separators.dropLast()
    if last.kind == .point || last.kind == .comma, let kind = groups.first?.kind, kind != last.kind
    {
      // The last separator marks the decimals, and those before it groups of three.
      guard
        isGrouped(groups, kind: kind, end: last.before)
          || isGroupedByLakhs(groups, kind: kind, end: last.before)
      else { return nil }
      return last.kind == .point ? .point : .comma
    }
    guard let kind = separators.first?.kind,
      isGrouped(separators[...], kind: kind, end: digitCount)
        || isGroupedByLakhs(separators[...], kind: kind, end: digitCount)
    else { return nil }
    switch kind {
    case .point: return .comma
    case .comma: return .point
    case .blank, .apostrophe: return NumberCell.Evidence.none
    }
  }

  private func isGrouped(
    _ groups: ArraySlice<(kind: Separator, before: Int)>,
    kind: Separator,
    end: Int
  ) -> Bool {
    guard let first = groups.first, (1...3).contains(first.before), !hasExponent else {
      return false
    }
    var start = first.before
    for group in groups.dropFirst() {
      guard group.before - start == 3 else { return false }
      start = group.before
    }
    return end - start == 3 && groups.allSatisfy { $0.kind == kind }
  }

  /// Whether groups are those of India: `12,34,567`, at least one of two digits before the last of three.
  private func isGroupedByLakhs(
    _ groups: ArraySlice<(kind: Separator, before: Int)>,
    kind: Separator,
    end: Int
  ) -> Bool {
    guard groups.count > 1, kind == .comma, let first = groups.first, let last = groups.last,
      (1...2).contains(first.before), !hasExponent, end - last.before == 3
    else { return false }
    let steps = zip(groups, groups.dropFirst())
    return groups.allSatisfy { $0.kind == kind } && steps.allSatisfy { $1.before - $0.before == 2 }
  }

  private func agrees(_ evidence: NumberCell.Evidence, with decimal: DecimalMark) -> Bool {
    switch evidence {
    case .none, .singlePoint, .singleComma: true
    case .point: decimal == .point
    case .comma: decimal == .comma
    }
  }

  private func value(scale: Int) -> Double {
    if digitCount <= 19 {
      return DecimalDigits.value(digits: digits, exponent: scale) { String(digits) }
    }
    return DecimalDigits.value(digits: .max, exponent: scale) { digitText() }
  }

  private func digitText() -> String {
    var digits: [UInt8] = []
    var index = first
    while index < end, text[index] != 0x65, text[index] != 0x45 {
      if text[index] >= 0x30, text[index] <= 0x39 { digits.append(text[index]) }
      index += 1
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
