import ChartAudio
import ChartCommands
import ChartRendering
import ChartSonification
import Foundation

/// Renders charts to sound for judges: `AudioSamples FOLDER` writes every shape and every demo chart,
/// `AudioSamples --measure COUNT FILE` one line of so many marks and nothing else.
@main
enum AudioSamples {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--measure", arguments.count == 3 {
      let count = Int(Array(arguments)[1]) ?? 0
      return try measure(count, file: Array(arguments)[2])
    }
    guard arguments.count == 1, let folder = arguments.first else {
      throw Misuse(description: "usage: AudioSamples FOLDER | --measure COUNT FILE")
    }
    try writeAll(to: URL(fileURLWithPath: folder, isDirectory: true))
  }

  private struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  private static func writeAll(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for shape in Shape.all {
      try Data(shape.csv.utf8).write(to: folder.appending(path: "\(shape.name).csv"))
      try write(try AccessibleChart(shape.spec), shape.name, folder)
    }
    for demo in DemoChart.all {
      try Data(demo.table.utf8).write(to: folder.appending(path: "\(demo.name).csv"))
      let chart = try AccessibleChart(table: demo.table, choices: demo.choices)
      try write(chart, demo.name, folder)
    }
  }

  /// Everything in every format, the stems as WAV, and the score.
  private static func write(_ chart: AccessibleChart, _ name: String, _ folder: URL) throws {
    let score = Score(of: chart.resolved, tree: chart.tree)
    try Data(score.json.utf8).write(to: folder.appending(path: "\(name).json"))
    try Data(score.text.utf8).write(to: folder.appending(path: "\(name).txt"))
    let sound = score.rendered()
    for format in AudioFileFormat.allCases {
      let bytes = try AudioFile.bytes(of: sound, as: format, title: chart.resolved.title)
      try Data(bytes).write(to: folder.appending(path: "\(name).\(format.rawValue)"))
    }
    for stem in ScoreStem.allCases where stem != .all {
      let bytes = try AudioFile.bytes(of: score.rendered(stem), as: .wav)
      try Data(bytes).write(to: folder.appending(path: "\(name).\(stem.rawValue).wav"))
    }
  }

  private static func measure(_ count: Int, file: String) throws {
    let chart = try AccessibleChart(Shape.curve(count, name: "line").spec)
    let sound = Score(of: chart.resolved, tree: chart.tree).rendered()
    let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    try AudioFile.write(sound, to: descriptor, as: .wav)
    close(descriptor)
  }
}
