import ChartTestSupport
import ChartVoice
import Testing

/// The title of an axis that several columns share, where its author gives none.
struct JoinedTitleTests {
  /// A band from one column to another.
  private func chart(title: String? = nil) throws -> AccessibleChart {
    let start = MinimalChart.day(2022, 6, 8)
    let days = (0..<8).map { start + Double($0) * 86_400 }
    var spec = ChartSpec(layers: [
      MarkLayer(
        .area,
        channels: [
          .x: Column("day", values: .dates(days, unit: .day)),
          .yStart: Column("low", values: .numbers([1, 2, 3, 4, 5, 6, 7, 8])),
          .yEnd: Column("high", values: .numbers([4, 5, 6, 7, 8, 9, 10, 11])),
        ]
      )
    ])
    spec.y.title = title
    return try AccessibleChart(spec)
  }

  @Test(arguments: [
    ("en", "low and high"), ("de", "low und high"), ("ko", "low 및 high"), ("ja", "low、high"),
    ("zh-Hans", "low和high"), ("ar", "\u{2068}low\u{2069} و\u{2068}high\u{2069}"),
  ])
  func `it lists the columns as the language lists names, in text, tree and drawing`(
    tag: String,
    expected: String
  ) throws {
    let chart = try chart()
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let narrator = Narrator(chart.tree, localizer: localizer)
    var diagnostics: [LocalizationDiagnostic] = []
    let axis = try #require(chart.tree.root.children.first { $0.id == .chart.child("y-axis") })
    #expect(narrator.name(of: axis, diagnostics: &diagnostics).contains(expected))
    let text = narrator.description(.full).sentences.map(\.text).joined(separator: " ")
    #expect(text.contains(expected), "\(text)")
    let drawing = String(decoding: chart.drawing(localizer: localizer).write(), as: UTF8.self)
    // From right to left the whole is isolated too.
    let title = localizer.locale.isRightToLeft ? "\u{2068}\(expected)\u{2069}" : expected
    #expect(drawing.contains(">\(title)<"))
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: ["en", "ko", "ar"])
  func `an author's own title stays as it is`(tag: String) throws {
    let chart = try chart(title: "low, high")
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let drawing = String(decoding: chart.drawing(localizer: localizer).write(), as: UTF8.self)
    #expect(drawing.contains(">low, high<"))
    #expect(chart.resolved.y?.names == nil)
  }

  @Test func `a drawing has an axis's title in the readers' language where labels give it`() throws
  {
    let chart = try chart(title: "price")
    let file = #"{"@@locale": "ko", "price": "가격"}"#
    let labels = try Labels(arb: Array(file.utf8))
    let locale = try #require(LocaleTag("ko"))
    let drawing = chart.drawing(localizer: Localizer(locale: locale, labels: labels)).write()
    #expect(String(decoding: drawing, as: UTF8.self).contains(">가격<"))
  }
}
