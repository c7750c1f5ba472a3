import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The paths of files that are half-written, kept where a signal handler can read them.
///
/// A slot holds the address of a path in C's form, or 0. Whoever takes an address out of its slot
/// owns it: so a handler never reads a path that was freed under it.
struct UnfinishedFiles: ~Copyable, Sendable {
  /// Those of this process.
  static let all = UnfinishedFiles()

  private let first = Atomic<UInt>(0)
  private let second = Atomic<UInt>(0)
  private let third = Atomic<UInt>(0)
  private let fourth = Atomic<UInt>(0)

  /// One path that is kept in mind.
  struct Entry: Sendable {
    fileprivate let address: UInt

    /// Forgets the path.
    func withdraw() {
      guard UnfinishedFiles.all.exchange(address, for: 0) else { return }
      free(UnsafeMutableRawPointer(bitPattern: address))
    }
  }

  /// Keeps a path in mind; `nil` if there are four already.
  func enter(_ path: String) -> Entry? {
    guard let copy = strdup(path) else { return nil }
    let address = UInt(bitPattern: copy)
    if exchange(0, for: address) { return Entry(address: address) }
    free(copy)
    return nil
  }

  /// Removes every file that is kept in mind.
  ///
  /// Safe within a signal handler; the memory of the paths is left to the end of the process.
  func removeAll() {
    remove(first.exchange(0, ordering: .acquiringAndReleasing))
    remove(second.exchange(0, ordering: .acquiringAndReleasing))
    remove(third.exchange(0, ordering: .acquiringAndReleasing))
    remove(fourth.exchange(0, ordering: .acquiringAndReleasing))
  }

  private func remove(_ address: UInt) {
    guard let path = UnsafePointer<CChar>(bitPattern: address) else { return }
    unlink(path)
  }

  /// Puts a value into one slot that holds another; `false` if none holds it.
  private func exchange(_ expected: UInt, for desired: UInt) -> Bool {
    isExchanged(first, expected, desired) || isExchanged(second, expected, desired)
      || isExchanged(third, expected, desired) || isExchanged(fourth, expected, desired)
  }

  private func isExchanged(
    _ slot: borrowing Atomic<UInt>,
    _ expected: UInt,
    _ desired: UInt
  ) -> Bool {
    slot.compareExchange(
      expected: expected,
      desired: desired,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}
