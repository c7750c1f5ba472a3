/// A smallest or largest value with every place where it stands.
public struct Extreme: Sendable, Equatable, Codable {
  /// The value, in data units.
  public let value: Double

  /// Where it stands: 0-based indices into the column, in reading order, at most
  /// ``positionLimit`` of them and never none.
  public let positions: [Int]

  /// How many times it stands in the column, exact even beyond the limit.
  public let count: Int

  /// The most positions that are kept.
  public static let positionLimit = 32
}
