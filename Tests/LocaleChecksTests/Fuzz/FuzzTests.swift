import ChartTestSupport
import Foundation
import Testing

/// What no one would write, at random and out of what was found that way.
struct FuzzTests {
  /// `CHARTVOICE_FUZZ_SECONDS=600 swift test -c release -Xswiftc -disable-cmo --filter FuzzTests`: optimised
  /// across modules, a test would hold Foundation's ICU against the system's.
  @Test(
    .enabled(if: FuzzRun.seconds != nil, Comment(rawValue: FuzzRun.absence)),
    arguments: CatalogueFamily.allCases
  )
  func `mutated files stop nothing, and are told of in their place`(
    _ family: CatalogueFamily
  ) throws {
    var run = try FuzzRun(
      of: family.rawValue,
      corpus: try family.corpus(),
      words: family.words
    )
    for breach in run.run(family.verdict(of:)) { Issue.record("\(breach)") }
  }

  @Test(arguments: CatalogueFamily.allCases)
  func `what was once found breaks no law`(_ family: CatalogueFamily) throws {
    let folder = packageRoot.appending(
      path: "Tests/LocaleChecksTests/Fixtures/finds/\(family.rawValue)"
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 2)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(family.verdict(of: bytes).breaches == [], "\(name)")
    }
  }
}
