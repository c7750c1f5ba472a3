public import Foundation

/// A colour.
public nonisolated struct Color: ShapeStyle, PrimitiveStyle, Hashable {
  /// How the numbers of a colour are meant.
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour that has a name and may differ by scheme.
  package enum Name: String, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, gray, black, clear, primary, secondary, accent
  }

  package enum Source: Hashable, Sendable {
    case name(Name)
    /// In 0…1, in a space.
    case numbers(RGBColorSpace, red: Double, green: Double, blue: Double)
    /// A colour of the client's assets, which are not here: read as grey.
    case asset(String)
    indirect case mixed(Color, Color, share: Double)
  }

  package var source: Source
  /// The share of its own opacity, in 0…1.
  package var opacity: Double
  /// What stands for the colour where the scheme is dark; `nil` where its source does.
  ///
  /// Its opacity is a share of the colour's own.
  package var dark: ColorComponents?

  init(_ source: Source, opacity: Double = 1) {
    self.source = source
    self.opacity = opacity
  }

  /// A colour of red, green and blue, each in 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(.numbers(colorSpace, red: red, green: green, blue: blue), opacity: opacity)
  }

  /// A grey, 0 for black and 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness, each in 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(turn, 4 - turn, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour of the client's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// The same colour.
  public init(_ color: Color) { self = color }

  /// The colour at a share of its opacity, in 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity *= opacity
    return copy
  }

  /// The colour with a share of another, in 0…1.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(.mixed(self, rhs, share: fraction))
  }

  /// A gradient that begins a little lighter than the colour and ends with it.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }

  package var paint: StylePaint { .color(self) }
}

nonisolated extension Color: CustomStringConvertible {
  /// The name of the colour, or its numbers.
  public var description: String {
    let own =
      switch source {
      case .name(let name): name.rawValue
      case .asset(let name): name
      case .numbers(_, let red, let green, let blue): "(\(red), \(green), \(blue))"
      case .mixed(let one, let other, let share): "\(one) with \(share) of \(other)"
      }
    return opacity == 1 ? own : "\(opacity) of \(own)"
  }
}

extension Color: View {
  /// A rectangle of the colour.
  public var body: some View { Rectangle().fill(self) }
}
