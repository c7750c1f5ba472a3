import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

struct CheckPageTests {
  /// Every id that a check can have.
  static let ids: [String] = {
    let groups = [
      ("A", 1...3), ("L", 1...12), ("L", 101...115), ("L", 201...213), ("S", 301...316),
      ("F", 401...415),
    ]
    return groups.flatMap { letter, numbers in
      numbers.map { letter + String("00\($0)".suffix(3)) }
    }.sorted()
  }()

  @Test func `every check has a page and every page a check`() {
    #expect(CheckPage.ids == Self.ids)
  }

  @Test(arguments: ids)
  func `a page says what the check finds, why, an example, and how to allow it`(id: String) throws {
    let page = try #require(CheckPage(of: id))
    let path = packageRoot.appending(path: "locales/checks/\(id).md")
    #expect(page.text == String(decoding: try Data(contentsOf: path), as: UTF8.self))
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map(String.init) == "# \(id): \(page.title)")
    #expect((10...28).contains(lines.count))
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(!page.title.hasSuffix("."))
    #expect(page.summary.hasSuffix("."))
    #expect(page.summary.count > 40)
    #expect(page.text.hasSuffix(".\n"))
    for heading in ["Why it matters", "Before", "After", "To allow it"] {
      #expect(lines.contains { $0 == "## \(heading)" }, "\(heading)")
    }
  }

  @Test func `every check of catalogues has its page`() {
    let registered = LocaleCheck.all.map(\.id)
    #expect(Set(registered).count == registered.count)
    #expect(Set(registered).subtracting(CheckPage.ids) == [])
    #expect(registered.count > 30)
  }

  @Test func `what is no check has no page`() {
    #expect(CheckPage(of: "L999") == nil)
    #expect(CheckPage(of: "") == nil)
  }
}
