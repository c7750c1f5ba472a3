/// How much of a chart a score is of, where a reader has selected a part.
public struct ScoreSelection: Sendable, Equatable, Codable {
  /// How many marks are selected.
  public var markCount: Int

  /// How many marks there are.
  public var of: Int

  /// Makes the header's entry.
  public init(markCount: Int, of: Int) {
    self.markCount = markCount
    self.of = of
  }
}
