/// Somewhere that bytes can be read from.
package protocol ByteInput: Sendable {
  /// All the bytes up to the end; `name` is what the person calls the input.
  func readAll(shownAs name: String) throws(InputFault) -> [UInt8]
}

extension CommandContext {
  /// The whole of what a person named: a file by its path, or standard input by `-`.
  package func read(_ operand: String) throws(CommandFailure) -> [UInt8] {
    do throws(InputFault) {
      if operand == "-" { return try input.readAll(shownAs: InputFault.standardInput) }
      return try InputFile(shownAs: operand, at: resolve(operand)).read()
    } catch {
      throw .input(error)
    }
  }

  /// The name by which messages call an input that a person named.
  package static func source(_ operand: String) -> String {
    operand == "-" ? InputFault.standardInput : operand
  }
}
