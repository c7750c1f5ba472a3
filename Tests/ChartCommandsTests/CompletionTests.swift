import ChartTestSupport
import Foundation
import Testing

struct CompletionTests {
  /// Writes a shell's script into a folder and gives its path.
  private func script(_ shell: String, in folder: ScratchFolder) throws -> String {
    try folder.write(run(["completions", shell]).output, to: "completion")
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter(Tool.isPresent))
  func `each shell reads its script without complaint`(shell: String) throws {
    let folder = try ScratchFolder()
    let path = try script(shell, in: folder)
    let tool = try #require(Tool(shell))
    let result = try tool.run(["-n", path])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    (["chartvoice", "de"], ["describe"]),
    (["chartvoice", "--ve"], ["--version"]),
    (["chartvoice", "--quiet", "sv"], ["svg"]),
    (["chartvoice", "describe", "--ma"], ["--mark", "--matching"]),
    (["chartvoice", "describe", "--mark", "re"], ["rectangle"]),
    (["chartvoice", "describe", "--mark", "=", "li"], ["line"]),
    (["chartvoice", "describe", "--detail", "="], ["brief", "standard", "full"]),
    (["chartvoice", "describe", "--decimal", ""], [".", ","]),
    (["chartvoice", "describe", "--title", "de"], []),
    (["chartvoice", "describe", "-o", "/usr/bi"], ["/usr/bin"]),
    (["chartvoice", "describe", "--locales", "/usr/bi"], ["/usr/bin"]),
    (["chartvoice", "describe", "/usr/bi"], ["/usr/bin"]),
    (["chartvoice", "completions", ""], ["bash", "zsh", "fish"]),
    (["chartvoice", "help", "co"], ["completions"]),
    (["chartvoice", "svg", "--sc"], ["--scheme"]),
  ])
  func `bash answers with what may follow`(words: [String], expected: [String]) throws {
    let folder = try ScratchFolder()
    let path = try script("bash", in: folder)
    let bash = try #require(Tool("bash"))
    let answer = try bash.run(
      [
        "-c",
        """
        source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _chartvoice
        for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
        """, "bash", path,
      ] + words
    )
    #expect(answer.output.split(separator: "\n").map(String.init) == expected)
    #expect(answer.errors.isEmpty)
  }

  @Test(
    .enabled(if: Tool.isPresent("fish"), "fish is not installed"),
    arguments: [
      ("chartvoice de", ["describe"]),
      ("chartvoice describe --mark re", ["rectangle"]),
      ("chartvoice describe --mark=re", ["--mark=rectangle"]),
      ("chartvoice describe --sc", []),
      ("chartvoice svg --sc", ["--scheme"]),
      ("chartvoice completions z", ["zsh"]),
      ("chartvoice describe /usr/bi", ["/usr/bin/"]),
    ]
  )
  func `fish answers with what may follow`(line: String, expected: [String]) throws {
    let folder = try ScratchFolder()
    let path = try script("fish", in: folder)
    let fish = try #require(Tool("fish"))
    let answer = try fish.run([
      "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", path, line,
    ])
    let words = answer.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.map(String.init) == expected)
  }
}
