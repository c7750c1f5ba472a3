/// The name of a node by its place: `chart`, `chart/series-2`, `chart/series-2/point-14`.
///
/// Positions count from 1. The same input gives the same ids, in tree, drawing, narration and score.
public struct NodeID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The path of places, separated by slashes.
  public var rawValue: String

  /// Takes a path as it is.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The root of every tree.
  public static let chart = NodeID(rawValue: "chart")

  /// What a reader has selected.
  public static let selection = chart.child("selection")

  /// Whether the node is the selection, or stands below it.
  var isOfSelection: Bool {
    self == .selection || rawValue.hasPrefix("\(NodeID.selection.rawValue)/")
  }

  /// The id of the child of a kind at a place among its kind, from 1.
  public func child(_ kind: String, _ position: Int) -> NodeID {
    NodeID(rawValue: "\(rawValue)/\(kind)-\(position)")
  }

  /// The id of the only child of a kind.
  public func child(_ kind: String) -> NodeID {
    NodeID(rawValue: "\(rawValue)/\(kind)")
  }

  /// The id as text that HTML and SVG accept as an `id` (no slash).
  public var attribute: String {
    String(rawValue.map { $0 == "/" ? "." : $0 })
  }

  /// The path.
  public var description: String { rawValue }
}
