/// Why a command made nothing: facts only, worded in `Wording`.
package enum CommandFailure: Error, Sendable, Equatable {
  /// The command line was not understood.
  case commandLine(CommandLineMistake)

  /// The input could not be read.
  case input(InputFault)

  /// The result could not be written.
  case output(OutputFault)

  /// A check forbids the work; one sentence, without a full stop.
  case refused(String)

  /// Speech, or the sound device, failed; one sentence, without a full stop.
  case device(String)

  /// The status with which the program ends.
  package var status: ExitStatus {
    switch self {
    case .commandLine: .commandLineAtFault
    case .input: .inputAtFault
    case .output, .device: .outputFailed
    case .refused: .checkFailed
    }
  }
}
