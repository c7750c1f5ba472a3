import ChartModel

/// Collects diagnostics by byte offset, equal ones once, and gives them their places at the end.
struct DiagnosticLog {
  private struct Key: Hashable {
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

  private var entries: [Entry] = []
  private var known: [Key: Int] = [:]
  private var kept: [Diagnostic.Code: Int] = [:]

  /// Adds one, or counts it where an equal one is known.
  mutating func add(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    at offset: Int? = nil,
    _ arguments: [String],
    occurrences: Int = 1
  ) {
    var key = Key(code: code, arguments: arguments)
    if known[key] == nil, kept[code, default: 0] >= Self.limit {
      key.arguments = arguments.map { _ in "\u{2026}" }
    }
    if let index = known[key] {
      entries[index].occurrences += occurrences
      return
    }
    known[key] = entries.count
    kept[code, default: 0] += 1
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
