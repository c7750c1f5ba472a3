import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Interruption {
  /// Something that is to be faded out before the process ends.
  ///
  /// The signal's handler only notes its number; a task that looks every few milliseconds calls what
  /// fades, and ``end()`` ends the process once that is done.
  struct Fading {
    private let task: Task<Void, Never>

    fileprivate init(_ fade: @escaping @Sendable () -> Void) {
      Noted.isFading.store(true, ordering: .relaxed)
      task = Task.detached(priority: .high) {
        while !Task.isCancelled, Noted.signal.load(ordering: .relaxed) == 0 {
          try? await Task.sleep(nanoseconds: 5_000_000)
        }
        if Noted.signal.load(ordering: .relaxed) != 0 { fade() }
      }
    }

    /// Says that nothing plays any more; ends the process if it was interrupted meanwhile.
    func end() {
      task.cancel()
      Noted.isFading.store(false, ordering: .relaxed)
      let number = Noted.signal.load(ordering: .relaxed)
      if number != 0 { _exit(128 + number) }
    }
  }

  /// Has an interruption call `fade`, which must return at once, instead of ending the process.
  static func fading(_ fade: @escaping @Sendable () -> Void) -> Fading {
    Fading(fade)
  }

  /// Makes what the handler touches, which must not be the first to ask for it.
  static func makeNotes() {
    Noted.isFading.store(false, ordering: .relaxed)
    Noted.signal.store(0, ordering: .relaxed)
  }

  /// Notes a signal for what fades; false if nothing does, or if one is noted already: a device that
  /// hangs does not keep whoever asks twice.
  static func note(_ number: Int32) -> Bool {
    guard Noted.isFading.load(ordering: .relaxed) else { return false }
    return Noted.signal.exchange(number, ordering: .relaxed) == 0
  }

  /// What the signal's handler and the rest of the program tell each other.
  private enum Noted {
    static let isFading = Atomic(false)
    static let signal = Atomic<Int32>(0)
  }
}
