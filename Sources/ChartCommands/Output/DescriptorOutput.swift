#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An output that the system knows by number: a stream of this process or an open file.
package struct DescriptorOutput: ByteOutput {
  private let descriptor: Int32
  private let name: String

  /// Makes an output over an open descriptor, which stays the caller's to close.
  package init(descriptor: Int32, shownAs name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Whether a person sees the bytes as they come.
  package var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// Writes all the bytes, waiting where the other side is slow.
  package func write(_ bytes: [UInt8]) throws(OutputFault) {
    let isWritten = bytes.withUnsafeBytes { writeAll($0) }
    if !isWritten { throw .latest(name) }
  }

  /// Whether all was written; if not, the system's error number says why.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// The system's `write`, under a name that a method `write` does not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
