extension String {
  /// The text with every change of direction ended that it begins, and without ends of what it never began.
  ///
  /// A name of the data may hold anything; within a sentence it must not turn what follows it. Text without
  /// such marks is given back as it is.
  ///
  /// Source: Unicode Standard Annex 9, embeddings, overrides and isolates; the end of an isolate ends what
  /// was begun within it.
  var withDirectionsEnded: String {
    guard utf8.contains(0xE2), unicodeScalars.contains(where: \.changesDirection) else {
      return self
    }
    var result = String.UnicodeScalarView()
    var open: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{202C}":
        guard open.last.map({ !$0.beginsIsolate }) ?? false else { continue }
        open.removeLast()
      case "\u{2069}":
        guard let start = open.lastIndex(where: \.beginsIsolate) else { continue }
        for _ in open[(start + 1)...] { result.append("\u{202C}") }
        open.removeSubrange(start...)
      case _ where scalar.changesDirection: open.append(scalar)
      default: break
      }
      result.append(scalar)
    }
    for scalar in open.reversed() { result.append(scalar.beginsIsolate ? "\u{2069}" : "\u{202C}") }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether it begins or ends a change of direction.
  fileprivate var changesDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  fileprivate var beginsIsolate: Bool { (0x2066...0x2068).contains(value) }
}
