import ChartCommands
import ChartTestSupport
import Foundation
import Testing

/// Commands whose names have two words, of which the first is shared.
struct FamilyTests {
  private static let depth = CommandOption.number(
    "depth",
    valueName: "NUMBER",
    in: 1...9,
    help: "how deep it looks"
  )

  /// `wood plant` and `wood fell` stand beside `water`.
  private static let program = Program(
    name: "chartvoice",
    summary: "keep a garden",
    version: "1",
    commands: [
      member("water"),
      member("wood plant"),
      Command(
        "wood fell",
        summary: "cut down",
        operands: [Operand("TREE", .folder, arity: .optional, help: "which")],
        options: [OptionGroup("Felling", [depth])]
      ) { invocation, _ in Outcome("fell \(invocation.operands)\n") },
      .completions, .manual, .help,
    ]
  )

  private static func member(_ name: String) -> Command {
    Command(name, summary: "do \(name)") { invocation, _ in
      let isQuiet = invocation.options.has(CommonOptions.quiet)
      return Outcome(isQuiet ? "\(name) quietly\n" : "\(name)\n")
    }
  }

  private func answer(_ words: [String]) -> Run { run(words, of: Self.program) }

  @Test(arguments: [
    (["wood", "plant"], "wood plant\n"),
    (["wood", "fell", "oak"], "fell [\"oak\"]\n"),
    (["--quiet", "wood", "--strict", "fell", "--depth", "3", "oak"], "fell [\"oak\"]\n"),
    (["wood", "--", "plant"], "wood plant\n"),
    (["--quiet", "wood", "--strict", "plant"], "wood plant quietly\n"),
    (["wood", "--quiet", "plant"], "wood plant quietly\n"),
    (["wood", "plant", "--quiet"], "wood plant quietly\n"),
    (["wood plant"], "wood plant\n"),
  ])
  func `a command of two words is found, with common options between them`(
    words: [String],
    output: String
  ) {
    let found = answer(words)
    #expect(found.output == output)
    #expect(found.status == .done)
    #expect(found.errors.isEmpty)
  }

  @Test(arguments: [
    (["wood"], "wood stands without its second word; expected plant or fell"),
    (["wood", "--quiet"], "wood stands without its second word; expected plant or fell"),
    (["wood", "fel"], #"there is no command "wood fel"; perhaps wood fell was meant"#),
    (["wood", "zzz"], #"there is no command "wood zzz"; expected wood plant or wood fell"#),
    (["plant"], #"there is no command "plant"; perhaps wood plant was meant"#),
    (["wod", "fell"], #"there is no command "wod"; perhaps wood was meant"#),
    (
      ["zzz"],
      #"there is no command "zzz"; expected water, wood, completions, manual or help"#
    ),
    ([], "there is no command; expected water, wood, completions, manual or help"),
    (["wood", "plant", "--depth", "3"], "wood plant has no option --depth; wood fell has it"),
    (
      ["wood", "fell", "a", "b"],
      #"wood fell takes only TREE beside options and was also given "b""#
    ),
    (["help", "wood", "fel"], #"there is no command "wood fel"; perhaps wood fell was meant"#),
    (["help", "water", "x"], #"help takes only COMMAND beside options and was also given "x""#),
  ])
  func `a mistake in either word is told with what was meant`(words: [String], sentence: String) {
    let found = answer(words)
    #expect(found.errors == "chartvoice: error: \(sentence); see chartvoice --help\n")
    #expect(found.status == .commandLineAtFault)
    #expect(found.output.isEmpty)
  }

  @Test func `the first word alone is explained by the list of its commands`() {
    let help = answer(["wood", "--help"]).output
    #expect(help.hasPrefix("Usage: chartvoice wood COMMAND [OPTION]... [OPERAND]...\n"))
    #expect(help.contains("\n  wood plant            do wood plant\n"))
    #expect(!help.contains("water"))
    #expect(answer(["help", "wood"]).output == help)
    #expect(answer(["wood", "--version"]).output == "chartvoice 1\n")
  }

  @Test func `one command of two words is explained by help and by its own option`() {
    let help = answer(["wood", "fell", "--help"]).output
    #expect(help.hasPrefix("Usage: chartvoice wood fell [OPTION]... [TREE]\n"))
    #expect(answer(["help", "wood", "fell"]).output == help)
    #expect(answer(["--help"]).output.contains("\n  wood fell "))
  }

  @Test(arguments: [
    (["chartvoice", "w"], ["water", "wood"]),
    (["chartvoice", "wood", ""], ["plant", "fell"]),
    (["chartvoice", "wood", "--quiet", "f"], ["fell"]),
    (["chartvoice", "wood", "fell", "--de"], ["--depth"]),
    (["chartvoice", "wood", "plant", "--de"], []),
    (["chartvoice", "wood", "fell", "/usr/bi"], ["/usr/bin"]),
    (["chartvoice", "help", "wo"], ["wood"]),
    (["chartvoice", "help", "wood", "p"], ["plant"]),
    (["chartvoice", "water", "wood", ""], []),
  ])
  func `bash completes both words`(words: [String], expected: [String]) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(answer(["completions", "bash"]).output, to: "completion")
    let bash = try #require(Tool("bash"))
    let reply = try bash.run(
      [
        "-c",
        """
        source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _chartvoice
        for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
        """, "bash", path,
      ] + words
    )
    #expect(reply.output.split(separator: "\n").map(String.init) == expected)
    #expect(reply.errors.isEmpty)
  }

  @Test(
    .enabled(if: Tool.isPresent("fish"), "fish is not installed"),
    arguments: [
      ("chartvoice w", ["water", "wood"]),
      ("chartvoice wood ", ["fell", "plant"]),
      ("chartvoice wood fell --de", ["--depth"]),
      ("chartvoice wood plant --de", []),
      ("chartvoice wood fell /usr/bi", ["/usr/bin/"]),
    ]
  )
  func `fish completes both words`(line: String, expected: [String]) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(answer(["completions", "fish"]).output, to: "completion")
    let fish = try #require(Tool("fish"))
    let reply = try fish.run([
      "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", path, line,
    ])
    let words = reply.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.map(String.init).sorted() == expected)
  }

  @Test(.enabled(if: Tool.isPresent("zsh"), "zsh is not installed"))
  func `zsh reads the script, which chooses the second word by the first`() throws {
    let folder = try ScratchFolder()
    let text = answer(["completions", "zsh"]).output
    let zsh = try #require(Tool("zsh"))
    let reply = try zsh.run(["-n", try folder.write(text, to: "completion")])
    #expect(reply.status == 0)
    #expect(reply.errors.isEmpty)
    #expect(text.contains("seconds=('plant:do wood plant' 'fell:cut down')"))
    #expect(text.contains("'wood:plant or fell'"))
  }
}
