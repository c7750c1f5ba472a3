import Accessibility
import ChartModel
import ChartScales
import Foundation

/// Makes a specification of what an author's descriptor says of a chart.
///
/// Series that are continuous become lines, others bars over names and points over numbers. What the author's
/// axes say of each value is what the marks say, verbatim; further axes are said with it.
struct DescriptorLowering {
  private(set) var spec: ChartSpec

  /// Reads a descriptor; the client's closures for values run here, once a value.
  init(_ descriptor: AXChartDescriptor, timeZone: String) {
    spec = ChartSpec(title: descriptor.title, layers: [], timeZone: timeZone)
    spec.summary = descriptor.summary
    for isContinuous in [true, false] {
      let series = descriptor.series.filter { $0.isContinuous == isContinuous }
      if !series.isEmpty { spec.layers.append(Self.layer(series, of: descriptor)) }
    }
    spec.x = Self.axis(descriptor.xAxis)
    spec.y = descriptor.yAxis.map(Self.axis) ?? AxisSpec()
    spec.x.isReversed = descriptor.contentDirection == .rightToLeft
  }

  private static func layer(
    _ series: [AXDataSeriesDescriptor],
    of descriptor: AXChartDescriptor
  ) -> MarkLayer {
    let points = series.flatMap(\.dataPoints)
    let names = series.flatMap { one in one.dataPoints.map { _ in one.name } }
    let isNominal = descriptor.xAxis is AXCategoricalDataAxisDescriptor
    let mark: Mark = series[0].isContinuous ? .line : isNominal ? .bar : .point
    var channels = [Channel.x: x(points, of: descriptor)]
    if let axis = descriptor.yAxis {
      let values = points.map { $0.yValue?.number ?? .nan }
      let (name, unit) = HeaderUnit.split(axis.title)
      channels[.y] = Column(
        name,
        unit: unit,
        values: .numbers(values.map { $0.isFinite ? $0 : .nan })
      )
    }
    if names.contains(where: { $0 != nil }) {
      channels[.series] = Column("", values: .categories(CategoryValues(names)))
    }
    var layer = MarkLayer(mark, channels: channels)
    layer.elements.labels = points.map { label(of: $0, on: descriptor.xAxis) }
    layer.elements.values = points.map { value(of: $0, descriptor) }
    return layer
  }

  private static func x(_ points: [AXDataPoint], of descriptor: AXChartDescriptor) -> Column {
    guard let axis = descriptor.xAxis as? AXCategoricalDataAxisDescriptor else {
      let (name, unit) = HeaderUnit.split(descriptor.xAxis.title)
      let values = points.map { $0.xValue.number ?? .nan }.map { $0.isFinite ? $0 : .nan }
      return Column(name, unit: unit, values: .numbers(values))
    }
    let order = axis.categoryOrder
    let all = CategoryValues(order + points.map { $0.xValue.category ?? "" })
    return Column(
      axis.title,
      values: .categories(
        CategoryValues(codes: Array(all.codes.dropFirst(order.count)), names: all.names)
      )
    )
  }

  /// The point's own label, else what the axis says of its place; names say themselves.
  private static func label(of point: AXDataPoint, on axis: any AXDataAxisDescriptor) -> String? {
    if let label = point.label, !label.isEmpty { return label }
    guard let axis = axis as? AXNumericDataAxisDescriptor, let x = point.xValue.number else {
      return nil
    }
    let text = axis.valueDescriptionProvider(x)
    return text.isEmpty ? nil : text
  }

  /// What the axes say of a point's amounts, the vertical one first.
  private static func value(of point: AXDataPoint, _ descriptor: AXChartDescriptor) -> String? {
    var texts: [String] = []
    if let axis = descriptor.yAxis, let y = point.yValue?.number, y.isFinite {
      texts.append(axis.valueDescriptionProvider(y))
    }
    for (axis, value) in zip(descriptor.additionalAxes, point.additionalValues) {
      let numeric = axis as? AXNumericDataAxisDescriptor
      let number = value.number.flatMap { numeric?.valueDescriptionProvider($0) }
      guard let text = number ?? value.category else { continue }
      texts.append(axis.title.isEmpty ? text : "\(axis.title) \(text)")
    }
    let said = texts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  private static func axis(_ axis: any AXDataAxisDescriptor) -> AxisSpec {
    if let axis = axis as? AXCategoricalDataAxisDescriptor {
      return AxisSpec(
        title: axis.title,
        categories: axis.categoryOrder.isEmpty ? nil : axis.categoryOrder
      )
    }
    guard let axis = axis as? AXNumericDataAxisDescriptor else {
      return AxisSpec(title: axis.title)
    }
    return self.axis(axis)
  }

  private static func axis(_ axis: AXNumericDataAxisDescriptor) -> AxisSpec {
    var spec = AxisSpec(title: axis.title, scaleType: axis.scaleType == .linear ? .linear : .log)
    let range = axis.range
    if range.lowerBound.isFinite, range.upperBound.isFinite, range.lowerBound < range.upperBound {
      spec.domain = Interval(range.lowerBound, range.upperBound)
    }
    let places = axis.gridlinePositions.filter(\.isFinite)
    if !places.isEmpty { spec.marks = [AxisMarkSet(values: .places(places))] }
    return spec
  }
}

extension AXDataPoint.Value {
  /// The number; `nil` for a category.
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The category; `nil` for a number.
  fileprivate var category: String? {
    if case .category(let category) = self { category } else { nil }
  }
}
