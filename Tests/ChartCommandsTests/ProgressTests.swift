import ChartCommands
import Synchronization
import Testing

struct ProgressTests {
  /// What is told while work that reports every second runs for some seconds.
  private func told(
    seconds: Int,
    isTerminal: Bool = true,
    words: [String] = [],
    total: Int? = 10_000_000
  ) throws -> String {
    let record = Record()
    let clock = Clock()
    let context = CommandContext(
      input: MemoryInput(),
      output: MemoryOutput(record: Record()),
      errorOutput: MemoryOutput(isTerminal: isTerminal, record: record),
      workingFolder: "",
      environment: { _ in nil },
      clock: { clock.now }
    )
    let request = try Sample.program.request(from: ["svg", "f"] + words)
    guard case .command(_, let parsed) = request else { return "" }
    var progress = Progress(in: context, options: parsed.options)
    for second in 1...seconds {
      clock.advance()
      progress.report(rowsRead: second * 100_000, of: total)
    }
    return record.text
  }

  @Test func `whole lines come after 5, 10, 20 and 40 seconds`() throws {
    #expect(
      try told(seconds: 45) == """
        0.5 of 10 million rows read
        1 of 10 million rows read
        2 of 10 million rows read
        4 of 10 million rows read

        """
    )
    #expect(try told(seconds: 4) == "")
  }

  @Test func `a pipe hears nothing, and neither does who asked for quiet`() throws {
    #expect(try told(seconds: 45, isTerminal: false) == "")
    #expect(try told(seconds: 45, words: ["--quiet"]) == "")
  }

  @Test func `without a total the rows alone are told`() throws {
    #expect(try told(seconds: 5, total: nil) == "500,000 rows read\n")
    #expect(try told(seconds: 5, total: 900_000) == "500,000 of 900,000 rows read\n")
  }
}

/// Seconds that pass when they are told to.
private final class Clock: Sendable {
  private let seconds = Mutex(1000.0)

  var now: Double { seconds.withLock { $0 } }

  func advance() { seconds.withLock { $0 += 1 } }
}
