import ChartModel
import ChartTestSupport
import Testing

// Colours and classes have no other door.
@testable import ChartSVG

/// Author's paints: what is chosen stays, and what is faint is still seen.
struct PaintTests {
  static let palettes = [Palette.light, Palette.dark]

  private static let absolute: [NamedColor] = [.black, .white, .clear]

  @Test(arguments: NamedColor.allCases.filter { !absolute.contains($0) })
  func `every named colour has 3 to 1 on either paper`(_ name: NamedColor) {
    for palette in Self.palettes {
      #expect(palette.shade(of: name).contrast(with: RGB(palette.paper)) >= 3)
    }
  }

  @Test func `hues are as many shades, in both schemes`() {
    let hues: [NamedColor] = [
      .blue, .green, .orange, .purple, .red, .cyan, .yellow, .brown, .pink, .indigo, .mint, .teal,
      .gray,
    ]
    for palette in Self.palettes {
      #expect(Set(hues.map { palette.shade(of: $0) }).count == hues.count)
    }
  }

  @Test func `any colour of marks has 3 to 1 on what it stands on, or an edge that has`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let part = { () -> Double in .random(in: 0...1, using: &random) }
      let color = PaintColor.components(
        red: part(),
        green: part(),
        blue: part(),
        opacity: max(0.02, part())
      )
      let ground = PaintColor.components(red: part(), green: part(), blue: part())
      var book = PaintBook(scheme: .auto, background: .color(ground))
      let paint = book.paint(.solid(color, opacity: 1))
      for (palette, edge) in zip(book.palettes, paint.edges) {
        let behind = book.ground(palette)
        let seen = color.shade(in: palette).over(behind)
        if let edge {
          #expect(edge.color.contrast(with: behind) >= 3, "\(color) on \(ground)")
          #expect(seen.contrast(with: behind) < 3)
        } else {
          #expect(seen.contrast(with: behind) >= 3, "\(color) on \(ground)")
        }
      }
    }
  }

  @Test func `any colour of a text becomes one that can be read`() {
    var random = SeededGenerator(seed: 6)
    for palette in Self.palettes {
      for _ in 0..<200 {
        let part = { () -> Double in .random(in: 0...1, using: &random) }
        let color = PaintColor.components(red: part(), green: part(), blue: part())
        let read = PaintRules.readable(.solid(color, opacity: 1), palette)
        #expect(read.contrast(with: RGB(palette.paper)) >= 4.5)
      }
    }
  }

  @Test func `a faint colour is kept, edged in ink and told of; a strong one is not`() throws {
    let drawing = try Gallery.paintedBars.drawing(SVGOptions(scheme: .light))
    let told = drawing.diagnostics.compactMap { diagnostic -> String? in
      guard case .lowContrast(let color, onDark: false, let ratio) = diagnostic else { return nil }
      #expect(ratio < 3)
      return color
    }
    #expect(told == ["#ffe64d"])
    #expect(drawing.text.contains("color:#ffe64d}"))
    let faint = Markup(drawing.text).elements.filter { $0.classes.contains("e3") }
    #expect(faint.count == 2)
    #expect(drawing.text.contains(".e3{stroke:\(Palette.light.ink)}"))
    #expect(!drawing.text.contains(".e1{"))
  }

  @Test func `a clear mark has no edge and no note`() throws {
    var spec = Gallery.dailySales
    spec.layers[0].styles = [Gallery.style { $0.paint = .color(.named(.clear)) }]
    let drawing = try Example(name: "clear", spec: spec).drawing()
    #expect(!drawing.text.contains(".e1{"))
    #expect(drawing.diagnostics.isEmpty)
  }

  @Test func `the luminance of colours is that of WCAG's examples`() {
    // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio: black on white has 21:1, #777777 has 4.48.
    #expect(isClose(RGB("#000000").contrast(with: RGB("#ffffff")), 21, absolute: 1e-9))
    #expect(isClose(RGB("#777777").contrast(with: RGB("#ffffff")), 4.48, absolute: 0.005))
    #expect(RGB("#0a0b0c").text == "#0a0b0c")
    #expect(RGB(red: 1, green: 0, blue: 0.5, opacity: 0.25).text == "rgba(255,0,128,0.25)")
  }

  @Test func `an empty style of an author changes no byte`() throws {
    for example in Gallery.all where example.spec.layers.allSatisfy({ $0.styles.isEmpty }) {
      var spec = example.spec
      for layer in spec.layers.indices { spec.layers[layer].styles = [MarkStyle()] }
      let styled = try Example(name: example.name, spec: spec).drawing()
      #expect(try styled.write() == example.drawing().write(), "\(example.name)")
    }
  }

  @Test func `a gradient is drawn as one, but around a middle as its mean, which is told of`()
    throws
  {
    let fading = try Gallery.gradientArea.drawing()
    #expect(fading.text.contains("<linearGradient id=\"paint-1\""))
    #expect(!fading.diagnostics.contains(.gradientFlattened))
    let turned = try Gallery.hostileStyles.drawing()
    #expect(turned.diagnostics.contains(.gradientFlattened))
    #expect(!turned.text.contains("Gradient id"))
  }

  @Test func `series with an author's colours still differ without colour`() throws {
    let text = try #require(Gallery.styled.first { $0.name == "styled-faint" }).drawing().text
    let lines = Markup(text).elements.filter { $0.classes.first == "line" }
    #expect(Set(lines.compactMap { $0["class"] }).count > 1)
  }
}
