import ChartCommands
import Testing

struct MistakeTests {
  @Test(arguments: [
    (
      [], "there is no command; expected describe, svg, note, spill, completions, manual or help"
    ),
    (["desribe"], #"there is no command "desribe"; perhaps describe was meant"#),
    (
      ["frobnicate"],
      #"there is no command "frobnicate"; expected describe, svg, note, spill, completions, "#
        + "manual or help"
    ),
    (
      ["describe", "--widht", "3", "f"],
      "describe has no option --widht"
    ),
    (["describe", "--makr", "3", "f"], "describe has no option --makr; perhaps --mark was meant"),
    (["describe", "--width", "3", "f"], "describe has no option --width; svg has it"),
    (
      ["--output", "f", "note"],
      "before its command, chartvoice has no option --output; describe, svg, note, spill, "
        + "completions and manual have it"
    ),
    (["describe", "-z", "f"], "describe has no option -z"),
    (
      ["describe", "f", "--mark"],
      "--mark stands without its value; expected bar, line, point, area, rule, rectangle, sector, "
        + "histogram, box, candlestick, band, pyramid or pie"
    ),
    (["describe", "f", "--title"], "--title stands without its value; expected a text"),
    (["describe", "f", "-o"], "-o stands without its value; expected a file"),
    (
      ["describe", "--quiet=yes", "f"], #"--quiet takes no value but was given "yes""#
    ),
    (
      ["describe", "--mark", "lime", "f"],
      #"--mark is "lime"; expected bar, line, point, area, rule, rectangle, sector, histogram, "#
        + "box, candlestick, band, pyramid or pie, perhaps line"
    ),
    (
      ["svg", "--width", "ten", "f"],
      #"--width is "ten"; expected a whole number from 200 to 10000"#
    ),
    (["describe"], "describe needs FILE, which is not there"),
    (
      ["describe", "a", "b"],
      #"describe takes only FILE beside options and was also given "b""#
    ),
    (["manual", "x"], #"manual takes nothing but options and was given "x""#),
    (["completions", "bsh"], #"SHELL is "bsh"; expected bash, zsh or fish, perhaps bash or zsh"#),
    (
      ["help", "describ"],
      #"COMMAND is "describ"; expected describe, svg, note, spill, completions, manual or help, "#
        + "perhaps describe"
    ),
    (
      ["describe", "--title", "x", "--mark", "a\u{1b}[31m\nb\u{202e}", "f"],
      #"--mark is "a\u{1b}[31m\nb\u{202e}"; expected bar, line, point, area, rule, rectangle, "#
        + "sector, histogram, box, candlestick, band, pyramid or pie"
    ),
  ])
  func `a mistake is one sentence on standard error, and status 2`(
    words: [String],
    sentence: String
  ) {
    let found = run(words)
    #expect(found.status.rawValue == 2)
    #expect(found.errors == "chartvoice: error: \(sentence); see chartvoice --help\n")
    #expect(found.output.isEmpty)
  }

  @Test(arguments: ["a\nb", "\u{9b}31m", "x\u{2028}y", "\u{2067}z"])
  func `what a person typed cannot break the line or drive the terminal`(word: String) {
    let errors = run([word]).errors
    #expect(errors.unicodeScalars.filter { $0.properties.generalCategory == .control } == ["\n"])
    #expect(!errors.unicodeScalars.contains { $0.properties.isBidiControl || $0 == "\u{2028}" })
  }

  @Test func `a folder without a name is refused before anything is written`() {
    let found = run(["demo", ""], of: .chartVoice)
    #expect(found.status == .commandLineAtFault)
    #expect(
      found.errors
        == "chartvoice: error: FOLDER is \"\"; expected a folder; see chartvoice --help\n"
    )
  }
}
