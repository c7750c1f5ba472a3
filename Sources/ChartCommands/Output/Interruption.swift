#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What happens when a person or the system ends the program early.
///
/// A hang-up, an interrupt or a request to terminate removes the files that are half-written and
/// ends the process with status 128 and the signal's number: 129, 130 or 143. The handler touches
/// nothing but atomics, `unlink` and `_exit`, which POSIX allows there (2.4.3, async-signal-safe
/// functions).
package enum Interruption {
  /// The signals that end the program early.
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// Starts to watch for the signals, but for those that the caller had ignored (`nohup`).
  ///
  /// A closed pipe and a file past the allowed size then show as errors of `write` instead of
  /// killing the process.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Made here: the handler must not be the first to ask for it.
    UnfinishedFiles.all.removeAll()
    makeNotes()
    for number in signals {
      let earlier = signal(number, handle)
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Does something that no interruption of this thread can cut in two.
  static func postponed<Result>(_ body: () -> Result) -> Result {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for number in signals { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Has a file removed on interruption, until the entry is withdrawn.
  ///
  /// `nil` if as many files as can be kept in mind are being written already.
  static func enter(_ path: String) -> UnfinishedFiles.Entry? {
    UnfinishedFiles.all.enter(path)
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    if note(number) { return }
    UnfinishedFiles.all.removeAll()
    _exit(128 + number)
  }
}
