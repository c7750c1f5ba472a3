import ChartCommands
import ChartTestSupport
import Foundation
import Testing

/// A reader that stops early is no fault, and the status of a check stays the check's.
struct ClosedPipeTests {
  /// What a run says when nobody reads it: its status, and its words on standard error.
  private func unread(
    _ words: [String],
    in folder: String
  ) throws -> (status: Int32, errors: String) {
    let tool = try #require(Tool(beside: "chartvoice"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, String(decoding: told, as: UTF8.self))
  }

  @Test(
    arguments: [
      (["describe", "t.csv"], 0), (["tree", "t.csv"], 0), (["svg", "t.csv"], 0), (["manual"], 0),
      (["locales", "check"], 4), (["locales", "check", "--format", "json"], 4),
      (["locales", "check", "--fail-on", "never"], 0), (["verify", "t.csv", "false.txt"], 4),
      (["verify", "t.csv", "true.txt"], 0),
    ] as [([String], Int32)]
  )
  func `whether anybody reads the result changes nothing of what a run says or of its status`(
    words: [String],
    status: Int32
  ) throws {
    let folder = try LocalesFolder().scratch
    try folder.write("day,sales\n2024-01-01,3\n2024-01-02,4\n2024-01-03,8\n", to: "t.csv")
    try folder.write("The highest is 8.", to: "true.txt")
    try folder.write("The highest is 9.", to: "false.txt")
    let unread = try unread(words, in: folder.path)
    let read = run(words, of: .chartVoice, in: folder.path)
    #expect(unread.status == status)
    #expect(read.status.rawValue == status, "\(read.output)")
    #expect(!read.output.isEmpty)
    #expect(unread.errors == read.errors)
  }
}
