import ChartSpeech

extension Program {
  /// Runs the program on this process's own arguments, streams and clock.
  ///
  /// Call it once, first thing in `main`: it also says what the process does on signals.
  package func runProcess() -> Int32 {
    Interruption.install()
    return run(Array(CommandLine.arguments.dropFirst()), in: .process).rawValue
  }
}

/// Runs `chartvoice` on this process's arguments and gives the exit status that `main` must return.
///
/// `main` is no more than `exit(runChartVoice())`.
public func runChartVoice() -> Int32 {
  if let status = ChildSpeech.answer(Array(CommandLine.arguments.dropFirst())) { return status }
  return Program.chartVoice.runProcess()
}
