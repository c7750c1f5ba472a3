public import Foundation

extension Tool {
  /// A program that this package has built, by its name; nil if it is not there.
  public init?(beside name: String) {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    let path = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: name).path
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    self.init(at: path)
  }

  /// Runs the tool with text on standard input and some variables changed: its status, the bytes that it
  /// prints, and its errors.
  public func bytes(
    _ arguments: [String],
    input: some DataProtocol,
    _ variables: [String: String]
  ) throws -> (status: Int32, bytes: [UInt8], errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let (sent, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = sent
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try sent.fileHandleForWriting.write(contentsOf: input)
    try sent.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, Array(printed), String(decoding: told, as: UTF8.self))
  }

  /// Runs the tool as above with text on standard input.
  public func bytes(
    _ arguments: [String],
    input: String,
    _ variables: [String: String]
  ) throws -> (status: Int32, bytes: [UInt8], errors: String) {
    try bytes(arguments, input: Data(input.utf8), variables)
  }
}
