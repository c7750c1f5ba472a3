/// The small grammar that the program's own sentences need.
enum English {
  /// Words in a row with commas and a last conjunction: "a, b or c".
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// A number with its noun: "1 cell", "1,200 cells".
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? "\(noun)s")"
  }

  /// The same for a number that comes as text; what is no number is taken for many.
  static func count(_ text: String, _ noun: String, _ plural: String? = nil) -> String {
    Int(text).map { count($0, noun, plural) } ?? "\(text) \(plural ?? "\(noun)s")"
  }

  /// A number with a comma before every three digits.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Text of a person's own in quotation marks, on one line and safe to print on a terminal.
  ///
  /// Controls, line ends and marks that turn the direction of writing are spelled as Swift does;
  /// past 60 characters the rest is left out.
  static func quoted(_ text: String) -> String {
    "\"\(visible(text))\""
  }

  /// The same without quotation marks, and whole: for paths in front of a message.
  static func path(_ text: String) -> String {
    visible(text, limit: .max)
  }

  private static func visible(_ text: String, limit: Int = 60) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      if index == limit { return result + "…" }
      for scalar in character.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
