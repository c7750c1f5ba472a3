import ChartTestSupport
import Foundation
import Testing

/// The program as it was built, with a folder of its own for what it reads and writes.
struct BuiltProgram {
  let folder: ScratchFolder

  /// A table of six days.
  let table: String

  private let tool: Tool

  init() throws {
    folder = try ScratchFolder()
    table = try folder.write(Self.days, to: "days.csv")
    tool = try #require(Tool(beside: "chartvoice"))
  }

  /// The text of the table.
  static let days = """
    day,sales
    2022-06-01,137
    2022-06-02,123
    2022-06-03,146
    2022-06-04,214
    2022-06-05,250
    2022-06-06,146

    """

  /// Runs the program, some variables changed: its status, what it prints, and its errors.
  func run(
    _ words: String...,
    variables: [String: String] = [:]
  ) throws -> (status: Int32, bytes: [UInt8], errors: String) {
    try tool.bytes(words, input: "", variables)
  }

  /// The same with words that are put together.
  func run(_ words: [String]) throws -> (status: Int32, bytes: [UInt8], errors: String) {
    try tool.bytes(words, input: "", [:])
  }

  /// Where a file of the folder is.
  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// The bytes of a file of the folder.
  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// What the folder holds beside the table.
  var made: [String] {
    get throws { try folder.names.filter { $0 != "days.csv" } }
  }

  /// Starts the program, some variables changed, and lets it run; nobody reads what it prints.
  func started(_ words: [String], variables: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // The threads that tests run on take no signals, and a child has what its parent's thread had.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return process
  }

  /// Waits for a process that was started here: its status, or `nil` if it did not end by itself within
  /// 10 s and was killed.
  static func status(of process: Process) -> Int32? {
    for _ in 0..<1_000 where process.isRunning { Thread.sleep(forTimeInterval: 0.01) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
