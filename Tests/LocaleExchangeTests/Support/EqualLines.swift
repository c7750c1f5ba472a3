import Testing

/// Two texts are the same; the first line that is not is told.
func expectEqualLines(
  _ found: [UInt8],
  _ expected: [UInt8],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard found != expected else { return }
  let (found, expected) = (lines(of: found), lines(of: expected))
  let index = zip(found, expected).prefix { $0 == $1 }.count
  Issue.record(
    """
    line \(index + 1) of \(found.count) and \(expected.count) differs:
    \(found.dropFirst(index).first ?? "")
    \(expected.dropFirst(index).first ?? "")
    """,
    sourceLocation: sourceLocation
  )
}

private func lines(of bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
}
