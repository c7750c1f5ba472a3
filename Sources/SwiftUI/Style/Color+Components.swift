import Foundation

/// A colour in sRGB, each channel in 0…1, not premultiplied.
package nonisolated struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double
}

nonisolated extension Color {
  /// The colour in sRGB, as an environment's scheme shows it.
  ///
  /// Named colours are those that Apple's interface guidelines print for light and dark; the accent is
  /// blue; a colour of assets is grey, for its assets are not here.
  package func components(in environment: EnvironmentValues) -> ColorComponents {
    components(isDark: environment.colorScheme == .dark)
  }

  /// The colour in sRGB, light or dark.
  package func components(isDark: Bool) -> ColorComponents {
    var components =
      switch source {
      case .name(let name): name.components(isDark: isDark)
      case .asset: Name.gray.components(isDark: isDark)
      case .numbers(let space, let red, let green, let blue):
        space.components(red: red, green: green, blue: blue)
      case .mixed(let one, let other, let share):
        one.components(isDark: isDark).mixed(with: other.components(isDark: isDark), share: share)
      }
    if isDark, let dark { components = dark }
    components.opacity *= opacity
    return components
  }
}

nonisolated extension ColorComponents {
  /// Three channels of eight bits, red first.
  init(hexadecimal bits: Int, opacity: Double) {
    self.init(
      red: Double(bits >> 16 & 0xFF) / 255,
      green: Double(bits >> 8 & 0xFF) / 255,
      blue: Double(bits & 0xFF) / 255,
      opacity: opacity
    )
  }

  fileprivate func mixed(with other: ColorComponents, share: Double) -> ColorComponents {
    let share = min(max(share, 0), 1)
    func mix(_ channel: KeyPath<ColorComponents, Double>) -> Double {
      self[keyPath: channel] * (1 - share) + other[keyPath: channel] * share
    }
    return ColorComponents(
      red: mix(\.red),
      green: mix(\.green),
      blue: mix(\.blue),
      opacity: mix(\.opacity)
    )
  }
}

nonisolated extension Color.RGBColorSpace {
  /// What numbers of the space are in sRGB; what sRGB cannot show is clipped.
  fileprivate func components(red: Double, green: Double, blue: Double) -> ColorComponents {
    func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
    func encode(_ value: Double) -> Double {
      value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    func decode(_ value: Double) -> Double {
      value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let numbers: (Double, Double, Double)
    switch self {
    case .sRGB: numbers = (red, green, blue)
    case .sRGBLinear: numbers = (encode(red), encode(green), encode(blue))
    case .displayP3:
      // Display P3 to sRGB over linear light, by the matrices of CSS Color 4, section 18.
      let (r, g, b) = (decode(red), decode(green), decode(blue))
      numbers = (
        encode(max(1.224_940 * r - 0.224_940 * g, 0)),
        encode(max(-0.042_057 * r + 1.042_057 * g, 0)),
        encode(max(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b, 0))
      )
    }
    return ColorComponents(
      red: clip(numbers.0),
      green: clip(numbers.1),
      blue: clip(numbers.2),
      opacity: 1
    )
  }
}

nonisolated extension Color.Name {
  fileprivate func components(isDark: Bool) -> ColorComponents {
    let opacity: Double =
      switch self {
      case .clear: 0
      case .secondary: 0.6
      default: 1
      }
    let bits = isDark ? hexadecimal.dark : hexadecimal.light
    return ColorComponents(hexadecimal: bits, opacity: opacity)
  }

  private var hexadecimal: (light: Int, dark: Int) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue, .accent: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .black, .clear: (0x000000, 0x000000)
    case .primary: (0x000000, 0xFFFFFF)
    case .secondary: (0x3C3C43, 0xEBEBF5)
    }
  }
}
