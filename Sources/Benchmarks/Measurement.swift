#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long one piece of work took, over several runs.
struct Measurement {
  /// `module/subject/case`, the last with its number of rows.
  let name: String

  /// How many rows it went through.
  let rows: Int

  /// Seconds of each run, ascending.
  let seconds: [Double]

  var minimum: Double { seconds.first ?? .nan }

  var median: Double { seconds.isEmpty ? .nan : seconds[seconds.count / 2] }

  /// Nanoseconds a row, by the fastest run: what proportion shows best.
  var nanosecondsPerRow: Double { minimum * 1e9 / Double(rows) }

  /// Runs work until it has taken a fifth of a second, at least three and at most fifty times.
  init(_ name: String, rows: Int, _ work: () -> Int) {
    var runs: [Double] = []
    var spent = 0.0
    while runs.count < 3 || (spent < 0.2 && runs.count < 50) {
      let start = Self.now()
      sink &+= work()
      let elapsed = Self.now() - start
      runs.append(elapsed)
      spent += elapsed
    }
    self.name = name
    self.rows = rows
    seconds = runs.sorted()
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Takes what work returns, so that the compiler cannot leave the work out.
nonisolated(unsafe) private var sink = 0
