extension String {
  /// The text with what no sentence may hold spelled out: `\u{1b}` for U+001B.
  ///
  /// That is controls, separators of lines and paragraphs, and marks that turn the direction of writing:
  /// a sentence that quotes a file stays one line, and is no order to a terminal.
  package var visible: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isUnseen {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: value == 0xFEFF || properties.isBidiControl
    }
  }
}
