import ChartSVG
import ChartTestSupport
import Foundation
import Testing

/// The document as XML, and as one that stands alone.
struct DocumentTests {
  static let options = [
    SVGOptions(), SVGOptions(scheme: .light), SVGOptions(scheme: .dark),
    SVGOptions(width: 320, height: 480, textSize: 16, language: "ar", isRightToLeft: true),
    SVGOptions(width: .nan, height: -5, textSize: .infinity, language: "<&\">"),
  ]

  @Test(arguments: Gallery.all)
  func `a document is well-formed XML`(_ example: Example) throws {
    let chart = try example.resolved()
    for options in Self.options {
      let complaints = try XMLLint.complaints(about: chart.drawing(options).write())
      #expect(complaints.isEmpty)
    }
  }

  @Test func `xmllint complains about what is not well-formed`() throws {
    let complaints = try XMLLint.complaints(about: Array("<svg a=\"<\"></svg>".utf8))
    #expect(!complaints.isEmpty)
  }

  @Test(arguments: Gallery.all)
  func `ids are unique and every reference has its target`(_ example: Example) throws {
    let text = try example.drawing().text
    let elements = Markup(text).elements
    let ids = elements.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    let targets =
      ["aria-labelledby", "aria-describedby"].flatMap { name in elements.compactMap { $0[name] } }
      + text.matches(of: /url\(#([^)]+)\)/).map { String($0.output.1) }
    #expect(Set(targets).subtracting(ids) == [])
  }

  @Test(arguments: Gallery.all)
  func `no number is missing, infinite or in exponents`(_ example: Example) throws {
    for element in Markup(try example.drawing().text).elements {
      for name in ["d", "x", "y", "width", "height", "viewBox", "transform"] {
        guard let value = element[name] else { continue }
        #expect(value.firstMatch(of: /nan|inf|NaN|[0-9]e[-0-9]/) == nil, "\(name)=\(value)")
      }
    }
  }

  @Test(arguments: Gallery.all)
  func `the same chart gives the same bytes`(_ example: Example) throws {
    let first = try example.drawing()
    let second = try example.drawing()
    #expect(first.write() == second.write())
  }

  @Test func `a document names its language twice and has no script, link or tab stop`() throws {
    let text = try Gallery.hostile.drawing(SVGOptions(language: "ko")).text
    let markup = Markup(text)
    let root = try #require(markup.elements.first)
    #expect(root["lang"] == "ko")
    #expect(root["xml:lang"] == "ko")
    #expect(
      !markup.elements.contains { ["script", "a", "image", "foreignObject"].contains($0.name) }
    )
    #expect(!markup.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
    #expect(!markup.elements.contains { $0["tabindex"] != nil })
  }

  @Test func `a document keeps to the width of its page`() throws {
    let root = try #require(Markup(try Gallery.topStyles.drawing().text).elements.first)
    #expect(root["style"] == "max-width:100%;height:auto")
    #expect(root["viewBox"] == "0 0 640 400")
  }

  @Test(arguments: Gallery.all)
  func `the paper is painted before anything else is drawn`(_ example: Example) throws {
    let elements = Markup(try example.drawing().text).elements
    let drawn = elements.first { element in
      ["rect", "path", "text"].contains(element.name)
        && !element.ancestors.contains { elements[$0].name == "pattern" }
    }
    #expect(drawn?.classes == ["paper"])
    #expect(drawn?["width"] == elements.first?["width"])
  }
}

/// The XML judge.
enum XMLLint {
  /// What xmllint says about a document; empty when it is well-formed.
  static func complaints(about bytes: [UInt8]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xmllint", "--noout", file.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "\(process.terminationStatus): \(text)"
  }
}
