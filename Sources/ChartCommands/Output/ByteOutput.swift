/// Somewhere that bytes can be written to.
package protocol ByteOutput: Sendable {
  /// Whether a person sees the bytes as they come.
  var isTerminal: Bool { get }

  /// Writes all the bytes, in order, or throws what hindered it.
  func write(_ bytes: [UInt8]) throws(OutputFault)
}
