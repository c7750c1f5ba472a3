import ChartTestSupport
import ChartVoice
import ClientCharts
import ClientChartsSwift5
import Foundation
import Gallery
import GallerySwift5
import SwiftUI
import Testing

/// Files for Apple's frameworks, compiled unchanged in both language modes.
@MainActor
struct ClientChartTests {
  private typealias Entry = (name: String, view: @MainActor @Sendable () -> AnyView)

  nonisolated static let names = ClientCharts.allClientCharts.map(\.name)

  /// What pictures lack, and charts say so, of views that ask for it.
  private static let undrawn: [String: Set<String>] = [
    "T15_1_BarMark_yStart_yEnd_width/HeartRateRanges": ["note notDrawn clipShape"],
    "T15_1_Plot/GroupedMarks": ["note notDrawn clipShape"],
    "T15_3_clipShape/ClippedBars": ["note notDrawn clipShape"],
    "T15_3_mask/MaskedArea": ["note notDrawn mask"],
    "T15_3_shadow/ShadowedPoint": ["note notDrawn shadow", "note notDrawn blur"],
  ]

  private func charts(of name: String, in list: [Entry]) throws -> [AccessibleChart] {
    let entry = try #require(list.first { $0.name == name })
    return try AccessibleChart.charts(in: entry.view())
  }

  @Test(arguments: names)
  func `a client's chart is lowered without loss`(name: String) throws {
    let charts = try charts(of: name, in: ClientCharts.allClientCharts)
    #expect(!charts.isEmpty)
    #expect(Set(ChartRecord(charts).losses) == Self.undrawn[name] ?? [])
  }

  @Test(arguments: names)
  func `tree, words and pictures of a client's charts are as they were read`(
    name: String
  ) throws {
    let charts = try charts(of: name, in: ClientCharts.allClientCharts)
    try ChartRecord(charts).expectGolden("SourceCompatibilityTests/Golden/\(name)")
  }

  @Test(arguments: names)
  func `no sentence of a client's chart lacks a word`(name: String) throws {
    let record = ChartRecord(try charts(of: name, in: ClientCharts.allClientCharts))
    #expect(!record.words(in: .english).contains("{"))
  }

  @Test(arguments: names)
  func `the same chart comes of Swift 5 mode`(name: String) throws {
    let new = ChartRecord(try charts(of: name, in: ClientCharts.allClientCharts))
    let old = ChartRecord(try charts(of: name, in: ClientChartsSwift5.allClientCharts))
    #expect(new.tree() == old.tree())
  }

  @Test(arguments: GalleryTests.names)
  func `the same gallery comes of Swift 5 mode`(name: String) throws {
    let new = ChartRecord(try charts(of: name, in: Gallery.allGalleryCharts))
    let old = ChartRecord(try charts(of: name, in: GallerySwift5.allGalleryCharts))
    #expect(new.tree() == old.tree())
  }

  @Test(
    arguments: [
      ("ClientCharts/Talks", ClientCharts.allClientCharts.map(\.name)),
      ("ClientCharts/Tables", ClientCharts.allClientCharts.map(\.name)),
      ("ClientCharts/Contradictions", ClientCharts.allContradictions.map(\.name)),
      ("Gallery", Gallery.allGalleryCharts.map(\.name)),
    ]
  )
  func `every file of client code has its views in a list`(
    folder: String,
    names: [String]
  ) throws {
    let listed = Set(names.map { $0.prefix { $0 != "/" } })
    let files = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appending(path: "Tests").appending(path: folder).path
    )
    .filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6) }
    #expect(Set(files).subtracting(listed).subtracting(["Dates", "AllGalleryCharts"]) == [])
  }
}
