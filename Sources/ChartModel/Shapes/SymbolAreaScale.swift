/// The areas of symbols that show an amount.
///
/// Areas are in proportion to the amounts from zero, so that twice the amount is twice the area; the largest
/// magnitude of the chart has the largest area. Amounts too small for the smallest area have that one, and
/// stay visible. Negative amounts have the area of their magnitude.
public struct SymbolAreaScale: Sendable, Equatable {
  /// The smallest and the largest area where the author leaves them open, in square points.
  public static let usual: ClosedRange<Double> = 20...200

  /// The smallest and the largest area in square points.
  public let areas: ClosedRange<Double>

  /// The magnitude that has the largest area; 0 where no mark has one.
  public let largest: Double

  /// The scale of all layers of a chart together; `nil` where none shows an amount by the area of symbols.
  public init?(of chart: ResolvedChart) {
    let columns = chart.layers.compactMap { $0.channels[.symbolSize] }
      .filter { $0.values.kind == .quantitative }
    guard !columns.isEmpty else { return nil }
    self.init(amounts: columns.flatMap(\.values.scalars), areas: chart.style.symbolAreas)
  }

  /// The scale of some amounts; areas that are negative or not finite are the usual ones.
  public init(amounts: [Double], areas: ClosedRange<Double>? = nil) {
    let isUsable = areas.map { $0.lowerBound >= 0 && $0.upperBound.isFinite } ?? false
    self.areas = isUsable ? areas ?? Self.usual : Self.usual
    largest = amounts.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
  }

  /// The area of an amount in square points; `nil` for a missing one.
  public func area(of amount: Double) -> Double? {
    guard amount.isFinite else { return nil }
    guard largest > 0 else { return areas.lowerBound }
    return min(max(areas.upperBound * (abs(amount) / largest), areas.lowerBound), areas.upperBound)
  }
}
