/// A colour as UIKit names it, as far as files with views use it.
public nonisolated struct UIColor: Hashable, Sendable {
  /// The same colour as views have it.
  package let color: Color

  private init(_ color: Color) { self.color = color }

  private init(light: Int, dark: Int, lightOpacity: Double = 1, darkOpacity: Double = 1) {
    let parts = ColorComponents(hexadecimal: light, opacity: 1)
    var color = Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: lightOpacity)
    color.dark = ColorComponents(hexadecimal: dark, opacity: darkOpacity / lightOpacity)
    self.color = color
  }

  /// The colour of text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    lightOpacity: 0.6,
    darkOpacity: 0.6
  )
  /// The colour of text that matters little.
  public static let tertiaryLabel = UIColor(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    lightOpacity: 0.3,
    darkOpacity: 0.3
  )
  /// The colour of lines between things.
  public static let separator = UIColor(
    light: 0x3C3C43,
    dark: 0x545458,
    lightOpacity: 0.29,
    darkOpacity: 0.6
  )
  /// The colour behind everything.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// The colour behind parts.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The colour behind parts of parts.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The colour behind groups.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// The colour behind parts of groups.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Grey.
  public static let systemGray = UIColor(.gray)
  /// A lighter grey; darker where the scheme is dark.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// A still lighter grey; darker where the scheme is dark.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// A light grey; dark where the scheme is dark.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A very light grey; very dark where the scheme is dark.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The lightest grey; the darkest where the scheme is dark.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Red.
  public static let systemRed = UIColor(.red)
  /// Orange.
  public static let systemOrange = UIColor(.orange)
  /// Yellow.
  public static let systemYellow = UIColor(.yellow)
  /// Green.
  public static let systemGreen = UIColor(.green)
  /// Teal.
  public static let systemTeal = UIColor(.teal)
  /// Blue.
  public static let systemBlue = UIColor(.blue)
  /// Indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// Purple.
  public static let systemPurple = UIColor(.purple)
  /// Pink.
  public static let systemPink = UIColor(.pink)
}

nonisolated extension Color {
  /// A colour as UIKit names it.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour as UIKit names it.
  public init(_ color: UIColor) { self = color.color }
}
