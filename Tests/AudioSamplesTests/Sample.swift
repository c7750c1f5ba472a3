import ChartAudio
import ChartSonification
import ChartTestSupport
import Foundation
import Testing

/// A chart of `audio-samples/`: what lies there, and the same made again by the program.
struct Sample: CustomTestStringConvertible {
  let name: String

  /// What tells the program which chart is meant.
  let options: [String]

  static let all = [
    Sample(name: "top", options: ["--x", "sales", "--y", "style", "--mark", "bar"]),
    Sample(name: "daily", options: ["--mark", "bar"]),
    Sample(name: "cities", options: []),
    Sample(name: "monthly", options: ["--y", "sales", "--mark", "bar"]),
  ]

  static let folder = packageRoot.appending(path: "audio-samples")

  var testDescription: String { name }

  /// A file of the sample.
  func file(_ name: String) -> URL { Self.folder.appending(path: "\(self.name)/\(name)") }

  /// A text of the sample.
  func text(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// A sound of the sample.
  func sound(_ name: String) throws -> AudioBuffer {
    try #require(AudioBuffer(readingFile: file(name).path), "\(self.name)/\(name)")
  }

  /// What the program makes of the sample's table.
  func made(_ verb: String, _ more: String...) throws -> String {
    let program = try #require(Tool(beside: "chartvoice"))
    let arguments = [verb, file("\(name).csv").path, "--quiet"] + options + more
    let (status, output, errors) = try program.run(arguments)
    #expect(status == 0 && errors.isEmpty, "\(errors)")
    return output
  }

  /// The sound that the program makes of the sample's table.
  func madeSound(_ verb: String) throws -> AudioBuffer {
    let place = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID()).flac")
    defer { try? FileManager.default.removeItem(at: place) }
    _ = try made(verb, "-o", place.path)
    return try #require(AudioBuffer(readingFile: place.path))
  }

  /// The score that the program makes of the sample's table.
  func score() throws -> Score {
    try JSONDecoder().decode(Score.self, from: Data(try made("sonify", "--format", "json").utf8))
  }
}
