/// How a drawing is made: its size, its colours, its language.
public struct SVGOptions: Sendable, Equatable {
  /// Which background and colours a drawing has.
  public enum Scheme: String, Sendable, Equatable, CaseIterable {
    /// Light, and dark for a reader who prefers dark pages.
    case auto

    /// Dark marks on white.
    case light

    /// Light marks on near-black.
    case dark
  }

  /// The width in SVG user units; held to 200...10,000.
  public var width: Double

  /// The height in SVG user units; held to 150...10,000.
  public var height: Double

  /// Which background and colours it has.
  public var scheme: Scheme

  /// The height of ordinary text in SVG user units; held to 6...48 and to a tenth of the height.
  public var textSize: Double

  /// The language of the labels, a BCP 47 tag.
  public var language: String

  /// Whether the labels' language runs from right to left.
  public var isRightToLeft: Bool

  /// Makes options.
  public init(
    width: Double = 640,
    height: Double = 400,
    scheme: Scheme = .auto,
    textSize: Double = 12,
    language: String = "en",
    isRightToLeft: Bool = false
  ) {
    self.width = width
    self.height = height
    self.scheme = scheme
    self.textSize = textSize
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// The same options with every number in its bounds; one that is not finite becomes the default.
  var bounded: SVGOptions {
    var bounded = self
    bounded.width = Self.held(width, 200, 10_000, default: 640)
    bounded.height = Self.held(height, 150, 10_000, default: 400)
    let largest = min(48, bounded.height / 10, bounded.width / 16)
    bounded.textSize = Self.held(textSize, 6, largest, default: min(12, largest))
    return bounded
  }

  private static func held(
    _ value: Double,
    _ least: Double,
    _ most: Double,
    default fallback: Double
  ) -> Double {
    value.isFinite ? min(max(value, least), most) : fallback
  }
}
