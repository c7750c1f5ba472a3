import ChartCommands
import Testing

/// A language whose translation nobody has confirmed is refused where that is asked for.
struct RequireStatusTests {
  private func told(_ words: String..., folder: String? = nil) throws -> Run {
    let scratch = try ScratchFolder()
    try scratch.write("name,n\na,1\nb,2\n", to: "table.csv")
    if let folder {
      try scratch.write(folder, to: "own/registry.json")
      try scratch.write(#"{"@@locale": "de", "role-part": "Teil"}"#, to: "own/de/narration.arb")
    }
    return run(["describe", "table.csv"] + words, of: .chartVoice, in: scratch.path)
  }

  @Test func `the source and what is reviewed are told`() throws {
    for tag in ["en", "en-GB"] {
      let found = try told("--locale", tag, "--require-status", "reviewed")
      #expect(found.status == .done, "\(found.errors)")
      #expect(!found.output.isEmpty)
    }
  }

  @Test func `a draft is refused with its status, and nothing is told`() throws {
    let found = try told("--locale", "cy", "--require-status", "reviewed")
    #expect(found.status == .checkFailed)
    #expect(found.output.isEmpty)
    #expect(
      found.errors.contains("the language 'cy' is a draft; --require-status asks for reviewed")
    )
    #expect(try told("--locale", "cy", "--require-status", "draft").status == .done)
    #expect(try told("--locale", "cy").status == .done)
  }

  @Test func `a folder's own registry decides about its languages`() throws {
    func found(_ status: String) throws -> ChartCommands.ExitStatus {
      try told(
        "--locale",
        "de",
        "--locales",
        "own",
        "--require-status",
        "reviewed",
        folder: #"{"source": "de", "locales": [{"tag": "de", "status": "\#(status)"}]}"#
      ).status
    }
    #expect(try found("draft") == .checkFailed)
    #expect(try found("reviewed") == .done)
  }
}
