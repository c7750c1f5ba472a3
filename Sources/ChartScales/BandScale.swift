/// A scale that gives each category a band of equal width, with padding between and around them.
///
/// ```
///   range.start                                              range.end
///   |<- outer ->|<-- bandwidth -->|<- inner ->|<-- bandwidth -->|<- outer ->|
///               |<----------- step ---------->|
/// ```
///
/// Source: the documented behaviour of d3-scale `scaleBand`, without rounding.
public struct BandScale: Sendable, Hashable {
  /// The categories in order, each once: of equal ones the first is kept.
  public let domain: [String]
  /// The share of a step that is left free between two bands, 0 to 1.
  public let paddingInner: Double
  /// What is left free before the first and after the last band, in steps; may be negative.
  public let paddingOuter: Double
  /// How the outer room is shared: 0 puts all of it after the bands, 1 before, 0.5 half and half.
  public let align: Double
  /// The positions between which the bands lie; a reversed range has the first band at its start.
  public let range: Interval
  /// The distance between the starts of neighbouring bands, not negative.
  public let step: Double
  /// The width of one band, not negative.
  public let bandwidth: Double
  /// The lowest position of the lowest band.
  private let origin: Double
  private let indices: [String: Int]

  /// Makes the scale of some categories.
  ///
  /// Inner padding above 1 counts as 1, `align` is held to 0 to 1. An empty domain has no bands.
  public init(
    domain: [String],
    paddingInner: Double = 0,
    paddingOuter: Double = 0,
    align: Double = 0.5,
    range: Interval = .unit
  ) {
    var indices: [String: Int] = [:]
    var categories: [String] = []
    for category in domain where indices[category] == nil {
      indices[category] = categories.count
      categories.append(category)
    }
    self.domain = categories
    self.indices = indices
    self.paddingInner = min(1, paddingInner)
    self.paddingOuter = paddingOuter
    self.align = max(0, min(1, align))
    self.range = range
    let count = Double(categories.count)
    let room = range.upper - range.lower
    step = room / max(1, count - self.paddingInner + paddingOuter * 2)
    bandwidth = step * (1 - self.paddingInner)
    origin = range.lower + (room - step * (count - self.paddingInner)) * self.align
  }

  /// The lowest position of the band of the category with an index in `domain`.
  ///
  /// `NaN` for an index outside the domain. In a reversed range too this is the band's lower edge.
  public func position(ofIndex index: Int) -> Double {
    guard domain.indices.contains(index) else { return .nan }
    return origin + step * Double(range.isReversed ? domain.count - 1 - index : index)
  }

  /// The lowest position of a category's band; `nil` for a category that is not in the domain.
  public func position(of category: String) -> Double? {
    index(of: category).map(position(ofIndex:))
  }

  /// The middle of a band; `NaN` for an index outside the domain.
  public func center(ofIndex index: Int) -> Double {
    position(ofIndex: index) + bandwidth / 2
  }

  /// A category's place in the domain; `nil` if it has none.
  public func index(of category: String) -> Int? {
    indices[category]
  }

  /// The index of the band whose middle is nearest to a position, the padding included.
  ///
  /// `nil` for an empty domain and for a position that is not finite.
  public func index(nearest position: Double) -> Int? {
    guard !domain.isEmpty, position.isFinite, origin.isFinite else { return nil }
    let steps = step > 0 ? (position - origin - bandwidth / 2) / step : 0
    let place = Int(max(0, min(steps.rounded(), Double(domain.count - 1))))
    return range.isReversed ? domain.count - 1 - place : place
  }
}

extension BandScale: Codable {
  private enum CodingKeys: String, CodingKey {
    case domain, paddingInner, paddingOuter, align, range
  }

  /// Reads a scale.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      domain: try values.decode([String].self, forKey: .domain),
      paddingInner: try values.decode(Double.self, forKey: .paddingInner),
      paddingOuter: try values.decode(Double.self, forKey: .paddingOuter),
      align: try values.decode(Double.self, forKey: .align),
      range: try values.decode(Interval.self, forKey: .range)
    )
  }

  /// Writes what the scale was made of.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(domain, forKey: .domain)
    try values.encode(paddingInner, forKey: .paddingInner)
    try values.encode(paddingOuter, forKey: .paddingOuter)
    try values.encode(align, forKey: .align)
    try values.encode(range, forKey: .range)
  }
}
