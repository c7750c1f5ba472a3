import Testing

@testable import Benchmarks

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How the work for the facts of a chart grows with its rows: in proportion, or little faster.
///
/// Work is the processor's time of this thread alone, the least of three runs, and only two of them are
/// compared: no time is asserted. Eight times the rows are 8 times the work where it is in proportion and
/// about 11 where rows are sorted; of anything quadratic they are 64 times.
struct GrowthTests {
  private static let few = 2_000
  private static let times = 8
  private static let most = 24.0

  @Test(arguments: ChartKind.all.map(\.name))
  func `eight times the rows are less than 24 times the work`(_ name: String) throws {
    let kind = try #require(ChartKind.all.first { $0.name == name })
    let small = try kind.facts(of: kind.chart(Inputs(rows: Self.few)))
    let large = try kind.facts(of: kind.chart(Inputs(rows: Self.few * Self.times)))
    let growth = Self.growth { isLarge in isLarge ? large() : small() }
    #expect(growth < Self.most)
  }

  @Test func `work that compares each row with each is seen`() {
    let growth = Self.growth { large in
      let rows = Array(0..<(large ? Self.few * Self.times : Self.few) / 4)
      return rows.reduce(0) { sum, one in sum + rows.count { $0 > one } }
    }
    #expect(growth > Self.most)
  }

  /// By how much the large work is more than the small.
  private static func growth(_ work: (_ isLarge: Bool) -> Int) -> Double {
    let least = [false, true].map { isLarge in
      (0..<3).map { _ in spent { _ = work(isLarge) } }.min() ?? 0
    }
    return least[1] / max(least[0], 1e-9)
  }

  /// The seconds that this thread's processor spends on something.
  private static func spent(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
