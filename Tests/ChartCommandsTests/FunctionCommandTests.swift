import ChartCommands
import Testing

/// The graph of a function instead of a table.
struct FunctionCommandTests {
  @Test func `a function needs no file`() {
    let found = run(["facts", "--function", "sin(x)/x", "--quiet"], of: .chartVoice)
    #expect(found.status == .done)
    #expect(found.output.contains("It approaches 1 at 0, where it is undefined."))
    #expect(found.output.contains("It is zero at plus and minus π, 2π, and 3π."))
    #expect(found.output.contains("Lowest: -0.2172, at plus and minus 4.493."))
    #expect(found.output.contains("Left and right mirror each other."))
  }

  @Test func `the domain is what was asked for`() {
    let found = run(["describe", "--function", "x^2", "--domain", "-1,3", "-q"], of: .chartVoice)
    #expect(found.output.hasPrefix("Graph of x^2 for x from -1 to 3."))
  }

  @Test(arguments: [
    (["describe"], "describe needs FILE, which is not there"),
    (
      ["describe", "--function", "x", "a.csv"],
      #"describe takes nothing but options and was given "a.csv""#
    ),
    (
      ["svg", "--function", "2*(x"],
      "--function cannot be read: at character 3 of the formula: the bracket that opens here is "
        + "never closed"
    ),
    (
      ["tree", "--function", "x", "--domain", "3,1"],
      #"--domain is "3,1"; expected two numbers, the smaller first, such as -10,10"#
    ),
  ])
  func `what cannot be drawn is one sentence and status 2`(words: [String], sentence: String) {
    let found = run(words, of: .chartVoice)
    #expect(found.status == .commandLineAtFault)
    #expect(found.errors.contains(sentence))
    #expect(found.output.isEmpty)
  }

  @Test(arguments: ["describe", "svg", "tree", "facts"])
  func `every command that tells a table tells a function`(command: String) {
    #expect(run([command, "--function", "1/x", "-q"], of: .chartVoice).status == .done)
  }
}
