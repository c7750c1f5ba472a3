#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// The compiler runs this program to expand `#Preview`, which expands to nothing: a preview is for the
// eyes of those who write a program. The compiler has checked its views before it asks.
//
// Messages are JSON behind their length as eight bytes, least first; a length of zero is the end. The
// compiler's side is lib/ASTGen/Sources/SwiftASTGen/PluginHost.swift of Swift 6.

/// So many bytes from standard input; `nil` where it ends before.
func readBytes(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let got = bytes.withUnsafeMutableBytes { buffer in
      read(STDIN_FILENO, buffer.baseAddress.map { $0 + filled }, count - filled)
    }
    if got <= 0 { return nil }
    filled += got
  }
  return bytes
}

/// Writes a message to standard output; says whether all of it could be.
func send(_ message: String) -> Bool {
  let body = Array(message.utf8)
  let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
  var rest = (length + body)[...]
  while !rest.isEmpty {
    let sent = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if sent <= 0 { return false }
    rest = rest.dropFirst(sent)
  }
  return true
}

/// The answer to a message.
func answer(to message: String) -> String {
  if message.hasPrefix("{\"getCapability\"") {
    return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
  }
  return #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
}

while let header = readBytes(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard length > 0, let body = readBytes(length) else { break }
  if !send(answer(to: String(decoding: body, as: UTF8.self))) { break }
}
