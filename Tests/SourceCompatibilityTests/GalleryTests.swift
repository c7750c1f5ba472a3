import ChartVoice
import Gallery
import Testing

/// Charts of every family, as users write them and as a person has read and seen them.
@MainActor
struct GalleryTests {
  nonisolated static let names = allGalleryCharts.map(\.name)

  private func charts(of name: String) throws -> [AccessibleChart] {
    let entry = try #require(allGalleryCharts.first { $0.name == name })
    return try AccessibleChart.charts(in: entry.view())
  }

  @Test(arguments: names)
  func `a chart of the gallery is lowered without loss`(name: String) throws {
    let charts = try charts(of: name)
    #expect(!charts.isEmpty)
    #expect(ChartRecord(charts).losses == [])
  }

  @Test(arguments: names)
  func `tree, words and pictures of the gallery are as they were read`(name: String) throws {
    try ChartRecord(charts(of: name))
      .expectGolden("SourceCompatibilityTests/Golden/Gallery/\(name)")
  }

  @Test func `the gallery holds at least forty charts, each by its own name`() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.count >= 40)
  }
}
