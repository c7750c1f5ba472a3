/// A scale that gives each category a point, the points equally far apart.
///
/// Source: the documented behaviour of d3-scale `scalePoint`: a band scale whose bands have no
/// width. One point alone lies at the share `align` of the range.
public struct PointScale: Sendable, Hashable, Codable {
  private let bands: BandScale

  /// Makes the scale of some categories.
  ///
  /// `padding` is what is left free before the first and after the last point, in steps.
  public init(
    domain: [String],
    padding: Double = 0,
    align: Double = 0.5,
    range: Interval = .unit
  ) {
    bands = BandScale(
      domain: domain,
      paddingInner: 1,
      paddingOuter: padding,
      align: align,
      range: range
    )
  }

  /// The categories in order, each once: of equal ones the first is kept.
  public var domain: [String] { bands.domain }
  /// The positions between which the points lie.
  public var range: Interval { bands.range }
  /// What is left free before the first and after the last point, in steps.
  public var padding: Double { bands.paddingOuter }
  /// How the outer room is shared: 0 puts all of it after the points, 1 before, 0.5 half and half.
  public var align: Double { bands.align }
  /// The distance between neighbouring points, not negative.
  public var step: Double { bands.step }

  /// The position of the category with an index in `domain`; `NaN` outside it.
  public func position(ofIndex index: Int) -> Double { bands.position(ofIndex: index) }

  /// The position of a category; `nil` for one that is not in the domain.
  public func position(of category: String) -> Double? { bands.position(of: category) }

  /// A category's place in the domain; `nil` if it has none.
  public func index(of category: String) -> Int? { bands.index(of: category) }

  /// The index of the point nearest to a position; `nil` for an empty domain.
  public func index(nearest position: Double) -> Int? { bands.index(nearest: position) }
}
