import ChartLocalization
import ChartModel

extension Localizer {
  /// What was missing or wrong in what it told so far: one diagnostic a kind, with the first message, counted.
  var toldNotes: [Diagnostic] {
    let broken = Set(diagnostics.filter { $0.code == "unreadable-message" }.map(\.id))
    var notes: [Diagnostic] = []
    for diagnostic in diagnostics {
      if case .usedFallback = diagnostic.fault, broken.contains(diagnostic.id) { continue }
      let note = Self.note(on: diagnostic)
      let index = notes.firstIndex {
        $0.code == note.code && $0.arguments.dropLast(2) == note.arguments.dropLast(2)
      }
      if let index { notes[index].occurrences += 1 } else { notes.append(note) }
    }
    return notes
  }

  /// One message's trouble: the languages that it is about, its id, and why.
  private static func note(on diagnostic: LocalizationDiagnostic) -> Diagnostic {
    let language = diagnostic.locale.englishName
    let id = diagnostic.id
    return switch diagnostic.fault {
    case .usedFallback(let other):
      Diagnostic(
        .warning,
        .messagesFromElsewhere,
        arguments: [language, other.englishName, id, ""]
      )
    case .unreadableMessage(let tag, let error):
      Diagnostic(
        .warning,
        .messagesUnreadable,
        arguments: [tag.englishName, id, error.sentence]
      )
    case .missingMessage: incomplete(language, id, "no catalogue has it")
    case .missingArgument(let name): incomplete(language, id, "it asks for '\(name)'")
    case .notANumber(let name): incomplete(language, id, "it takes '\(name)' for a number")
    case .tooLong: incomplete(language, id, "it became too long and was cut")
    }
  }

  private static func incomplete(_ language: String, _ id: String, _ why: String) -> Diagnostic {
    Diagnostic(.warning, .messagesIncomplete, arguments: [language, id, why])
  }
}
