import Foundation

/// Where benchmarks run, and what was built; what cannot be found out is "unknown".
struct Machine: Encodable, CustomStringConvertible {
  /// The processor's model.
  let processor: String

  /// How many cores the process may use.
  let cores: Int

  /// The toolchain on the path, which is taken to be the one that built the program.
  let swift: String

  /// The commit of the working folder, with a mark where files differ from it.
  let commit: String

  /// Whether the program was built to be measured.
  let isOptimised: Bool

  /// This machine.
  static var current: Machine {
    let swift = output(of: ["swift", "--version"])?.split(separator: "\n").first
    return Machine(
      processor: processorModel ?? "unknown",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      swift: swift.map(String.init) ?? "unknown",
      commit: output(of: ["git", "describe", "--always", "--dirty"]) ?? "unknown",
      isOptimised: isBuiltForRelease
    )
  }

  /// All of it on one line.
  var description: String {
    let build = isOptimised ? "release" : "debug: times mean little"
    return "\(processor), \(cores) cores; \(swift); commit \(commit); \(build)"
  }

  private static var isBuiltForRelease: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  private static var processorModel: String? {
    let information = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = information?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  /// What a program writes, without blanks around it; `nil` when it cannot be run or fails.
  private static func output(of command: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !text.isEmpty ? text : nil
  }
}
