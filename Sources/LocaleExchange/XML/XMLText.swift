/// Writes text into XML so that a reader gives back the same text.
enum XMLText {
  /// Text between tags: a carriage return would come back as a line feed.
  static func content(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// An attribute's value: white space other than a space would come back as one.
  static func attribute(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\r": "&#13;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
  }

  /// The first character that XML 1.0 cannot hold, in no way.
  ///
  /// - Source: Extensible Markup Language 1.0, production 2 (Char).
  static func unwritable(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: false
      default: true
      }
    }
  }

  private static func escaped(
    _ text: String,
    _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
