import ChartTestSupport
import Foundation
import Testing

// Colours and symbols have no other door.
@testable import ChartSVG

/// Contrast, and that nothing is told by colour alone; differences of colours are held by
/// `.ci/accessibility`, with models of colour vision.
struct StyleTests {
  static let palettes = [Palette.light, Palette.dark]

  @Test func `every series colour has 3 to 1 on the paper`() {
    for palette in Self.palettes {
      #expect(palette.series.count == Palette.seriesCount)
      #expect(Set(palette.series).count == Palette.seriesCount)
      for colour in palette.series + [palette.axis] {
        #expect(contrast(colour, palette.paper) >= 3)
      }
    }
  }

  @Test func `every ink has 4.5 to 1 on what it stands on`() {
    for palette in Self.palettes {
      #expect(contrast(palette.ink, palette.paper) >= 4.5)
      #expect(contrast(palette.mutedInk, palette.paper) >= 4.5)
      for (ink, step) in zip(palette.rampInk, palette.ramp) {
        #expect(contrast(ink, step) >= 4.5)
      }
    }
  }

  @Test func `a range runs from the paper's side to the other in even steps of lightness`() {
    for palette in Self.palettes {
      let lightness = palette.ramp.map { cubeRoot(luminance($0)) }
      let steps = zip(lightness, lightness.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 < 0 } || steps.allSatisfy { $0 > 0 })
      let first = contrast(palette.ramp[0], palette.paper)
      let last = contrast(palette.ramp[palette.ramp.count - 1], palette.paper)
      #expect(first < last)
      #expect(last >= 7)
    }
  }

  @Test func `64 series differ in colour or symbol, neighbours in both`() {
    let styles = (0..<64).map(SeriesStyle.init(number:))
    #expect(Set(styles).count == 64)
    for (style, next) in zip(styles, styles.dropFirst()) {
      #expect(style.colour != next.colour)
      #expect(style.shape != next.shape)
    }
    #expect(styles[8].colour == styles[0].colour)
    #expect(styles[8].shape != styles[0].shape)
  }

  @Test func `there are as many distinct symbols, dashes and patterns as colours`() {
    #expect(Set(Symbol.all.map(\.path)).count == Palette.seriesCount)
    #expect(Set(Symbol.all.map(\.small)).count == Palette.seriesCount)
    #expect(Set(Dash.all).count == Palette.seriesCount)
    #expect(Set(FillPattern.all).count == Palette.seriesCount)
  }

  @Test func `a symbol stays within its reach, and the small one is half of it`() {
    for symbol in Symbol.all {
      let whole = PathExtent(of: "M0,0" + symbol.path)
      let small = PathExtent(of: "M0,0" + symbol.small)
      #expect(max(-whole.left, whole.right, -whole.top, whole.bottom) <= Symbol.reach)
      #expect(isClose(small.right - small.left, (whole.right - whole.left) / 2, absolute: 0.03))
      #expect(isClose(small.bottom - small.top, (whole.bottom - whole.top) / 2, absolute: 0.03))
    }
  }

  @Test func `a scheme has its colours alone, and auto has both`() throws {
    let chart = try Gallery.cityLines.resolved()
    let light = chart.drawing(SVGOptions(scheme: .light)).text
    let dark = chart.drawing(SVGOptions(scheme: .dark)).text
    let auto = chart.drawing().text
    #expect(light.contains(Palette.light.paper) && !light.contains(Palette.dark.paper))
    #expect(dark.contains(Palette.dark.paper) && !dark.contains(Palette.light.series[0]))
    #expect(
      auto.contains("@media (prefers-color-scheme:dark){\n.paper{fill:\(Palette.dark.paper)}")
    )
    for text in [light, dark, auto] { #expect(text.contains("@media (forced-colors:active)")) }
  }

  @Test func `series of a line differ by dash and symbol, series of bars by pattern`() throws {
    let lines = try Gallery.cityLines.drawing().text
    #expect(lines.contains("class=\"line d2\""))
    #expect(lines.contains(Symbol.all[0].path) && lines.contains(Symbol.all[1].path))
    let grouped = try #require(Gallery.all.first { $0.name == "cities-grouped" }).drawing().text
    #expect(grouped.contains("<pattern id=\"fill-2-2\""))
    #expect(grouped.contains("class=\"s2 f2-2\""))
  }

  /// WCAG 2.2, the definition of contrast ratio.
  private func contrast(_ first: String, _ second: String) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(value >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func cubeRoot(_ value: Double) -> Double { pow(value, 1.0 / 3) }
}
