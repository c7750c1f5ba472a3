import LocaleChecks

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension CommandContext {
  /// The streams, folder, environment and clock of this process.
  package static var process: CommandContext {
    CommandContext(
      input: DescriptorInput(descriptor: STDIN_FILENO),
      output: DescriptorOutput(descriptor: STDOUT_FILENO, shownAs: OutputFault.standardOutput),
      errorOutput: DescriptorOutput(descriptor: STDERR_FILENO, shownAs: OutputFault.standardError),
      workingFolder: currentFolder() ?? "",
      environment: { name in getenv(name).map { String(cString: $0) } },
      clock: monotonicSeconds,
      today: localDay
    )
  }

  private static func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  @Sendable
  private static func localDay() -> Day? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return nil }
    return Day(
      year: Int(parts.tm_year) + 1900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }

  @Sendable
  private static func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}
