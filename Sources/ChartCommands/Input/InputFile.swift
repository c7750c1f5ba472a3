#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file to read, by the name that the person typed and the path that the system knows.
struct InputFile {
  private let name: String
  private let path: String

  /// Names a file.
  init(shownAs name: String, at path: String) {
    self.name = name
    self.path = path
  }

  /// All its bytes.
  func read() throws(InputFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .latest(name) }
    defer { close(descriptor) }
    return try DescriptorInput(descriptor: descriptor).readAll(shownAs: name)
  }
}

/// An input that the system knows by number: a stream of this process or an open file.
package struct DescriptorInput: ByteInput {
  private let descriptor: Int32

  /// Makes an input over an open descriptor, which stays the caller's to close.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// All the bytes up to the end, read into memory once where the length is known beforehand.
  package func readAll(shownAs name: String) throws(InputFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = expectedCount + 1
    while true {
      let count = try readBlock(of: room, onto: &bytes, name)
      if count == 0 { return bytes }
      room = max(room - count, 1 << 16)
    }
  }

  /// Reads up to `room` bytes onto the end; 0 at the end of the input.
  private func readBlock(
    of room: Int,
    onto bytes: inout [UInt8],
    _ name: String
  ) throws(InputFault) -> Int {
    var failure: InputFault?
    let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while true {
        let result = systemRead(descriptor, buffer)
        if result >= 0 {
          count = result
          return
        }
        if errno == EAGAIN || errno == EWOULDBLOCK {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          failure = .latest(name)
          return
        }
      }
    }
    if let failure { throw failure }
    if bytes.isEmpty { bytes = block } else { bytes += block }
    return block.count
  }

  /// How many bytes a regular file holds; 64 KiB for a stream.
  private var expectedCount: Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
    else { return 1 << 16 }
    return Int(status.st_size)
  }
}

extension InputFault {
  /// The fault that the system's latest error number tells of.
  fileprivate static func latest(_ name: String) -> InputFault {
    let number = errno
    let reason: Reason =
      switch number {
      case ENOENT: .notThere
      case EISDIR: .isFolder
      case ENOTDIR: .notAFolder
      case EACCES, EPERM: .notPermitted
      default: .system(number)
      }
    return InputFault(name, reason)
  }
}

/// The system's `read`, under a name that a method `read` does not hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
