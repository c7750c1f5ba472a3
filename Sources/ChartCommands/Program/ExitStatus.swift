/// How a run of the program ended, as the number that the caller's shell sees.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The work was done, whether or not whoever reads stayed to the end.
  case done = 0

  /// The input could not be read, or was read with loss under `--strict`.
  case inputAtFault = 1

  /// The command line was not understood.
  case commandLineAtFault = 2

  /// A device or an output could not be written.
  case outputFailed = 3

  /// A check or a verification found a fault.
  case checkFailed = 4

  /// What the status means, for help and manual.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .inputAtFault: "the input was at fault"
    case .commandLineAtFault: "the command line was at fault"
    case .outputFailed: "a device or an output failed"
    case .checkFailed: "a check or a verification found a fault"
    }
  }
}
