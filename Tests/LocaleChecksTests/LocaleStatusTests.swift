import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

struct LocaleStatusTests {
  @Test func `the registry that is built in is that of the folder`() throws {
    let embedded = try #require(LocaleRegistry.embedded)
    let read = try #require(
      LocaleRegistry(inFolder: packageRoot.appending(path: "locales").path)
    )
    #expect(embedded.source == "en")
    #expect(embedded.locales.map(\.tag) == read.locales.map(\.tag))
    #expect(embedded.locales.map(\.status) == read.locales.map(\.status))
    let registered = Set(embedded.locales.map(\.tag))
    #expect(Set(Catalogue.embeddedLocales.map(\.description)).subtracting(registered) == [])
    #expect(LocaleRegistry(inFolder: "/nowhere") == nil)
  }

  @Test(arguments: [
    ("en", LocaleStatus.source), ("en-GB", .source), ("xx", nil),
    ("tlh", nil),
  ])
  func `a locale has the status of what it falls back to in its own language`(
    tag: String,
    status: LocaleStatus?
  ) throws {
    let registry = try #require(LocaleRegistry.embedded)
    #expect(registry.status(of: try #require(LocaleTag(tag))) == status)
  }

  @Test func `a draft comes before a reviewed translation, and that before the source`() {
    #expect(LocaleStatus.allCases == LocaleStatus.allCases.sorted())
    #expect(LocaleStatus.allCases.first == .draft)
  }
}
