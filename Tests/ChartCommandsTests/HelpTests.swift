import ChartCommands
import ChartTestSupport
import Testing

struct HelpTests {
  @Test func `the program's help lists commands, common options and statuses`() {
    expectGolden(run(["--help"]).output, "ChartCommandsTests/Golden/help.txt")
  }

  @Test func `a command's help explains every operand and option`() {
    expectGolden(run(["describe", "--help"]).output, "ChartCommandsTests/Golden/help-describe.txt")
  }

  @Test func `the usage block of the read-me is made of the same declarations`() {
    expectGolden(
      run(["manual", "--format", "markdown"]).output,
      "ChartCommandsTests/Golden/usage.md"
    )
  }

  @Test(arguments: [
    ["--help"], ["describe", "--help"], ["svg", "--help"], ["completions", "-h"],
  ])
  func `no line of help is longer than 80 characters`(words: [String]) {
    let lines = run(words).output.split(separator: "\n")
    #expect(lines.count > 5)
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test(arguments: Program.chartVoice.commands.map(\.name))
  func `no line of a command's own help is longer than 80 characters`(name: String) {
    let lines = run([name, "--help"], of: .chartVoice).output.split(separator: "\n")
    #expect(lines.count > 5)
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `every option stands in help, manual, read-me and all completions`() {
    let texts = [
      run(["describe", "--help"]).output,
      run(["manual"]).output.replacing("\\-", with: "-"),
      run(["manual", "--format", "markdown"]).output,
      run(["completions", "bash"]).output,
      run(["completions", "zsh"]).output,
      run(["completions", "fish"]).output.replacing(" -l ", with: " --"),
    ]
    for option in Sample.describe.options {
      for text in texts { #expect(text.contains("--\(option.name)"), "\(option.name)") }
    }
  }

  @Test func `names and letters of a command's options are unique`() {
    for command in Sample.program.commands + Program.chartVoice.commands {
      let names = command.options.map(\.name)
      let letters = command.options.compactMap(\.letter)
      #expect(Set(names).count == names.count)
      #expect(Set(letters).count == letters.count)
    }
  }
}
