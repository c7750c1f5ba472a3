/// The words and signs that stand for a missing value.
///
/// `NA N/A #N/A NaN null None nil`, infinities and spreadsheet errors in any case of ASCII letters;
/// one of `- – — . ? : …` alone; runs of dots or asterisks (`..`, `****`, as statistics offices and
/// GISTEMP write). An empty cell is missing as well.
enum MissingTokens {
  /// Whether a cell's text is one of them; blanks around it have gone before.
  static func contains(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if count == 0 { return true }
    if count > 10 { return isRun(text, count, of: 0x2A) }
    switch text[0] {
    case 0x2D where count == 1, 0x3F where count == 1, 0x3A where count == 1: return true
    case 0x2E: return isRun(text, count, of: 0x2E)
    case 0x2A: return isRun(text, count, of: 0x2A)
    case 0xE2: return count == 3 && isDash(text)
    default: return isWord(text, count)
    }
  }

  /// En dash, em dash, minus sign, ellipsis or infinity.
  private static func isDash(_ text: UnsafePointer<UInt8>) -> Bool {
    switch (text[1], text[2]) {
    case (0x80, 0x93), (0x80, 0x94), (0x88, 0x92), (0x80, 0xA6), (0x88, 0x9E): true
    default: false
    }
  }

  private static func isRun(_ text: UnsafePointer<UInt8>, _ count: Int, of byte: UInt8) -> Bool {
    for index in 0..<count where text[index] != byte { return false }
    return true
  }

  private static let words: Set<[UInt8]> = Set(
    [
      "na", "n/a", "nan", "null", "none", "nil", "#n/a", "inf", "+inf", "-inf", "infinity",
      "+infinity", "-infinity", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!",
    ].map { Array($0.utf8) }
  )

  private static func isWord(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    switch text[0] | 0x20 {
    // n, i, '#', '+' and '-' with the case bit set.
    case 0x6E, 0x69, 0x23: break
    case 0x2B, 0x2D: if count < 4 || text[1] | 0x20 != 0x69 { return false }
    default: return false
    }
    let lowered = (0..<count).map { index in
      let byte = text[index]
      return byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
    return words.contains(lowered)
  }
}
