import ChartRendering

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Command {
  /// Writes the charts that the program carries with it in every rendering.
  package static let demo = Command(
    "demo",
    summary: "write the pancake charts in every rendering to a folder",
    explanation: """
      Writes four charts, each in a folder of its own under FOLDER (chartvoice-demo unless you name one),
      as words, tree, facts, picture and speech in English, Korean, Japanese, simplified Chinese and the
      language of --locale, and as tones, and prints their descriptions.
      """,
    operands: [
      Operand("FOLDER", .folder, arity: .optional, help: "the folder to write to, made if need be")
    ],
    options: [WordOptions.languageGroup]
  ) { invocation, context throws(CommandFailure) in
    let words = try Words(invocation.options, in: context)
    let folder = invocation.operands.first ?? "chartvoice-demo"
    var lines: [String] = []
    var count = 0
    var silence: String?
    for demo in DemoChart.all {
      let files = try DemoFiles(reading: demo, words)
      lines.append(files.description(words.localizer))
      var written = try files.files()
      do throws(CommandFailure) {
        written += try files.spoken()
      } catch .device(let sentence) {
        // The demo is whole without speech, and says why it has none.
        silence = sentence
      }
      count += try write(written, to: "\(folder)/\(demo.name)", context)
    }
    var outcome = Outcome(lines.joined(separator: "\n\n") + "\n")
    outcome.written = (folder, count)
    outcome.silence = silence
    outcome.diagnostics = words.localizer.toldNotes
    return outcome
  }

  private static func write(
    _ files: [DemoFiles.File],
    to folder: String,
    _ context: CommandContext
  ) throws(CommandFailure) -> Int {
    do throws(OutputFault) {
      try OutputFolder(shownAs: folder, at: context.resolve(folder)).make()
      for file in files {
        let name = "\(folder)/\(file.name)"
        try OutputFile(shownAs: name, at: context.resolve(name)).replace(with: file.bytes)
      }
    } catch {
      throw .output(error)
    }
    return files.count
  }
}
