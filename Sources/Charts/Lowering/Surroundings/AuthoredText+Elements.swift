import ChartModel
import SwiftUI

extension AuthoredText {
  /// The size of labels in points, which a scale of 1 stands for.
  private static let labelSize = 12.0

  /// The texts in some elements in reading order; what stands at the same place one after the other.
  static func all(in elements: [ViewElement], _ environment: EnvironmentValues) -> [AuthoredText] {
    elements.flatMap { texts(in: $0, environment, isHidden: false) }
  }

  private static func texts(
    in element: ViewElement,
    _ environment: EnvironmentValues,
    isHidden: Bool
  ) -> [AuthoredText] {
    let attributes = element.attributes
    if attributes.isHidden { return [] }
    let isHidden = isHidden || attributes.accessibility.isHidden == true
    let inside = { (elements: [ViewElement]) in
      elements.flatMap { texts(in: $0, environment, isHidden: isHidden) }
    }
    if attributes.accessibility.label != nil {
      return element.texts.map { AuthoredText($0, of: attributes, environment, isHidden: isHidden) }
    }
    let own: [AuthoredText] =
      switch element.kind {
      case .text(let text):
        text.isEmpty ? [] : [AuthoredText(text, of: attributes, environment, isHidden: isHidden)]
      case .stack(_, let elements): inside(elements)
      case .control(let control): inside(control.label)
      case .image, .shape, .chart, .spacer: []
      }
    return attributes.backgrounds.flatMap { inside($0.elements) } + own
      + attributes.overlays.flatMap { inside($0.elements) }
  }

  private init(
    _ text: String,
    of attributes: ViewAttributes,
    _ environment: EnvironmentValues,
    isHidden: Bool
  ) {
    let font = attributes.font
    self.init(
      text,
      paint: attributes.foregroundStyle.flatMap { Paint($0.paint(in: environment)) },
      scale: font.map { min(max(Double($0.size) / Self.labelSize, 0.5), 4) } ?? 1,
      isBold: attributes.isBold || font.map(Self.isBold) ?? false,
      isHidden: isHidden
    )
  }
}

extension AuthoredText {
  /// Whether a font is bold, by its weight or as headlines are.
  private static func isBold(_ font: Font) -> Bool {
    let heavy: [Font.Weight] = [.semibold, .bold, .heavy, .black]
    return font.fontWeight.map(heavy.contains) ?? (font.style == .headline)
  }
}

extension MarkAnnotation {
  /// An annotation as declared, of a mark by its row.
  @MainActor
  init(_ annotation: DeclaredAnnotation, row: Int, in environment: EnvironmentValues) {
    // The size of the mark is known when it is drawn; its content is read for a usual one.
    let elements = annotation.elements(CGSize(width: 40, height: 40))
    self.init(
      row: row,
      texts: AuthoredText.all(in: elements, environment),
      position: Placement(annotation.position),
      alignment: ChartModel.TextAlignment(annotation.alignment, beside: annotation.position),
      spacing: annotation.spacing,
      overflow: annotation.overflow.map(Overflow.init) ?? Overflow()
    )
  }
}

extension MarkAnnotation.Overflow {
  /// A resolution as declared.
  init(_ resolution: AnnotationOverflowResolution) {
    self.init(x: Strategy(resolution.x), y: Strategy(resolution.y))
  }
}

extension MarkAnnotation.Overflow.Strategy {
  fileprivate init(_ strategy: AnnotationOverflowResolution.Strategy) {
    switch strategy.form {
    case .automatic: self = .automatic
    case .padScale: self = .padScale
    case .disabled: self = .disabled
    case .fit(let boundary): self = boundary.form == .chart ? .fitChart : .fitPlot
    }
  }
}

extension Placement {
  /// A position as declared.
  init(_ position: AnnotationPosition) {
    self = Placement(rawValue: position.form.rawValue) ?? .automatic
  }

  /// A side as declared.
  init(_ position: AxisMarkPosition) {
    self = Placement(rawValue: position.name.rawValue) ?? .automatic
  }
}

extension ChartModel.TextAlignment {
  /// An alignment along the side that a text stands at.
  init(_ alignment: Alignment, beside position: AnnotationPosition) {
    let isBeside = position == .leading || position == .trailing
    if isBeside, alignment.vertical == .top {
      self = .top
    } else if isBeside, alignment.vertical == .bottom {
      self = .bottom
    } else if alignment.horizontal == .leading {
      self = .leading
    } else if alignment.horizontal == .trailing {
      self = .trailing
    } else {
      self = .center
    }
  }
}
