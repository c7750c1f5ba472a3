import ChartCommands
import ChartTestSupport
import Testing

/// What the command says of a picture that does not show all.
struct DrawingNotesTests {
  /// A table of so many series, each with two values.
  private func table(series count: Int, name: String) -> String {
    "day,city,sales\n"
      + (1...count).map { "2022-06-01,\(name) \($0),\($0)\n2022-06-02,\(name) \($0),\(2 * $0)\n" }
      .joined()
  }

  private func notes(_ table: String, _ words: [String] = []) throws -> [String] {
    let folder = try ScratchFolder()
    _ = try folder.write(table, to: "in.csv")
    let found = run(["svg", "in.csv"] + words, of: .chartVoice, in: folder.path)
    #expect(found.status == .done && found.output.hasPrefix("<"))
    return found.errors.split(separator: "\n").map(String.init).filter {
      $0.contains("in the picture")
    }
  }

  @Test func `labels that are dropped and colours that repeat are notes`() throws {
    let notes = try notes(
      table(series: 30, name: "A city with a name longer than any legend"),
      ["--series", "city"]
    )
    #expect(notes.allSatisfy { $0.hasPrefix("in.csv: note: in the picture ") })
    #expect(
      notes.contains { $0.contains("colours repeat") && $0.contains("30 series") },
      "\(notes)"
    )
    #expect(notes.contains { $0.contains("of the legend") }, "\(notes)")
  }

  @Test func `a picture that shows all has no notes, and quiet has none`() throws {
    #expect(try notes("style,sales\nDosa,3\nInjera,4\n").isEmpty)
    #expect(try notes(table(series: 30, name: "Oakland"), ["--series", "city", "--quiet"]).isEmpty)
  }

  @Test func `a note counts from one and agrees in number`() throws {
    let days = "n,m\n" + (1...900).map { "\($0),\($0 * 7 % 100)\n" }.joined()
    #expect(
      try notes(days, ["--mark", "point"]) == [
        "in.csv: note: in the picture 900 marks of series 1 are drawn as one, with elements for groups "
          + "of them"
      ]
    )
  }
}
