import ChartTestSupport
import Foundation
import Testing

/// `locales export` and `locales import` as a person runs them.
struct LocalesExchangeTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    _ = try program.folder.write(Self.catalogue("en", "Sales rose.", "{a} of {b}"), to: "en.arb")
    _ = try program.folder.write(Self.catalogue("de", "Umsatz stieg.", "{a} von {b}"), to: "de.arb")
    for tag in ["en", "de"] {
      let folder = "\(program.folder.path)/my/\(tag)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: program.path("\(tag).arb"),
        toPath: "\(folder)/own.arb"
      )
    }
  }

  private static func catalogue(_ tag: String, _ one: String, _ two: String) -> String {
    "{\n  \"@@locale\": \"\(tag)\",\n  \"one\": \"\(one)\",\n  \"two\": \"\(two)\"\n}\n"
  }

  private var folder: String { program.path("my") }

  private func exported(_ format: String) throws -> String {
    let result = try program.run("locales", "export", folder, "--locale", "de", "--format", format)
    #expect(result.status == 0, "\(result.errors)")
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private func imported(
    _ text: String,
    _ words: String...,
    variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let file = try program.folder.write(text, to: "back")
    let arguments = ["locales", "import", file, folder] + words
    let result = try #require(Tool(beside: "chartvoice")).bytes(arguments, input: "", variables)
    return (result.status, String(decoding: result.bytes, as: UTF8.self), result.errors)
  }

  private func german() throws -> String {
    String(decoding: try program.bytes(of: "my/de/own.arb"), as: UTF8.self)
  }

  @Test(arguments: ["xliff", "xliff2", "apple-xliff", "po", "xcstrings"])
  func `a file goes out and comes back, and what was changed is written`(_ format: String) throws {
    let before = try german()
    let text = try exported(format)
    let same = try imported(text)
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output == "de: 2 unchanged\n")
    #expect(try german() == before)
    let changed = text.replacing("Umsatz stieg", with: "Der Umsatz stieg")
    let dry = try imported(changed, "--dry-run")
    #expect(dry.output.hasSuffix("would write \(folder)/de/own.arb\n"))
    #expect(try german() == before)
    let result = try imported(changed)
    #expect(result.status == 0)
    #expect(result.output.contains(": one: changed translation\nde: 1 changed, 1 unchanged\n"))
    #expect(try german() == before.replacing("Umsatz stieg", with: "Der Umsatz stieg"))
  }

  @Test func `what is not taken ends with status 1, and the rest is taken`() throws {
    let text = try exported("po").replacing("{a} von {b}", with: "{a} von {c}")
      .replacing("Umsatz stieg", with: "Der Umsatz stieg")
    let result = try imported(text)
    #expect(result.status == 1)
    #expect(
      result.output.contains("error: two: the translation has {c}, which the source lacks\n"),
      "\(result.output)"
    )
    #expect(try german().contains("Der Umsatz stieg."))
    #expect(try german().contains("{a} von {b}"))
  }

  @Test func `a new language gets a folder and a file`() throws {
    let text = try exported("po").replacing("Language: de", with: "Language: nl")
    let result = try imported(text, "--locale", "nl")
    #expect(result.status == 0, "\(result.errors)")
    let bytes = try program.bytes(of: "my/nl/own.arb")
    #expect(
      String(decoding: bytes, as: UTF8.self) == Self.catalogue("nl", "Umsatz stieg.", "{a} von {b}")
    )
  }

  @Test func `the command line and the file are at fault each with their status`() throws {
    #expect(try program.run("locales", "export", folder).status == 2)
    #expect(try program.run("locales", "export", folder, "--locale", "d!").status == 2)
    #expect(
      try program.run("locales", "export", folder, "--locale", "de", "--format", "x").status == 2
    )
    #expect(try program.run("locales", "import", program.path("nothing"), folder).status == 1)
    let broken = try imported("<xliff version=\"1.2\"><file>")
    #expect(broken.status == 1)
    #expect(
      broken.errors.contains("back:1:28: error: the XML is not well formed"),
      "\(broken.errors)"
    )
    let other = try imported(try exported("po"), "--locale", "fr")
    #expect(other.status == 1)
    #expect(other.errors.contains("the file is for the locale 'de'; 'fr' was expected"))
  }

  #if os(Linux)
  /// A file that is no library stands where the system's loader looks first.
  @Test func `without libxml2 one sentence says so, with status 3, and PO is still read`() throws {
    for name in ["libxml2.so.2", "libxml2.so.16"] { _ = try program.folder.write("", to: name) }
    let variables = ["LD_LIBRARY_PATH": program.folder.path]
    let result = try imported(try exported("xliff"), variables: variables)
    #expect(result.status == 3)
    #expect(result.errors.contains("libxml2 was not found"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try imported(try exported("po"), variables: variables).status == 0)
  }
  #endif
}
