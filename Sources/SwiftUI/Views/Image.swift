public import Foundation

/// A picture, read by its name.
public nonisolated struct Image: PrimitiveView, Equatable {
  /// Read by itself.
  public typealias Body = Never

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How a picture fills its frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is shown in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  let name: String
  /// Words of the picture; `nil` where its name is all there is.
  let label: Text?
  let isDecorative: Bool

  init(name: String, label: Text? = nil, isDecorative: Bool = false) {
    self.name = name
    self.label = label
    self.isDecorative = isDecorative
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(name: systemName) }

  /// A symbol of the system, in part filled.
  public init(systemName: String, variableValue: Double?) { self.init(name: systemName) }

  /// A picture of the client's.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

  /// A picture of the client's with words.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label)
  }

  /// A picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, isDecorative: true)
  }

  /// The same picture, which may be stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  /// The same picture in a way of showing colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var attributes = reader.attributes
    attributes.accessibility.label = label?.string(in: reader.environment)
    if isDecorative { attributes.accessibility.isHidden = true }
    return [ViewElement(.image(name), attributes: attributes)]
  }
}
