import ChartModel

extension DeclarationFault {
  /// The fault as the model tells it.
  var diagnostic: Diagnostic {
    switch self {
    case .tooDeep(let content): Diagnostic(.warning, .notRead, arguments: [content])
    case .tooManyMarks(let limit):
      Diagnostic(.warning, .notRead, arguments: ["elements after the first \(limit)"])
    }
  }
}

extension MarkModifier {
  /// What a modifier asks for that drawings do not show; `nil` for one that they do.
  var diagnostic: Diagnostic? {
    switch self {
    case .blur: Self.notDrawn("blur")
    case .shadow: Self.notDrawn("shadow")
    case .mask: Self.notDrawn("mask")
    case .clip: Self.notDrawn("clipShape")
    default: nil
    }
  }

  private static func notDrawn(_ name: String) -> Diagnostic {
    Diagnostic(.note, .notDrawn, arguments: [name])
  }
}
