/// What a text must be that stands in sentences of others.
enum LabelText {
  /// What was found and what was expected instead; nil for a text that can stand anywhere.
  static func fault(of text: String) -> (found: String, expected: String)? {
    if text.isEmpty { return ("an empty text", "a text") }
    if text.allSatisfy(\.isWhitespace) { return ("a blank text", "a text") }
    let count = text.utf8.count
    if count > Labels.maximumTextByteCount {
      return ("a text of \(count) bytes", "one of at most \(Labels.maximumTextByteCount)")
    }
    if let control = text.unicodeScalars.first(where: isControl) {
      return ("the control character \(name(control))", "a text without any")
    }
    return direction(of: text).map {
      ("\(name($0)) without its pair", "every change of direction ended")
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  /// The first sign that begins or ends a change of direction and has no pair; nil if all have.
  ///
  /// Source: Unicode Standard Annex 9, embeddings, overrides and isolates; each ends before what is around it.
  private static func direction(of text: String) -> Unicode.Scalar? {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
      case 0x202C, 0x2069:
        guard let last = open.popLast() else { return scalar }
        guard (last.value >= 0x2066) == (scalar.value == 0x2069) else { return last }
      default: break
      }
    }
    return open.first
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
