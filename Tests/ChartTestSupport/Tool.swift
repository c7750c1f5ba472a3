import Foundation

/// A program of the system that judges what ours prints.
public struct Tool: Sendable {
  /// Where it is.
  public let path: String

  /// Finds a tool on the search path, or gives `nil`.
  public init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin"]
    let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
  }

  /// A tool at a path.
  public init(at path: String) {
    self.path = path
  }

  /// Whether a tool is there.
  public static func isPresent(_ name: String) -> Bool {
    Tool(name) != nil
  }

  /// Runs the tool without standard input, in a folder and with variables of its own if they are given:
  /// the exit status and everything printed.
  public func run(
    _ arguments: [String],
    in folder: String? = nil,
    environment: [String: String]? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self),
      String(decoding: told, as: UTF8.self)
    )
  }
}
