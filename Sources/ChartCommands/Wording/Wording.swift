/// The one place where what happened becomes an English line for a person.
///
/// Lines begin with the place (`path:line:column:`), or with the program's name where there is
/// none, and then say how much it matters.
package struct Wording: Sendable {
  let program: String

  /// Makes the wording of a program's messages.
  package init(program: String) {
    self.program = program
  }

  /// The line for a failure.
  package func line(for failure: CommandFailure) -> String {
    switch failure {
    case .commandLine(let mistake):
      "\(program): error: \(sentence(for: mistake)); see \(program) --help"
    case .input(let fault): line(for: fault)
    case .device(let sentence), .refused(let sentence): "\(program): error: \(sentence)"
    case .output(let fault): "\(English.path(fault.name)): error: \(sentence(for: fault.reason))"
    }
  }

  /// The line that says where files were written.
  package func written(_ folder: String, _ count: Int) -> String {
    "Written: \(English.count(count, "file")) in \(English.path(folder))"
  }

  /// The line that says why nothing was spoken.
  package func withoutSpeech(_ reason: String) -> String {
    "\(program): warning: without speech: \(reason)"
  }

  /// The line that says what was inferred, as options to use again.
  package func used(_ words: [String]) -> String {
    "Used: \(words.map(ShellWord.quoted).joined(separator: " "))"
  }
}
