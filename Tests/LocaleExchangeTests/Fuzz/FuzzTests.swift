import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// What no translator's tool would write, at random and out of what was found that way.
struct FuzzTests {
  /// `CHARTVOICE_FUZZ_SECONDS=600 swift test -c release -Xswiftc -disable-cmo --filter FuzzTests`: optimised
  /// across modules, a test would hold Foundation's ICU against the system's.
  @Test(
    .enabled(if: FuzzRun.seconds != nil, Comment(rawValue: FuzzRun.absence)),
    arguments: ExchangeFormat.allCases
  )
  func `mutated files stop nothing, and what is taken comes back`(_ format: ExchangeFormat) throws {
    let laws = try ExchangeLaws(format)
    var run = try FuzzRun(of: format.rawValue, corpus: try laws.corpus(), words: format.words)
    for breach in try run.run(laws.verdict(of:)) { Issue.record("\(breach)") }
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `what was once found breaks no law`(_ format: ExchangeFormat) throws {
    let laws = try ExchangeLaws(format)
    let folder = packageRoot.appending(
      path: "Tests/LocaleExchangeTests/Fixtures/finds/\(format.rawValue)"
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 2)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(try laws.verdict(of: bytes).breaches == [], "\(name)")
    }
  }
}
