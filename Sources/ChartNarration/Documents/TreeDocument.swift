import ChartAccessibility
public import ChartLocalization

/// A tree with its words, as indented text or as JSON.
///
/// The JSON: `schema` "chartvoice-tree", `version`, `locale`, and `root`, a node of `id`, `role`, `label`,
/// `value` (absent where a node shows nothing), `identifier` (the author's own name of it, absent without),
/// `position` and `setSize` (from 1, among siblings of one
/// role), `facts` (ids) and `children`; and `proof`, as in `Proof`.
public struct TreeDocument: Sendable {
  private let narrator: Narrator

  /// Prepares the tree that a narrator tells.
  public init(_ narrator: Narrator) {
    self.narrator = narrator
  }

  /// One line a node, two spaces a level: its name in the readers' language, its id and, behind an equals
  /// sign, the author's own name of it.
  public func text(diagnostics: inout [LocalizationDiagnostic]) -> String {
    var lines: [String] = []
    appendLines(narrator.tree.root, depth: 0, to: &lines, &diagnostics)
    return lines.joined(separator: "\n")
  }

  /// The tree as JSON.
  public func json(diagnostics: inout [LocalizationDiagnostic]) -> String {
    JSONText.of(
      Body(
        locale: narrator.localizer.locale.description,
        root: encoded(narrator.tree.root, &diagnostics),
        proof: Proof(of: narrator.tree, locale: narrator.localizer.locale)
      )
    )
  }

  private func appendLines(
    _ node: AccessibilityNode,
    depth: Int,
    to lines: inout [String],
    _ diagnostics: inout [LocalizationDiagnostic]
  ) {
    let name = narrator.name(of: node, diagnostics: &diagnostics)
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    let identifier = node.identifier.map { " = \(PlainName.text(of: $0))" } ?? ""
    lines.append("\(String(repeating: "  ", count: depth))\(line) [\(node.id)\(identifier)]")
    for child in narrator.tree.children(of: node) {
      appendLines(child, depth: depth + 1, to: &lines, &diagnostics)
    }
  }

  private func encoded(
    _ node: AccessibilityNode,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> Node {
    var children: [Node] = []
    for child in narrator.tree.children(of: node) { children.append(encoded(child, &diagnostics)) }
    return Node(
      id: node.id,
      role: node.role,
      label: narrator.text(node.label, diagnostics: &diagnostics),
      value: node.value.map { narrator.text($0, diagnostics: &diagnostics) },
      identifier: node.identifier,
      position: node.position,
      setSize: node.setSize,
      facts: node.facts,
      children: children
    )
  }

  private struct Body: Encodable {
    let schema = "chartvoice-tree"
    let version = AccessibilityTree.schemaVersion
    let locale: String
    let root: Node
    let proof: Proof
  }

  private struct Node: Encodable {
    let id: NodeID
    let role: AccessibilityNode.Role
    let label: String
    let value: String?
    let identifier: String?
    let position: Int
    let setSize: Int
    let facts: [String]
    let children: [Node]
  }
}
