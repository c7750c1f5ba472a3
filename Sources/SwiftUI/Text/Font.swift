public import Foundation

/// A font.
public nonisolated struct Font: Hashable, Sendable {
  /// The part that a text plays.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    /// In the numbers of CSS, 100…900.
    package let number: Int

    /// The thinnest.
    public static let ultraLight = Weight(number: 100)
    /// Very thin.
    public static let thin = Weight(number: 200)
    /// Thin.
    public static let light = Weight(number: 300)
    /// Neither thin nor thick.
    public static let regular = Weight(number: 400)
    /// A little thick.
    public static let medium = Weight(number: 500)
    /// Rather thick.
    public static let semibold = Weight(number: 600)
    /// Thick.
    public static let bold = Weight(number: 700)
    /// Very thick.
    public static let heavy = Weight(number: 800)
    /// The thickest.
    public static let black = Weight(number: 900)
  }

  /// The family of the system's font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual.
    public var value: CGFloat
    /// A width, 0 for the usual.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrowest.
    public static let compressed = Width(-0.2)
    /// Narrow.
    public static let condensed = Width(-0.1)
    /// The usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  package var style: TextStyle?
  /// In points at the usual text size.
  package var size: CGFloat
  /// The name of a font; `nil` is the system's.
  package var name: String?
  package var fontWeight: Weight?
  package var design: Design?
  package var isItalic = false
  package var hasMonospacedDigits = false

  private init(style: TextStyle?, size: CGFloat) {
    self.style = style
    self.size = size
  }

  private static func of(_ style: TextStyle) -> Font {
    var font = Font(style: style, size: style.size)
    if style == .headline { font.fontWeight = .semibold }
    return font
  }

  /// A large title.
  public static let largeTitle = of(.largeTitle)
  /// A title.
  public static let title = of(.title)
  /// A title of the second order.
  public static let title2 = of(.title2)
  /// A title of the third order.
  public static let title3 = of(.title3)
  /// A heading.
  public static let headline = of(.headline)
  /// A heading of the second order.
  public static let subheadline = of(.subheadline)
  /// Running text.
  public static let body = of(.body)
  /// A remark.
  public static let callout = of(.callout)
  /// A note.
  public static let footnote = of(.footnote)
  /// A caption.
  public static let caption = of(.caption)
  /// A small caption.
  public static let caption2 = of(.caption2)

  /// The system's font for a part.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = of(style)
    font.design = design
    font.fontWeight = weight ?? font.fontWeight
    return font
  }

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    var font = Font(style: nil, size: size)
    font.fontWeight = weight
    font.design = design
    return font
  }

  /// A font by its name, at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(style: nil, size: size)
    font.name = name
    return font
  }

  /// A font by its name, at a size in points that changes with the text size of a part.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    var font = custom(name, size: size)
    font.style = textStyle
    return font
  }

  /// A font by its name, at a size in points that does not change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
}

nonisolated extension Font {
  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.fontWeight = weight } }

  /// The font with letters of one width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with small capitals, which are read as the letters that they are.
  public func smallCaps() -> Font { self }

  /// The font with a distance between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font with a width of letters.
  public func width(_ width: Width) -> Font { self }
}

nonisolated extension Font.TextStyle {
  /// The size in points at the usual text size, as Apple's guidelines print it.
  package var size: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
