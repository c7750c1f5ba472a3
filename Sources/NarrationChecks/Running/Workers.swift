import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Threads of the system for work in parts that do not wait for each other.
package enum Workers {
  /// How many processors can work, at least one.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What work gives for each index below `count`, in the order of the indices.
  ///
  /// Indices are taken in order by at most `threads` threads, of which the caller's is one; where the system
  /// gives no other, it does all. Returns when all is done.
  package static func results<Result: Sendable>(
    of count: Int,
    threads: Int = processors,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let pile = Pile(count: count, work)
    let others = (1..<max(1, min(threads, count))).compactMap { _ in Thread { pile.run() } }
    pile.run()
    for thread in others { thread.join() }
    return pile.results
  }
}

/// Work that threads take from, part by part, with what was done.
private final class Pile<Result: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let next = Atomic(0)
  private let done = Mutex<[Int: Result]>([:])

  init(count: Int, _ work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
  }

  func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      done.withLock { $0[index] = result }
    }
  }

  var results: [Result] {
    done.withLock { done in (0..<count).compactMap { done[$0] } }
  }
}

/// One thread of the system, from its start to its end.
private struct Thread {
  #if canImport(Darwin)
  private typealias Handle = pthread_t?
  #else
  private typealias Handle = pthread_t
  #endif

  /// What a thread gets through the C interface.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private var handle: Handle

  /// Starts work; nil where the system gives no thread.
  init?(_ run: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
    handle = nil
    #else
    handle = 0
    #endif
    let work = Unmanaged.passRetained(Work(run))
    guard pthread_create(&handle, nil, { Thread.run($0) }, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work else { return nil }
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }

  /// Waits for the end.
  func join() {
    #if canImport(Darwin)
    guard let handle else { return }
    #endif
    pthread_join(handle, nil)
  }
}
