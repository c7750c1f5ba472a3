package import LocaleChecks

/// All that a command may touch of the world: streams, folder, environment and clock come in here,
/// so that a command runs in a test as it runs in a process.
package struct CommandContext: Sendable {
  /// Where `-` reads from.
  package var input: any ByteInput

  /// Where results go.
  package var output: any ByteOutput

  /// Where everything else goes, after the result.
  package var errorOutput: any ByteOutput

  /// The absolute path from which relative paths start; empty when the process has none.
  package var workingFolder: String

  /// The value of an environment variable, or `nil`.
  package var environment: @Sendable (String) -> String?

  /// Seconds since some fixed moment; never goes back.
  package var clock: @Sendable () -> Double

  /// The day of today where the person is; nil if the system does not know it.
  package var today: @Sendable () -> Day?

  /// Makes a context.
  package init(
    input: any ByteInput,
    output: any ByteOutput,
    errorOutput: any ByteOutput,
    workingFolder: String,
    environment: @escaping @Sendable (String) -> String?,
    clock: @escaping @Sendable () -> Double,
    today: @escaping @Sendable () -> Day? = { nil }
  ) {
    self.input = input
    self.output = output
    self.errorOutput = errorOutput
    self.workingFolder = workingFolder
    self.environment = environment
    self.clock = clock
    self.today = today
  }

  /// The path by which the system finds what a person named.
  package func resolve(_ path: String) -> String {
    if path.hasPrefix("/") || workingFolder.isEmpty { return path }
    return "\(workingFolder)/\(path)"
  }

  /// Writes one line to standard error.
  ///
  /// Trouble there is passed over: nowhere is left to tell it.
  package func tell(_ line: String) {
    try? errorOutput.write(Array("\(line)\n".utf8))
  }
}
