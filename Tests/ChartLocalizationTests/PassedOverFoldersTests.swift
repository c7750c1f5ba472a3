import ChartLocalization
import ChartTestSupport
import Foundation
import Testing

struct PassedOverFoldersTests {
  @Test func `folders beside the languages' own hold no catalogue and are passed over`() throws {
    let path = packageRoot.appending(path: "locales").path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(Set(names).isSuperset(of: ["checks", "speech", "README.md"]))
    let tags = try Catalogue.catalogues(inFolder: path).map(\.locale.description)
    #expect(Set(tags).isDisjoint(with: ["checks", "speech"]))
    #expect(Set(tags).isSuperset(of: ["en", "ko"]))
    #expect(tags == Catalogue.embeddedLocales.map(\.description))
  }

  @Test func `a folder of pages alone is no folder of catalogues`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pages-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let checks = folder.appending(path: "checks")
    try FileManager.default.createDirectory(at: checks, withIntermediateDirectories: true)
    try Data("# L101: A page\n".utf8).write(to: checks.appending(path: "L101.md"))
    do throws(CatalogueError) {
      let found = try Catalogue.catalogues(inFolder: folder.path)
      Issue.record("found \(found.count) catalogues")
    } catch {
      #expect(error.fault == .empty)
    }
  }
}
