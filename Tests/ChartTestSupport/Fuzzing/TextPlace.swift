/// Whether a line and a column are a place of a text.
public enum TextPlace {
  /// What is wrong with a place, counted from 1; nil if it lies in the text or right behind a line of it.
  ///
  /// LF, CR and CR LF each end a line; columns count Unicode scalars, and of broken UTF-8 each byte that
  /// goes on with nothing as part of what stands before it.
  public static func breach(line: Int, column: Int, in bytes: [UInt8]) -> String? {
    guard line >= 1, column >= 1 else { return "place: \(line):\(column) is none" }
    var (current, width, previous) = (1, 0, UInt8(0))
    for byte in bytes {
      let isSecond = byte == 0x0A && previous == 0x0D
      previous = byte
      if isSecond { continue }
      if byte == 0x0A || byte == 0x0D {
        if current == line { break }
        current += 1
        width = 0
      } else if byte & 0xC0 != 0x80 {
        width += 1
      }
    }
    guard current == line else { return "line: \(line) of \(current)" }
    return column <= width + 1 ? nil : "column: \(column) of \(width) on line \(line)"
  }

  /// What is wrong with a sentence that is told; nil if it is one line of text.
  public static func breach(sentence: String) -> String? {
    if sentence.isEmpty { return "sentence: empty" }
    let isBroken = sentence.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isBidiControl
      }
    }
    return isBroken ? "signs: the sentence holds a control: \(sentence.debugDescription)" : nil
  }
}
