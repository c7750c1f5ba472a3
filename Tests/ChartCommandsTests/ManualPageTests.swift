import ChartCommands
import ChartTestSupport
import Foundation
import Testing

struct ManualPageTests {
  private func page(of program: Program, in folder: ScratchFolder) throws -> String {
    try folder.write(run(["manual"], of: program).output, to: "page.1")
  }

  @Test(
    .enabled(if: Tool.isPresent("groff"), "groff is not installed"),
    arguments: [Sample.program, Program.chartVoice]
  )
  func `groff formats the page without a warning`(program: Program) throws {
    let folder = try ScratchFolder()
    let groff = try #require(Tool("groff"))
    let result = try groff.run(["-man", "-ww", "-z", try page(of: program, in: folder)])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test(
    .enabled(if: Tool.isPresent("mandoc"), "mandoc is not installed"),
    arguments: [Sample.program, Program.chartVoice]
  )
  func `mandoc finds no fault in the page`(program: Program) throws {
    let folder = try ScratchFolder()
    let mandoc = try #require(Tool("mandoc"))
    let result = try mandoc.run(["-Tlint", "-Wwarning", try page(of: program, in: folder)])
    #expect(result.output.isEmpty)
    #expect(result.status == 0)
  }

  @Test(.enabled(if: Tool.isPresent("groff"), "groff is not installed"))
  func `the reader sees signs as they were declared`() throws {
    let signs = Command(
      "signs",
      summary: #".begins with a full stop, 'quotes', a\b and "c" – ä"#
    ) { _, _ in Outcome("") }
    let program = Program(name: "p", summary: "s", version: "1", commands: [signs, .manual])
    let folder = try ScratchFolder()
    let groff = try #require(Tool("groff"))
    let path = try page(of: program, in: folder)
    let result = try groff.run(["-man", "-Tutf8", "-P-c", "-rLL=200n", path])
    #expect(result.output.contains(#".begins with a full stop, 'quotes', a\b and "c" – ä."#))
  }
}
