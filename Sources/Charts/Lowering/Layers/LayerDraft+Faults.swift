import ChartModel

extension LayerDraft {
  /// What of the layer's values cannot be shown as it is declared.
  ///
  /// `named` are the axes that have a name by their author, whatever their values are called.
  func faults(named: Set<Channel>) -> [Diagnostic] {
    let columns = positions.sorted { $0.key.rawValue < $1.key.rawValue }
    return columns.flatMap { channel, column in
      [column.notFiniteFault, named.contains(channel) ? nil : column.labelFault(on: channel)]
        .compactMap { $0 }
    } + encodings.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value.notFiniteFault)
      + [reversedFault(.x), reversedFault(.y)].compactMap { $0 }
  }

  /// Intervals of dates that end before they start, and those of amounts where all of a layer do so: what
  /// falls, and what rises, is told by which end is higher.
  private func reversedFault(_ channel: Channel) -> Diagnostic? {
    guard let ends = channel.ends, let start = positions[ends.start], let end = positions[ends.end],
      start.kind == end.kind, start.kind != .nominal
    else { return nil }
    let known = zip(start.amounts, end.amounts).filter { !$0.isNaN && !$1.isNaN }
    let count = known.count { $0 > $1 }
    guard count > 0, start.kind == .temporal || count == known.count else { return nil }
    return Diagnostic(.note, .intervalsReversed, arguments: [start.label, String(count)])
  }
}

extension ColumnDraft {
  /// Values that no axis has a place for.
  fileprivate var notFiniteFault: Diagnostic? {
    guard notFinite > 0 else { return nil }
    return Diagnostic(.warning, .valuesNotFinite, arguments: [label, String(notFinite)])
  }

  /// Values that readers are not told the meaning of.
  fileprivate func labelFault(on channel: Channel) -> Diagnostic? {
    guard label.allSatisfy(\.isWhitespace) else { return nil }
    return Diagnostic(.warning, .labelMissing, arguments: [channel.rawValue])
  }
}

extension [Diagnostic] {
  /// The diagnostics in order, equal ones told once with how often they happened.
  var tallied: [Diagnostic] {
    var places: [DiagnosticKey: Int] = [:]
    var tallied: [Diagnostic] = []
    for diagnostic in self {
      let key = DiagnosticKey(code: diagnostic.code, arguments: diagnostic.arguments)
      if let place = places[key] {
        tallied[place].occurrences += diagnostic.occurrences
      } else {
        places[key] = tallied.count
        tallied.append(diagnostic)
      }
    }
    return tallied
  }
}

/// What makes two diagnostics say the same.
private struct DiagnosticKey: Hashable {
  let code: Diagnostic.Code
  let arguments: [String]
}
