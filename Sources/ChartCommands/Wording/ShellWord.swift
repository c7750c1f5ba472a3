/// The writing of a word so that a shell reads it back as one.
enum ShellWord {
  /// The word itself where no shell would change it, else in single quotes.
  static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: isControl) { return "$'\(escapedControls(word))'" }
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'\(escaped(word))'"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// The inside of `$'…'`, in which no byte moves the reader's cursor or rings its bell.
  private static func escapedControls(_ word: String) -> String {
    var escaped = ""
    for scalar in word.unicodeScalars {
      if isControl(scalar) {
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        if scalar == "'" || scalar == "\\" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The inside of a pair of single quotes.
  static func escaped(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "%"), 0x80...:
      true
    default: false
    }
  }
}
