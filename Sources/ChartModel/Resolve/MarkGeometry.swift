public import ChartScales

/// Where the marks of one series stand, as fractions of the plot: the one answer for drawing, touch and
/// sound.
///
/// Both axes run 0...1, left to right and bottom to top. Made once a series, asked once a mark.
public struct MarkGeometry: Sendable {
  private let layer: ResolvedLayer
  private let series: ResolvedSeries
  private let seriesCount: Int
  private let dimensionAxis: ResolvedAxis?
  private let measureAxis: ResolvedAxis?
  private let places: [Double]?
  private let amounts: [Double]?
  private let starts: [Double]?
  private let ends: [Double]?
  private let dimensionStarts: [Double]?
  private let dimensionEnds: [Double]?
  private let boxes: [BoxMark?]?
  private let widths: MarkWidths
  private let offset: UTCOffset

  /// Prepares the marks of one series.
  ///
  /// `layer` and `series` are places in the chart, from 0; `offset` gives seconds east of UTC of the
  /// chart's time zone, for the ends of calendar units. `plotWidth` and `plotHeight` are the size in points
  /// of what the axes span, by which sizes in points become fractions.
  public init(
    of chart: ResolvedChart,
    layer layerIndex: Int,
    series seriesIndex: Int,
    plotWidth: Double = 640,
    plotHeight: Double = 400,
    offset: @escaping UTCOffset
  ) {
    layer = chart.layers[layerIndex]
    series = layer.series[seriesIndex]
    seriesCount = chart.seriesNames.count
    let isVertical = layer.orientation == .vertical
    dimensionAxis = isVertical ? chart.x : chart.y
    measureAxis = isVertical ? chart.y : chart.x
    places = layer.dimension?.values.scalars
    amounts = layer.channels[isVertical ? .y : .x]?.values.scalars
    starts = layer.stacked?.start ?? layer.measureStart?.values.scalars
    ends = layer.stacked?.end ?? layer.measureEnd?.values.scalars
    dimensionStarts = layer.channels[isVertical ? .xStart : .yStart]?.values.scalars
    dimensionEnds = layer.channels[isVertical ? .xEnd : .yEnd]?.values.scalars
    boxes = layer.boxes
    widths = MarkWidths(of: layer, plotWidth: plotWidth, plotHeight: plotHeight)
    self.offset = offset
  }

  /// The rectangle that a mark takes up, of no width or height for lines, points and rules.
  ///
  /// A box reaches from its least to its greatest value; sectors have none.
  ///
  /// `nil` for a gap: a missing value, or one that the scale cannot place.
  public func box(ofRow row: Int) -> MarkBox? {
    guard let dimension = dimensionExtent(row), let measure = measureExtent(row) else { return nil }
    let all = [dimension.start, dimension.end, measure.start, measure.end]
    guard all.allSatisfy(\.isFinite) else { return nil }
    return layer.orientation == .vertical
      ? MarkBox(x: dimension, y: measure) : MarkBox(x: measure, y: dimension)
  }

  private func dimensionExtent(_ row: Int) -> Interval? {
    if let dimensionStarts, let dimensionEnds, let axis = dimensionAxis {
      return Interval(
        axis.scale.position(of: dimensionStarts[row]),
        axis.scale.position(of: dimensionEnds[row])
      )
    }
    guard let places, let axis = dimensionAxis else { return whole }
    let place = places[row]
    guard !place.isNaN else { return nil }
    let slot = slot(ofRow: row, axis.span(of: place, offset), step: axis.step(of: place, offset))
    if [.bar, .rectangle, .box].contains(layer.mark) { return slot }
    let middle = (slot.start + slot.end) / 2
    return Interval(middle, middle)
  }

  /// Where a mark without a place stands: all over the plot, a point in its middle.
  private var whole: Interval { layer.mark == .point ? Interval(0.5, 0.5) : Interval(0, 1) }

