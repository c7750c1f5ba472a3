import ChartCommands
import ChartLocalization
import Testing

/// What every language says stands in one table, and languages that nobody speaks in one file.
struct LocalesMatrixTests {
  private func shown(_ arguments: String...) throws -> String {
    let scratch = try ScratchFolder()
    let result = run(["locales"] + arguments, of: .chartVoice, in: scratch.path)
    #expect(result.status == .done && result.errors.isEmpty, "\(result.errors)")
    return result.output
  }

  @Test func `a matrix has a row for each language, in the form that is asked for`() throws {
    let options = ["--chart", "two cities", "--detail", "brief", "--no-speech"]
    let markdown = try shown("matrix", options[0], options[1], options[2], options[3], options[4])
    for locale in Catalogue.embeddedLocales {
      #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| \(locale) |") } == 1)
    }
    let html = try shown(
      "matrix",
      options[0],
      options[1],
      options[2],
      options[3],
      options[4],
      "--format",
      "html"
    )
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("<td lang=\"ko\" dir=\"ltr\">"))
  }

  @Test func `a folder's languages alone are shown`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      #"{"@@locale": "de", "spread": "Mittel: {mean}."}"#,
      to: "own/de/narration.arb"
    )
    let result = run(
      ["locales", "matrix", "own", "--chart", "negative", "--detail", "full", "--no-speech"],
      of: .chartVoice,
      in: scratch.path
    )
    #expect(result.status == .done)
    #expect(result.output.contains("Mittel: ") && !result.output.contains("\n| ko |"))
  }

  @Test func `a chart that is not in the gallery is a mistake with the closest name`() throws {
    let scratch = try ScratchFolder()
    let result = run(
      ["locales", "matrix", "--chart", "two citties"],
      of: .chartVoice,
      in: scratch.path
    )
    #expect(result.status == .commandLineAtFault)
    #expect(result.errors.contains("perhaps two cities"), "\(result.errors)")
  }

  @Test func `a pseudo-language is an ARB file with every message`() throws {
    let text = try shown("pseudo", "en-XA")
    let catalogue = try Catalogue(arb: Array(text.utf8))
    let english = try #require(Catalogue.embedded(.english))
    #expect(catalogue.locale.description == "en-XA")
    #expect(Set(catalogue.messages.keys) == Set(english.messages.keys))
    #expect(catalogue.messages["mean"]?.hasPrefix("[Ţĥé åṽéŕåĝé") == true)
  }
}
