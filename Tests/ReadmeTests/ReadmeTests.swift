import ChartTestSupport
import Foundation
import Testing

/// README.md says nothing that is not so: its examples are run, its usage is the program's.
struct ReadmeTests {
  @Test func `every example of a shell prints what README.md shows`() throws {
    let blocks = try ReadmeBlock.all()
    let bash = try #require(Tool("bash"))
    _ = try bash.run(
      ["-c", "chartvoice demo .build/demo"],
      in: packageRoot.path,
      environment: shell
    )
    var corrected: [(line: Int, content: String)] = []
    for (index, block) in blocks.enumerated() where block.mark == "sh" {
      let script = "set -eo pipefail; exec 2>&1\n\(block.content)"
      let (status, output, _) = try bash.run(
        ["-c", script],
        in: packageRoot.path,
        environment: shell
      )
      #expect(status == 0, "the block at line \(block.line) ended with status \(status): \(output)")
      let shown =
        index + 1 < blocks.count && blocks[index + 1].mark == "text" ? blocks[index + 1] : nil
      guard let shown else { continue }
      if isRecording {
        corrected.append((shown.line, output))
      } else {
        #expect(output == shown.content, "the block at line \(shown.line)")
      }
    }
    if isRecording { try record(corrected, blocks) }
  }

  @Test func `the examples of the library are compiled and run`() async throws {
    let examples = try ["PancakeView", "ReadmeExamples"].map { name in
      try String(
        contentsOf: packageRoot.appending(path: "Tests/ReadmeTests/\(name).swift"),
        encoding: .utf8
      )
    }
    let blocks = try ReadmeBlock.all().filter { $0.mark == "swift" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let isPart = examples.contains { Self.lines(of: $0).contains(Self.lines(of: block.content)) }
      #expect(isPart, "the block at line \(block.line) is no part of an example")
    }
    #if os(Linux)
    try await ReadmeExamples().view()
    #endif
    try await ReadmeExamples().table()
  }

  @Test func `every product that a manifest of README.md asks for is one of the package`() throws {
    let manifest = try String(
      contentsOf: packageRoot.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let products = try ReadmeBlock.all().filter { $0.mark == "swift manifest" }.flatMap { block in
      block.content.matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) }
    }
    #expect(products.sorted() == ["ChartVoice", "Charts"])
    for product in products {
      #expect(manifest.contains(".library(name: \"\(product)\","), "\(product)")
    }
  }

  /// The lines without their indentation, as one text; blank lines are left out.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.map { "\($0)\n" }.joined()
  }

  @Test func `every block is run, compared or compiled`() throws {
    let marks = Set(try ReadmeBlock.all().map(\.mark))
    #expect(marks == ["sh setup", "sh", "text", "swift", "swift manifest"])
  }

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
  }

  /// The environment of a person who has put the program on the path, in English and UTC.
  private var shell: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(programFolder):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return environment
  }

  /// Where the program was built: beside the tests.
  private var programFolder: String {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().path
  }

  private func record(
    _ corrected: [(line: Int, content: String)],
    _ blocks: [ReadmeBlock]
  ) throws {
    var lines = try String(contentsOf: ReadmeBlock.file, encoding: .utf8).components(
      separatedBy: "\n"
    )
    for (line, content) in corrected.reversed() {
      let old =
        blocks.first { $0.line == line }?.content.split(
          separator: "\n",
          omittingEmptySubsequences: false
        ).count ?? 1
      let new = content.components(separatedBy: "\n").dropLast()
      lines.replaceSubrange(line..<(line + old - 1), with: new)
    }
    try lines.joined(separator: "\n").write(to: ReadmeBlock.file, atomically: true, encoding: .utf8)
    Issue.record("recorded README.md; read it")
  }
}
