import ChartTestSupport
import Foundation
import Testing

// @testable: an executable has no other door.
@testable import Scoring

/// The table of people's words against ours, on files made by hand.
struct TrendsReportTests {
  /// Three series of which everybody says the same: up, down and neither.
  private static let series = """
    {"id": "up", "series": [5, 14, 22, 35, 41, 52, 60, 71, 80, 92, 95, 99], "phrases": ["rises"]}
    {"id": "down", "series": [99, 95, 92, 80, 71, 60, 52, 41, 35, 22, 14, 5], "phrases": ["falls"]}
    {"id": "flat", "series": [50, 52, 49, 51, 50, 52, 49, 51, 50, 49, 52, 50], "phrases": ["flat"]}

    """

  private static let labels = """
    {
      "whole": [["up", 0, "up"], ["down", 0, "down"], ["flat", 0, "flat"]],
      "located": [["up", 0, "up", "end"]],
      "peak": [["up", 0, "end"]],
      "trough": [["down", 0, "end"]]
    }
    """

  private func report(_ series: String, _ labels: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["series.jsonl", "labels.json"].map { folder.appending(path: $0) }
    for (path, text) in zip(paths, [series, labels]) {
      try Data(text.utf8).write(to: path)
    }
    return try Score.trends.run(paths.map(\.path))
  }

  @Test func `three series with labels make the table that can be counted by hand`() throws {
    let report = try report(Self.series, Self.labels)
    let lines = report.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Whole series") == true)
    #expect(report.contains("agreement, a slight change taken as flat: \(Agreement.share(3, 3))"))
    #expect(report.contains("opposite: 0"))
    let rows = lines.dropFirst(2).prefix(3).map { $0.split(separator: " ").map(String.init) }
    #expect(rows.map(\.first) == ["down", "flat", "up"])
    #expect(rows.allSatisfy { $0.dropFirst().filter { $0 == "1" }.count == 1 })
  }

  @Test func `what everybody sees otherwise is counted as opposite, with its id`() throws {
    let labels = Self.labels.replacing("[\"up\", 0, \"up\"], ", with: "[\"up\", 0, \"down\"], ")
    let report = try report(Self.series, labels)
    #expect(report.contains("opposite: 1\n  up"))
    #expect(report.contains("agreement, a slight change taken as flat: \(Agreement.share(2, 3))"))
  }

  @Test(arguments: [
    ("", ""), ("not JSON\n", "{}"), ("{\"id\": 3}\n", "{}"), ("[]\n", "{}"),
    ("{\"id\": \"a\", \"series\": \"b\"}\n", "{}"), (series, ""), (series, "[1, 2]"),
    (series, "{\"whole\": 3}"), (series, "{\"whole\": [[\"nobody\", 0, \"up\"]]}"),
    (series, "{\"whole\": [[\"up\"]]}"), (series, "{\"whole\": [[\"up\", \"0\", \"up\"]]}"),
    (series, "{\"whole\": [[\"up\", 0, \"sideways\"]]}"), (series, "\u{0}"),
  ])
  func `a hostile file is one sentence`(series: String, labels: String) throws {
    do {
      _ = try report(series, labels)
      Issue.record("no fault was found in \(labels)")
    } catch let fault as ScoringFault {
      #expect(!fault.description.contains("\n") && fault.description.count > 10)
      #expect(fault.description.contains("found") || fault.description.contains("cannot"))
    }
  }

  @Test(arguments: [0, 1, 3])
  func `another number of files is one sentence`(count: Int) {
    #expect(throws: ScoringFault.self) {
      try Score.trends.run([String](repeating: "/nowhere", count: count))
    }
  }

  @Test func `a file that is not there is one sentence with its name`() {
    do throws(ScoringFault) {
      _ = try Score.trends.run(["/nowhere/a.jsonl", "/nowhere/b.json"])
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description == "/nowhere/a.jsonl: the file cannot be read")
    }
  }
}
