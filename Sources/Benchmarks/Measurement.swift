/// How long one piece of work took, over several runs.
struct Measurement: Encodable {
  /// The benchmark's name: `module/subject/case`.
  let name: String

  /// How many rows it went through.
  let rows: Int

  /// Seconds of the fastest run.
  let minimum: Double

  /// Seconds of the run in the middle.
  let median: Double

  /// How often it ran.
  let runs: Int

  /// What one run returned: it keeps the work from being left out as useless, and differs between
  /// two builds that did not do the same.
  let result: Int

  /// Nanoseconds a row of the fastest run, which other work on the machine disturbed least.
  var nanosecondsPerRow: Double { minimum * 1e9 / Double(rows) }
}

extension Measurement {
  /// Runs work as often as `effort` says; throws what the work throws.
  init(_ name: String, rows: Int, effort: Effort, _ work: () throws -> Int) rethrows {
    let clock = ContinuousClock()
    var seconds: [Double] = []
    var result = 0
    repeat {
      let start = clock.now
      result = try work()
      seconds.append((clock.now - start) / .seconds(1))
    } while !effort.isSpent(by: seconds)
    seconds.sort()
    self.name = name
    self.rows = rows
    self.result = result
    runs = seconds.count
    minimum = seconds[0]
    median = seconds[seconds.count / 2]
  }
}

/// How often work is run.
enum Effort {
  /// Three to fifty times, until a fifth of a second is spent.
  case thorough

  /// Once: shows that it runs, not how fast.
  case once

  /// Whether these runs are enough.
  func isSpent(by seconds: [Double]) -> Bool {
    switch self {
    case .once: true
    case .thorough: seconds.count >= 50 || seconds.count >= 3 && seconds.reduce(0, +) >= 0.2
    }
  }
}
