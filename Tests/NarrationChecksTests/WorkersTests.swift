import NarrationChecks
import Synchronization
import Testing

/// Work on several threads gives what work on one gives.
struct WorkersTests {
  @Test(arguments: [0, 1, 2, 3, 8, 100])
  func `results stand in the order of the parts, each done once`(threads: Int) {
    let counts = Mutex<[Int: Int]>([:])
    let results = Workers.results(of: 50, threads: threads) { index in
      counts.withLock { $0[index, default: 0] += 1 }
      return index * index
    }
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(counts.withLock { $0.values.allSatisfy { $0 == 1 } && $0.count == 50 })
    #expect(Workers.processors >= 1)
  }

  @Test func `no parts give no results`() {
    #expect(Workers.results(of: 0) { $0 } == [])
  }

  @Test func `parts are done side by side where there are threads`() {
    // Each part waits until the other has come: one thread would wait for ever.
    let met = Mutex(0)
    let results = Workers.results(of: 2, threads: 2) { _ in
      met.withLock { $0 += 1 }
      while met.withLock({ $0 }) < 2 {}
      return true
    }
    #expect(results == [true, true])
  }
}
