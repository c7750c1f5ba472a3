import ChartLocalization
import LocaleChecks

extension Command {
  /// Starts a language.
  package static let localesNew = Command(
    "locales new",
    summary: "start a language: write its catalogues, to be filled",
    explanation: """
      Writes DIR/TAG/<name>.arb with every message of the source, marked as not translated, each \
      choice by number with the categories that the language has, and prints what registry.json would \
      say of it. Writes nothing over.
      """,
    operands: [
      Operand("TAG", .text, help: "the language's tag, such as uk or pt-PT"), LocaleOptions.folder,
    ],
    options: [LocaleOptions.sourceGroup]
  ) { invocation, context throws(CommandFailure) in
    let tag = try tag(invocation.operands[0])
    let input = try LocaleFolderInput(
      invocation.operands.dropFirst().first,
      of: "locales new",
      source: invocation.options[LocaleOptions.source],
      in: context
    )
    let source = try input.sourceLocale()
    let target = "\(input.name)/\(tag)"
    if let found = input.folder.locales.first(where: { $0.tag == tag })?.files.first {
      let sentence = "found a catalogue; expected none, as nothing is written over"
      throw .input(InputFault("\(input.name)/\(found.path)", .notUnderstood(nil, sentence)))
    }
    let skeleton = LocaleSkeleton(tag, from: source)
    try write(skeleton, to: target, context)
    var outcome = Outcome(skeleton.registration)
    outcome.written = (target, skeleton.files.count)
    return outcome
  }

  private static func tag(_ text: String) throws(CommandFailure) -> LocaleTag {
    if let tag = LocaleTag(text) { return tag }
    throw .commandLine(
      .operandNotAccepted(
        operand: "TAG",
        found: text,
        expected: .shape("a language tag such as uk or pt-PT"),
        closest: []
      )
    )
  }

  private static func write(
    _ skeleton: LocaleSkeleton,
    to folder: String,
    _ context: CommandContext
  ) throws(CommandFailure) {
    do throws(OutputFault) {
      try OutputFolder(shownAs: folder, at: context.resolve(folder)).make()
      for file in skeleton.files {
        let name = "\(folder)/\(file.name)"
        try OutputFile(shownAs: name, at: context.resolve(name))
          .replace(with: Array(file.text.utf8))
      }
    } catch {
      throw .output(error)
    }
  }
}
