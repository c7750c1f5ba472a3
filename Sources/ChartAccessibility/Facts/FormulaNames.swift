/// Names as formulas write them.
enum Formula {
  /// A column's name: in backquotes unless it is a letter followed by letters, digits and `_`.
  static func column(_ name: String) -> String {
    let isPlain =
      name.first.map { $0.isASCII && $0.isLetter } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isPlain ? name : "`\(name)`"
  }
}
