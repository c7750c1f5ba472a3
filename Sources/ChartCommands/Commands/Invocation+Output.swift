#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Invocation {
  /// Throws if the result would take the place of a file that it is made from, by whatever name.
  func checkOutput(in context: CommandContext) throws(CommandFailure) {
    guard let output = options[OutputOptions.output], output != "-",
      let target = FileIdentity(at: context.resolve(output))
    else { return }
    for (index, operand) in operands.enumerated() where operand != "-" {
      let declared = command.operands[min(index, command.operands.count - 1)]
      guard declared.kind == .file else { continue }
      if FileIdentity(at: context.resolve(operand)) == target {
        throw .commandLine(.outputIsInput(output))
      }
    }
  }
}

extension Invocation {
  /// Throws if two inputs are to be read from standard input, of which the second would find nothing.
  func checkInputs() throws(CommandFailure) {
    let operands = self.operands.enumerated().count { index, operand in
      let declared = command.operands[min(index, command.operands.count - 1)]
      return operand == "-" && declared.kind == .file
    }
    let labels = options.all(WordOptions.labels).count { $0 == "-" }
    if operands + labels > 1 { throw .commandLine(.standardInputTwice) }
  }
}

/// What the system knows a regular file by, whatever its names.
private struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
