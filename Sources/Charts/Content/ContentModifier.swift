import SwiftUI

/// What a modifier says of content, before its words and views are read.
enum ContentModifier {
  case said(MarkModifier)
  case encoding(DeclaredMarks.Encoding, PlottedValue)
  case position(PlottedValue, axis: Axis?, span: MarkDimension)
  case label(DeclaredLabel)
  case value(DeclaredLabel)
  case symbolView(any View)
  case annotation(AnnotationDeclaration)
  case mask(any ChartContent)
  case clip(any View)
  case layer(any View)

  /// What the modifier says, read where a walk stands.
  @MainActor
  func read(in walk: ContentWalk) -> MarkModifier {
    switch self {
    case .said(let modifier): modifier
    case .encoding(let encoding, let value): .encoding(encoding, walk.column(of: value))
    case .position(let value, let axis, let span):
      .position(walk.column(of: value), axis: axis, span: span)
    case .label(let label): .label([walk.words(of: label)])
    case .value(let label): .value([walk.words(of: label)])
    case .symbolView(let view): .symbolView(walk.elements(of: view))
    case .annotation(let declaration): .annotation(declaration.read(in: walk))
    case .mask(let content): .mask(walk.apart(content))
    case .clip(let view): .clip(walk.elements(of: view))
    case .layer(let view): .layer(walk.elements(of: view))
    }
  }
}

/// An annotation before its view is read.
struct AnnotationDeclaration {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution?
  var content: (AnnotationContext) -> any View

  /// The annotation, which reads its view for the sizes that it is asked for.
  @MainActor
  func read(in walk: ContentWalk) -> DeclaredAnnotation {
    let reading = walk.reading(.role("annotation"))
    return DeclaredAnnotation(
      position: position,
      alignment: alignment,
      spacing: spacing.map { Double($0) },
      overflow: overflow,
      elements: { reading.elements(of: content(AnnotationContext(targetSize: $0))) }
    )
  }
}
