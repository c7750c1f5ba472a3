import ChartModel

/// Collects diagnostics by byte offset, equal ones once, and gives them their places at the end.
struct DiagnosticLog {
  private struct Key: Equatable {
    var code: Diagnostic.Code
    var arguments: [String]
  }

  private struct Entry {
    var severity: Diagnostic.Severity
    var key: Key
    var offset: Int?
    var occurrences: Int
  }

  /// How many different diagnostics of one code are kept.
  private static let limit = 20

  // At most the limit a code, so that looking through them is quicker than a table to make.
  private var entries: [Entry] = []

  /// Adds one, or counts it where an equal one is known.
  mutating func add(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    at offset: Int? = nil,
    _ arguments: [String],
    occurrences: Int = 1
  ) {
    var key = Key(code: code, arguments: arguments)
    var known = entries.firstIndex { $0.key == key }
    if known == nil, entries.count(where: { $0.key.code == code }) >= Self.limit {
      key.arguments = arguments.map { _ in "\u{2026}" }
      known = entries.firstIndex { $0.key == key }
    }
    if let known {
      entries[known].occurrences += occurrences
      return
    }
    entries.append(
      Entry(severity: severity, key: key, offset: offset, occurrences: occurrences)
    )
  }

  /// All of them in order of place, those without one last.
  func diagnostics(in bytes: SourceBytes) -> [Diagnostic] {
    let order = entries.indices.sorted { left, right in
      (entries[left].offset ?? .max, left) < (entries[right].offset ?? .max, right)
    }
    let places = SourcePlaces.positions(
      of: order.compactMap { entries[$0].offset },
      in: bytes
    )
    return order.enumerated().map { rank, index in
      let entry = entries[index]
      return Diagnostic(
        entry.severity,
        entry.key.code,
        at: rank < places.count ? places[rank] : nil,
        arguments: entry.key.arguments,
        occurrences: entry.occurrences
      )
    }
  }
}
