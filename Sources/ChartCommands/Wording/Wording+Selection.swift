extension SelectionFault {
  /// What is wrong, without a full stop.
  var sentence: String {
    switch self {
    case .noAxis: "found no axis to select along; expected marks placed by a value or a name"
    case .notAValue(let text, let kind, let example):
      "found \(English.quoted(text)), which is no \(kind == .date ? "date" : "number"); "
        + "expected FROM..TO such as \(example)"
    case .ambiguousDate(let text, let example):
      "found \(English.quoted(text)), in which day and month could be either; "
        + "expected the year first, as in \(example)"
    case .noSuchName(let text, let axis, let ends, let closest):
      "found no \(English.quoted(text)) along \(English.quoted(axis)); expected "
        + "\(ends.count == 2 ? "names from " : "")\(Self.range(ends))"
        + (closest.isEmpty ? "" : ", perhaps \(English.list(closest, "or"))")
    case .outside(let text, let axis, let ends):
      "found no value of \(English.quoted(axis)) in \(English.path(text)); "
        + "expected a part of \(Self.range(ends))"
    }
  }

  private static func range(_ ends: [String]) -> String {
    ends.count == 2 && ends[0] != ends[1]
      ? "\(English.path(ends[0])) to \(English.path(ends[1]))"
      : ends.first.map(English.path) ?? "nothing, as it is empty"
  }
}
