#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program run with given bytes on standard input, for its standard output.
enum ChildProcess {
  /// Where this process's own program is.
  static var ownProgram: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    CommandLine.arguments.first ?? ""
    #endif
  }

  /// All that a program prints; nil if it cannot be started or talked to.
  ///
  /// Standard error stays that of this process. The status does not count: what was printed tells.
  static func output(_ program: String, _ arguments: [String], input: [UInt8]) -> [UInt8]? {
    guard let (own, other) = socketPair() else { return nil }
    defer { close(own) }
    guard let child = start(program, arguments, talkingTo: other) else {
      close(other)
      return nil
    }
    close(other)
    defer { wait(for: child) }
    guard send(input, to: own) else { return nil }
    shutdown(own, Int32(SHUT_WR))
    return readAll(own)
  }

  /// All of this process's standard input.
  static func standardInput() -> [UInt8] { readAll(STDIN_FILENO) ?? [] }

  /// Writes all the bytes to standard output; whether that went well.
  static func writeOutput(_ bytes: [UInt8]) -> Bool {
    transfer(bytes) { write(STDOUT_FILENO, $0, $1) }
  }

  // MARK: Descriptors

  /// Two ends that talk to each other, neither kept open by children.
  private static func socketPair() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #if !os(Linux)
    for end in ends {
      var yes: Int32 = 1
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    #endif
    return (ends[0], ends[1])
  }

  /// Sends all the bytes; a child that has ended is a failure, not a signal.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    #if os(Linux)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    return transfer(bytes) { systemSend(descriptor, $0, $1, flags) }
  }

  private static func transfer(
    _ bytes: [UInt8],
    _ call: (UnsafeRawPointer, Int) -> Int
  ) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count, let base = buffer.baseAddress {
        let count = call(base + sent, buffer.count - sent)
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
  }

  // MARK: The child

  private static func start(
    _ program: String,
    _ arguments: [String],
    talkingTo descriptor: Int32
  ) -> pid_t? {
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    #else
    var actions: posix_spawn_file_actions_t?
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, program, &actions, nil, &words, environ)
    return status == 0 ? child : nil
  }

  private static func wait(for child: pid_t) {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}

/// The system's `send`, under a name that a method `send` does not hide.
private func systemSend(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer,
  _ count: Int,
  _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
