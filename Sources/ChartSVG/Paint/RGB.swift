#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A colour by its parts in sRGB, each 0...1, and how opaque it is.
struct RGB: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// Makes a colour of parts, each held to 0...1; what is not a number is 0.
  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Self.held(red)
    self.green = Self.held(green)
    self.blue = Self.held(blue)
    self.opacity = Self.held(opacity)
  }

  /// Reads `#rrggbb`, as the palettes write their colours; black for anything else.
  init(_ hex: String) {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 0xFF) / 255,
      green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255
    )
  }

  private static func held(_ part: Double) -> Double { max(0, min(1, part.isNaN ? 0 : part)) }

  /// The colour as a style sheet writes it: `#rrggbb`, or with its opacity.
  var text: String {
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
    if opacity < 1 {
      let share = (opacity * 100).rounded() / 100
      return "rgba(\(parts[0]),\(parts[1]),\(parts[2]),\(share == 0 ? "0" : "\(share)"))"
    }
    return parts.reduce("#") { text, part in
      let digits = String(part, radix: 16)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }

  /// The colour as opaque as it says and so many times as opaque.
  func faded(_ share: Double) -> RGB {
    RGB(red: red, green: green, blue: blue, opacity: opacity * Self.held(share))
  }

  /// The colour whole.
  var opaque: RGB { RGB(red: red, green: green, blue: blue) }

  /// What is seen where it lies on an opaque ground.
  func over(_ ground: RGB) -> RGB { ground.mixed(with: opaque, opacity) }

  /// The colour a share of the way to another, 0 being itself; opaque where both are.
  func mixed(with other: RGB, _ share: Double) -> RGB {
    let part = { (from: Double, to: Double) in from + (to - from) * Self.held(share) }
    return RGB(
      red: part(red, other.red),
      green: part(green, other.green),
      blue: part(blue, other.blue),
      opacity: part(opacity, other.opacity)
    )
  }

  /// The relative luminance, 0...1 (WCAG 2.2).
  var luminance: Double {
    let parts = [red, green, blue].map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The contrast ratio with another opaque colour, 1...21 (WCAG 2.2).
  func contrast(with other: RGB) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}