  /// The part of a datum's span that the mark takes: nine tenths of a unit for bars unless an author says
  /// otherwise, shared by those that stand side by side.
  private func slot(ofRow row: Int, _ span: Interval, step: Interval) -> Interval {
    var span = span
    if [.bar, .box].contains(layer.mark), dimensionAxis?.kind != .nominal {
      let inset = (span.end - span.start) / 10
      span = Interval(span.start + inset, span.end - inset)
    }
    let own = widths.alongDimension(ofRow: row)
    guard let (group, count) = group(ofRow: row) else {
      return own.map { widths.sized(span, in: step, $0, isMeasure: false) } ?? span
    }
    if let all = layer.groupSpan { span = widths.sized(span, in: step, all, isMeasure: false) }
    let width = (span.end - span.start) / Double(count)
    let start = span.start + width * Double(group)
    let slot = Interval(start, start + width)
    return own.map { widths.sized(slot, in: slot, $0, isMeasure: false) } ?? slot
  }

  /// In which of how many places side by side a mark stands; `nil` for one that takes all of its unit.
  private func group(ofRow row: Int) -> (Int, Int)? {
    if let groups = layer.groups {
      let group = Int(groups.ofRow[row])
      return group >= 0 && groups.names.count > 1 ? (group, groups.names.count) : nil
    }
    return layer.stacking == .grouped && seriesCount > 1 ? (series.index, seriesCount) : nil
  }

  private func measureExtent(_ row: Int) -> Interval? {
    guard let axis = measureAxis else { return whole }
    if let boxes {
      return boxes[row].map {
        Interval(axis.scale.position(of: $0.minimum), axis.scale.position(of: $0.maximum))
      }
    }
    if let starts, let ends {
      guard !starts[row].isNaN, !ends[row].isNaN else { return nil }
      // A stack starts at zero, which a logarithmic axis does not have.
      let start = axis.scale.position(of: starts[row])
      let isBase = layer.stacked != nil && start.isNaN
      return Interval(isBase ? axis.baseline : start, axis.scale.position(of: ends[row]))
    }
    guard let amounts else { return whole }
    guard !amounts[row].isNaN else { return nil }
    if layer.mark == .rectangle {
      let span = axis.span(of: amounts[row], offset)
      guard let own = widths.alongMeasure(ofRow: row) else { return span }
      return widths.sized(span, in: axis.step(of: amounts[row], offset), own, isMeasure: true)
    }
    let end = axis.scale.position(of: amounts[row])
    guard layer.mark == .bar || layer.mark == .area else { return Interval(end, end) }
    return Interval(axis.baseline, end)
  }
}

/// The rectangle that a mark takes up, in fractions of the plot, left to right and bottom to top.
public struct MarkBox: Sendable, Equatable {
  /// From the start to the end of its horizontal extent; equal for a mark without width.
  public var x: Interval

  /// From the start to the end of its vertical extent; equal for a mark without height.
  public var y: Interval
}

extension ResolvedAxis {
  /// Where a bar's datum starts and ends: its band, its calendar unit, its step; a point without bars.
  package func span(of value: Double, _ offset: @escaping UTCOffset) -> Interval {
    if case .band(let scale) = scale {
      guard value >= 0, value < Double(scale.domain.count) else { return Interval(.nan, .nan) }
      let start = scale.position(ofIndex: Int(value))
      let end = start + scale.bandwidth
      return scale.range.isReversed ? Interval(end, start) : Interval(start, end)
    }
    guard let datumSpan else {
      let position = scale.position(of: value)
      return Interval(position, position)
    }
    if let unitOfData {
      let end = GregorianCalendar.adding(1, unitOfData, to: value, offset: offset)
      return Interval(scale.position(of: value), scale.position(of: end))
    }
    return Interval(
      scale.position(of: value - datumSpan / 2),
      scale.position(of: value + datumSpan / 2)
    )
  }

  /// The room of a datum's unit, from the middle of the gap before it to that of the gap after it.
  func step(of value: Double, _ offset: @escaping UTCOffset) -> Interval {
    let span = span(of: value, offset)
    guard case .band(let scale) = scale else { return span }
    let gap = (scale.step - scale.bandwidth) / 2 * (scale.range.isReversed ? -1 : 1)
    return Interval(span.start - gap, span.end + gap)
  }

  /// Where bars and areas start: at zero, or at the end of the domain that is nearest to it; on a
  /// logarithmic axis, which has no zero, at its lower end.
  var baseline: Double {
    let domain = scale.domain
    if case .log = scale { return scale.position(of: domain.lower) }
    return scale.position(of: min(max(0, domain.lower), domain.upper))
  }
}
