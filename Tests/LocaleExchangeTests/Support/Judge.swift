import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// A program of others that reads and writes a format.
struct Judge: Sendable, CustomTestStringConvertible {
  let name: String
  let format: ExchangeFormat

  var testDescription: String { name }

  static let all: [Judge] = [
    Judge(name: "toolkit-xliff", format: .xliff), Judge(name: "toolkit-poxliff", format: .xliff),
    Judge(name: "moz-xliff", format: .xliff), Judge(name: "toolkit-xliff2", format: .xliff2),
    Judge(name: "toolkit-apple", format: .appleXLIFF),
    Judge(name: "moz-xliff", format: .appleXLIFF),
    Judge(name: "toolkit-po", format: .po), Judge(name: "moz-po", format: .po),
    Judge(name: "polib", format: .po), Judge(name: "json", format: .xcstrings),
  ]

  /// Why a test with judges does not run.
  static let absence = "the judges in Python are not installed; run .ci/judges"

  /// Whether Python has what the judges need.
  static let arePresent: Bool = {
    ["toolkit-xliff", "moz-xliff", "polib"].allSatisfy { name in
      (try? run(["probe", name]))?.status == 0
    }
  }()

  static func python() throws -> Tool {
    // The environment's own path comes first, so that what `.ci/judges` has made is found.
    let own = packageRoot.appending(path: ".venv/bin").path
    let path = "\(own):\(ProcessInfo.processInfo.environment["PATH", default: "/usr/bin"])"
    let names = path.split(separator: ":").map { "\($0)/python3" }
    let found = names.first(where: FileManager.default.isExecutableFile(atPath:))
    return Tool(at: found ?? "/usr/bin/python3")
  }

  static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let script = packageRoot.appending(path: "Tests/LocaleExchangeTests/Judges/judge.py").path
    return try python().run([script] + arguments)
  }

  /// What the judge makes of files when it reads and writes them.
  func rewritten(_ texts: [String]) throws -> (texts: [String], errors: String) {
    let folder = try ExchangeFolder()
    var arguments = ["rewrite", name]
    for (index, text) in texts.enumerated() {
      try folder.write(text, to: "from-\(index)")
      arguments += ["\(folder.path)/from-\(index)", "\(folder.path)/to-\(index)"]
    }
    let errors = try Self.run(arguments).errors
    return (texts.indices.map { (try? folder.text("to-\($0)")) ?? "" }, errors)
  }

  /// A file with another translation of one message, written by the judge.
  func translated(_ text: String, _ id: String, _ translation: String) throws -> String {
    let folder = try ExchangeFolder()
    try folder.write(text, to: "from")
    let result = try Self.run(
      ["translate", name, "\(folder.path)/from", "\(folder.path)/to", id, translation]
    )
    guard result.status == 0 else { throw JudgeFailure(errors: result.errors) }
    return try folder.text("to")
  }

  /// The units that the judge finds: id, source and target.
  func read(_ text: String) throws -> [[String]] {
    let folder = try ExchangeFolder()
    try folder.write(text, to: "file")
    let result = try Self.run(["read", name, "\(folder.path)/file"])
    guard result.status == 0 else { throw JudgeFailure(errors: result.errors) }
    return try JSONDecoder().decode([[String]].self, from: Data(result.output.utf8))
  }
}

/// A judge that could not read a file.
struct JudgeFailure: Error, CustomStringConvertible {
  let errors: String
  var description: String { String(errors.suffix(400)) }
}
