/// The forms in which the whole manual can be printed.
package enum ManualFormat: String, Sendable, CaseIterable {
  /// A page for `man`.
  case man

  /// The usage block of the read-me file, in Markdown.
  case markdown
}

extension Command {
  private static let manualFormat = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: ManualFormat.self,
    help: "the form of the manual, else man"
  )

  /// Prints the manual page.
  package static let manual = Command(
    "manual",
    summary: "print the manual page",
    explanation: "Read it with: chartvoice manual | man -l -",
    options: [OutputOptions.group(adding: manualFormat)]
  ) { invocation, _ in
    switch invocation.options[manualFormat] ?? .man {
    case .man: Outcome(ManualPage(invocation.program).text)
    case .markdown: Outcome(invocation.program.markdownUsage)
    }
  }
}
