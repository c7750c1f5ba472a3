import Foundation

/// The time of this thread's processor: other work on the machine hardly adds to it.
enum ThreadTime {
  /// The seconds that something takes.
  static func spent(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
