/// One kind of mark, drawn once for each row of its channels.
///
/// Channels are whole columns of one length; row `i` of each belongs to mark `i`. There is no object
/// a mark.
public struct MarkLayer: Sendable, Equatable, Codable {
  /// The kind of mark.
  public var mark: Mark

  /// The columns that drive the marks' properties; all of one length.
  public var channels: [Channel: Column]

  /// What happens to bars and areas that share a place.
  public var stacking: Stacking

  /// How rows that share a place and a series become one mark, or `nil` for one mark a row.
  public var aggregate: Aggregate?

  /// The radius of the hole in a circle of sectors, as a share of the circle's own, 0..<1.
  public var innerRadius: Double

  /// Whether the amounts on x are sorted into bins, whose counts the marks show on y.
  public var isBinned: Bool

  /// The function whose graph the layer is, or `nil` for data.
  public var function: PlottedFunction?

  /// Columns of amounts or names that are not drawn but belong to the same rows: what facts may be
  /// checked by, and what says that some amounts are provisional.
  public var companions: [Column] = []

  /// How much of their unit's room the marks that stand side by side take together; `nil` leaves it to
  /// the drawing.
  public var groupSpan: MarkDimension?

  /// The styles of the layer's marks: none, one for all, or several, of which `styleOfRow` says which.
  public var styles: [MarkStyle] = []

  /// The number of each row's style; empty where there is at most one.
  public var styleOfRow: [Int32] = []

  /// What the author says of single marks.
  public var elements = MarkElements()

  /// What the author writes beside marks.
  public var annotations: [MarkAnnotation] = []

  /// Whether the marks show again what another layer shows: symbols on a line, a line along an area.
  ///
  /// They are drawn, and read with the other. ``ChartSpec/markingRepeats()`` finds those that an author
  /// does not name.
  public var repeatsOther = false

  /// Makes a layer; every column must have the same number of rows.
  public init(
    _ mark: Mark,
    channels: [Channel: Column],
    stacking: Stacking = .standard,
    aggregate: Aggregate? = nil,
    innerRadius: Double = 0,
    isBinned: Bool = false
  ) {
    precondition(
      Set(channels.values.map(\.values.count)).count <= 1,
      "the channels of a layer have one length"
    )
    self.mark = mark
    self.channels = channels
    self.stacking = stacking
    self.aggregate = aggregate
    self.innerRadius = innerRadius
    self.isBinned = isBinned
  }

  /// How many rows, and without an aggregate how many marks, there are.
  public var rowCount: Int {
    channels.values.first?.values.count ?? 0
  }
}

/// What happens to bars and areas that share a place.
public enum Stacking: String, Sendable, Equatable, Codable, CaseIterable {
  /// One on top of the other; negative values below zero.
  case standard

  /// One on top of the other, as shares of their sum.
  case normalized

  /// One on top of the other, centred on zero.
  case center

  /// Side by side within their category.
  case grouped

  /// Over one another.
  case unstacked

  /// On both sides of zero: the first series towards the start of the axis, the second towards its end.
  ///
  /// Amounts stay as they are; only their places are mirrored, and the axis tells magnitudes.
  case mirrored
}

/// How rows that share a place become one value.
public enum Aggregate: String, Sendable, Equatable, Codable, CaseIterable {
  /// Their sum.
  case sum

  /// Their arithmetic mean.
  case mean

  /// Their median.
  case median

  /// The smallest.
  case minimum

  /// The largest.
  case maximum

  /// How many values there are, missing ones not counted.
  case count
}
