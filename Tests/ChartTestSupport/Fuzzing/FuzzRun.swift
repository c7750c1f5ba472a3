import Foundation
import Synchronization

/// Tries mutated inputs of one family for a time, and keeps those that break a law.
///
/// Off unless `CHARTVOICE_FUZZ_SECONDS` says for how long; `CHARTVOICE_FUZZ_SEED` chooses other inputs,
/// `CHARTVOICE_FUZZ_FOLDER` where they are left. The input that is tried next is written to
/// `<family>.input` there before it is tried, so that a crash leaves it behind.
public struct FuzzRun {
  /// What came of one input.
  public struct Verdict {
    /// In what way it was taken or refused: inputs of ways not met before are built upon.
    public var way: String
    /// The laws that it broke, each as a sentence.
    public var breaches: [String]

    /// Makes a verdict.
    public init(way: String, breaches: [String] = []) {
      self.way = way
      self.breaches = breaches
    }
  }

  /// For how long a family is tried; nil if not at all.
  public static let seconds = ProcessInfo.processInfo.environment["CHARTVOICE_FUZZ_SECONDS"]
    .flatMap(Double.init)
  /// Why nothing was tried.
  public static let absence = "off; CHARTVOICE_FUZZ_SECONDS says for how long a family is tried"
  /// How long an input may keep the processor before it counts as slow, in seconds.
  static let slow = 1.0
  /// The most ways whose smallest inputs are left.
  private static let maximumWayCount = 40

  private let family: String
  private let folder: URL
  private let current: Int32
  private var mutator: InputMutator
  private var smallest: [String: [UInt8]] = [:]
  private var broken: [String: [UInt8]] = [:]
  private var count = 0
  private var slowest = 0.0

  /// Opens a run of a family of inputs.
  public init(of family: String, corpus: [[UInt8]], words: [String]) throws {
    let variables = ProcessInfo.processInfo.environment
    self.family = family
    let root = variables["CHARTVOICE_FUZZ_FOLDER"].map { URL(fileURLWithPath: $0) }
    folder = (root ?? FileManager.default.temporaryDirectory.appending(path: "chartvoice-fuzz"))
      .appending(path: family)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    current = open(folder.appending(path: "\(family).input").path, O_RDWR | O_CREAT, 0o644)
    let seed = variables["CHARTVOICE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    mutator = InputMutator(seed: seed, corpus: corpus, words: words)
  }

  /// Tries inputs until the time is over; gives a line for each law that was broken, with its input's file.
  public mutating func run(_ attempt: ([UInt8]) throws -> Verdict) rethrows -> [String] {
    let watch = FuzzWatch(family)
    defer {
      watch.end()
      close(current)
    }
    let end = Date.now.addingTimeInterval(Self.seconds ?? 0)
    while Date.now < end {
      let input = mutator.next()
      let verdict = try measured(input, watch, attempt)
      count += 1
      if smallest[verdict.way] == nil { mutator.keep(input) }
      if input.count < smallest[verdict.way]?.count ?? .max { smallest[verdict.way] = input }
      for breach in verdict.breaches {
        let kind = String(breach.prefix { $0 != ":" })
        if input.count < broken[kind]?.count ?? .max { broken[kind] = input }
      }
    }
    return try summary(watch, attempt)
  }

  private mutating func measured(
    _ input: [UInt8],
    _ watch: FuzzWatch,
    _ attempt: ([UInt8]) throws -> Verdict
  ) rethrows -> Verdict {
    input.withUnsafeBytes { _ = pwrite(current, $0.baseAddress, $0.count, 0) }
    ftruncate(current, off_t(input.count))
    watch.start()
    let start = Self.processorTime
    var verdict = try attempt(input)
    let time = Self.processorTime - start
    slowest = max(slowest, time)
    if time > Self.slow {
      verdict.breaches.append("slow: \(time) s for \(input.count) bytes")
      print("\(family): \(time) s for \(input.count) bytes")
    }
    return verdict
  }

  /// What this thread has had of the processor, in seconds: others may be at work beside it.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes the smallest input of each way and of each breach, made smaller still.
  private mutating func summary(
    _ watch: FuzzWatch,
    _ attempt: ([UInt8]) throws -> Verdict
  ) rethrows -> [String] {
    print("\(family): \(count) inputs, \(smallest.count) ways, slowest \(slowest) s")
    let short = smallest.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
    for (way, input) in short.prefix(Self.maximumWayCount) {
      let small = try InputShrinker(input).smaller(within: 0.3) { bytes in
        watch.start()
        return try attempt(bytes).way == way
      }
      _ = try? write(small, "way", way)
    }
    var lines: [String] = []
    for (kind, input) in broken.sorted(by: { $0.key < $1.key }) {
      let small = try InputShrinker(input).smaller(within: kind == "slow" ? 0 : 5) { bytes in
        watch.start()
        return try attempt(bytes).breaches.contains { $0.hasPrefix("\(kind):") }
      }
      let path = try? write(small, "breach", kind)
      let breach = try attempt(small).breaches.first { $0.hasPrefix(kind) }
      lines.append("\(breach ?? kind) (\(path ?? ""))")
    }
    return lines
  }

  private func write(_ bytes: [UInt8], _ kind: String, _ name: String) throws -> String {
    let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(90))
    let hash = name.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0xFFFF }
    let url = folder.appending(path: "\(kind)-\(word)-\(String(hash, radix: 16))")
    try Data(bytes).write(to: url)
    return url.path
  }
}

/// Ends the program where an input takes for ever; its file stays.
private final class FuzzWatch: Sendable {
  private static let patience = 60.0
  private let started = Mutex<Date?>(nil)

  init(_ family: String) {
    Thread.detachNewThread { [weak self] in
      while let self {
        let started = self.started.withLock { $0 }
        if let started {
          if started == .distantFuture { return }
          if Date.now.timeIntervalSince(started) > Self.patience {
            print("\(family): an input takes for ever")
            abort()
          }
        }
        Thread.sleep(forTimeInterval: 1)
      }
    }
  }

  func start() { started.withLock { $0 = .now } }

  func end() { started.withLock { $0 = .distantFuture } }
}
