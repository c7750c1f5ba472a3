import ChartLocalization

/// An element of an XML document with all that it holds.
struct XMLElement: Sendable {
  /// What stands in an element.
  enum Node: Sendable {
    /// Text, its references undone; two texts may follow one another.
    case text(String)
    /// An element.
    case element(XMLElement)
  }

  /// The name without a prefix.
  let name: String
  /// The name's namespace; empty if it has none.
  let namespace: String
  /// The attributes without namespace by name, and those of XML's own as `xml:lang`.
  var attributes: [String: String] = [:]
  /// Where the element starts.
  let position: SourcePosition
  /// What it holds, in order; comments and instructions are left out.
  var nodes: [Node] = []

  /// The elements in it.
  var elements: [XMLElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first element in it of its own namespace that has this name.
  func first(_ name: String) -> XMLElement? {
    elements.first { $0.name == name && $0.namespace == namespace }
  }

  /// The elements in it of its own namespace that have this name.
  func all(_ name: String) -> [XMLElement] {
    elements.filter { $0.name == name && $0.namespace == namespace }
  }

  /// All text within it.
  var text: String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }
}
