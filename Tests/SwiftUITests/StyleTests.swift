import ChartTestSupport
import SwiftUI
import Testing

struct StyleTests {
  private func paint(_ style: some ShapeStyle) -> StylePaint {
    AnyShapeStyle(AnyShapeStyle(style)).paint
  }

  @Test func `a style of any type paints as the style within`() {
    #expect(paint(.red) == .color(.red))
    #expect(paint(.tertiary) == .level(2, of: nil))
    #expect(paint(.thickMaterial) == .material(.thick))
    #expect(paint(Color.red.secondary) == .level(1, of: .color(.red)))
    #expect(paint(.tint.opacity(0.5)) == .faded(.tint, opacity: 0.5))
  }

  @Test func `gradients keep their colours, places and run`() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(
      paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
        == .gradient(gradient, .linear(start: .leading, end: .trailing))
    )
    #expect(
      paint(.ellipticalGradient(colors: [.red, .green, .blue]))
        == .gradient(
          gradient,
          .elliptical(center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
        )
    )
  }

  private struct Mood: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test func `a client's style paints what it stands for in the environment`() {
    var environment = EnvironmentValues()
    #expect(AnyShapeStyle(Mood()).paint(in: environment) == .color(.black))
    environment.colorScheme = .dark
    #expect(AnyShapeStyle(Mood()).paint(in: environment) == .color(.white))
  }

  @Test func `opacities multiply`() {
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(Color.red.opacity(0.5).components(isDark: false).opacity == 0.5)
    #expect(Color.clear.components(isDark: false).opacity == 0)
  }

  @Test func `named colours differ by scheme where Apple's do`() {
    let light = Color.red.components(isDark: false)
    #expect(isClose(light.green, 59.0 / 255))
    #expect(isClose(Color.red.components(isDark: true).green, 69.0 / 255))
    #expect(Color.primary.components(isDark: false).red == 0)
    #expect(Color.primary.components(isDark: true).red == 1)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0), (0.5, 0.0, 1.0, 1.0),
  ])
  func `hues run from red over green to blue`(
    _ hue: Double,
    _ red: Double,
    _ green: Double,
    _ blue: Double
  ) {
    let components = Color(hue: hue, saturation: 1, brightness: 1).components(isDark: false)
    #expect(abs(components.red - red) < 1e-12)
    #expect(abs(components.green - green) < 1e-12)
    #expect(abs(components.blue - blue) < 1e-12)
  }

  @Test func `spaces agree in black and white and differ between`() {
    for space in [Color.RGBColorSpace.sRGB, .sRGBLinear, .displayP3] {
      for white in [0.0, 1] {
        let components = Color(space, white: white).components(isDark: false)
        // The matrices are given with six digits.
        #expect(abs(components.red - white) < 1e-5 && abs(components.blue - white) < 1e-5)
      }
    }
    // A linear half is 0.735 in sRGB (IEC 61966-2-1).
    #expect(abs(Color(.sRGBLinear, white: 0.5).components(isDark: false).red - 0.735_357) < 1e-5)
    // P3's red lies outside sRGB and is clipped.
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).components(isDark: false)
    #expect(red.red == 1 && red.green == 0 && red.blue == 0)
  }

  @Test func `a colour of UIKit differs by scheme`() {
    #expect(Color(.systemBackground).components(isDark: false).red == 1)
    #expect(Color(uiColor: .systemBackground).components(isDark: true).red == 0)
    #expect(Color(.secondaryLabel).opacity(0.5).components(isDark: true).opacity == 0.3)
    #expect(Color(.systemRed) == .red)
  }

  @Test func `mixing takes a share of each colour`() {
    let mixed = Color.black.mix(with: .white, by: 0.25).components(isDark: false)
    #expect(mixed.red == 0.25)
    #expect(Color.black.mix(with: .white, by: 2).components(isDark: false).red == 1)
  }

  @Test func `fonts keep size, weight and family`() {
    let font = Font.system(size: 12, weight: .semibold, design: .rounded).italic()
    #expect(font.size == 12)
    #expect(font.fontWeight == .semibold)
    #expect(font.design == .rounded)
    #expect(font.isItalic)
    #expect(Font.caption.bold().size == Font.caption.size)
    #expect(Font.system(.title2).size == 22)
  }

  @Test func `angles are one in degrees and radians`() {
    #expect(isClose(Angle.degrees(180).radians, Double.pi))
    #expect(isClose(Angle.radians(.pi / 2).degrees, 90))
    #expect(Angle.degrees(10) < .degrees(20))
  }
}
