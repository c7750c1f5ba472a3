#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Program {
  /// Runs the program on this process's own arguments, streams and clock.
  ///
  /// Call it once, first thing in `main`. A closed pipe then shows as an error of `write` instead
  /// of killing the process, and an interruption removes whatever file is half-written.
  package func runProcess() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    Interruption.install()
    return run(Array(CommandLine.arguments.dropFirst()), in: .process).rawValue
  }
}

/// Runs `chartvoice` on this process's arguments and gives the exit status that `main` must return.
///
/// `main` is no more than `exit(runChartVoice())`.
public func runChartVoice() -> Int32 {
  Program.chartVoice.runProcess()
}
