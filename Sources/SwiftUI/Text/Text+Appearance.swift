public import Foundation

/// How a text looks, as far as it says so itself.
package nonisolated struct TextAppearance: Equatable {
  package var font: Font?
  package var foregroundStyle: AnyShapeStyle?
  package var weight: Font.Weight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?

  /// Whether two texts look alike, by what their styles paint.
  package static func == (one: TextAppearance, other: TextAppearance) -> Bool {
    one.font == other.font && one.foregroundStyle?.paint == other.foregroundStyle?.paint
      && one.weight == other.weight && one.isBold == other.isBold
      && one.isItalic == other.isItalic && one.isUnderlined == other.isUnderlined
      && one.isStruckThrough == other.isStruckThrough
  }

  /// This appearance, with another's where this says nothing.
  func over(_ other: TextAppearance) -> TextAppearance {
    TextAppearance(
      font: font ?? other.font,
      foregroundStyle: foregroundStyle ?? other.foregroundStyle,
      weight: weight ?? other.weight,
      isBold: isBold ?? other.isBold,
      isItalic: isItalic ?? other.isItalic,
      isUnderlined: isUnderlined ?? other.isUnderlined,
      isStruckThrough: isStruckThrough ?? other.isStruckThrough
    )
  }

  func apply(to attributes: inout ViewAttributes) {
    attributes.font = font ?? attributes.font
    attributes.foregroundStyle = foregroundStyle ?? attributes.foregroundStyle
    if let weight { attributes.font = (attributes.font ?? .body).weight(weight) }
    attributes.isBold = isBold ?? attributes.isBold
    attributes.isItalic = isItalic ?? attributes.isItalic
    attributes.isUnderlined = isUnderlined ?? attributes.isUnderlined
    attributes.isStruckThrough = isStruckThrough ?? attributes.isStruckThrough
  }
}

nonisolated extension Text {
  private func with(_ change: (inout TextAppearance) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in a family of the system's font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.font?.design = design }
  }

  /// The text in bold.
  public func bold() -> Text { with { $0.isBold = true } }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// The text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text {
    with { $0.font = $0.font?.monospacedDigit() }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
  }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foregroundStyle = AnyShapeStyle(style) }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// The same text; distances between letters are not read.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The same text; distances between letters are not read.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The same text; distances from the line are not read.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
