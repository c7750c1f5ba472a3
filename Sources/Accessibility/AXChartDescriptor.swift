public import Foundation

/// Something that has a description of a chart.
public protocol AXChart: AnyObject {
  /// The description; `nil` where there is none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A chart described for people who do not see it.
public final class AXChartDescriptor: NSObject, NSCopying {
  /// Where the x axis leads.
  public enum ContentDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  private var titled: TitledText
  /// What the chart shows, in words.
  public var summary: String?
  /// Where the x axis leads; to the right unless said otherwise.
  public var contentDirection = ContentDirection.leftToRight
  /// Where the chart lies in what contains it, in points.
  public var contentFrame = CGRect.zero
  /// The series in order.
  public var series: [AXDataSeriesDescriptor]
  /// The axis of the first values.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the second values; `nil` where there are none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of further values, in the order in which the points give them.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// A chart with a plain title.
  public init(
    title: String? = nil,
    summary: String? = nil,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    titled = TitledText(plain: title)
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// A chart with a title that has attributes.
  public init(
    attributedTitle: NSAttributedString?,
    summary: String? = nil,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    titled = TitledText(attributed: attributedTitle)
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// The title; setting it drops the attributes of the one before.
  public var title: String? {
    get { titled.plain }
    set { titled = TitledText(plain: newValue) }
  }

  /// The title with attributes; where both are set, the later holds.
  public var attributedTitle: NSAttributedString? {
    get { titled.attributed }
    set { titled = TitledText(attributed: newValue) }
  }

  /// A copy with copies of the axes and series, so that changing one leaves the other.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle,
      summary: summary,
      xAxis: Self.copy(of: xAxis),
      yAxis: yAxis.map { Self.copy(of: $0) },
      additionalAxes: additionalAxes.map { Self.copy(of: $0) },
      series: series.map { $0.copy() as? AXDataSeriesDescriptor ?? $0 }
    )
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }

  private static func copy<Axis>(of axis: Axis) -> Axis {
    (axis as? any NSCopying)?.copy(with: nil) as? Axis ?? axis
  }
}

/// Words that may have attributes.
struct TitledText {
  let plain: String?
  let attributed: NSAttributedString?

  init(plain: String?) {
    self.plain = plain
    attributed = plain.map { NSAttributedString(string: $0) }
  }

  init(attributed: NSAttributedString?) {
    plain = attributed?.string
    self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
  }
}
