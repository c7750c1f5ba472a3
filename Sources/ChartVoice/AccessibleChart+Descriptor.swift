#if os(Linux)
public import Accessibility
import ChartAccessibility
public import ChartLocalization
import ChartModel
import ChartNarration
public import ChartRendering
import ChartScales
public import Charts
import Foundation

extension Chart {
  /// What the chart tells an audio graph of itself, in English; `nil` for one that no axis can show.
  ///
  /// A descriptor that the author gives has to be given around the chart, and is read there.
  @MainActor
  public var accessibilityChartDescriptor: AXChartDescriptor? {
    (try? AccessibleChart(self))?.chartDescriptor()
  }
}

extension AccessibleChart {
  /// What the chart tells an audio graph: title, summary, axes and series, in words of one language.
  ///
  /// Where categories stand along the vertical axis they are told as `x`, which alone can hold them; cells
  /// are a series a row with their amounts as `y`. Marks from one amount to another have the lower one as an
  /// additional value. Marks without an amount are left out.
  public func chartDescriptor(
    localizer: Localizer = Localizer(locale: .english)
  ) -> AXChartDescriptor {
    let making = DescriptorMaking(chart: resolved, narrator: narrator(localizer))
    let descriptor = AXChartDescriptor(
      title: making.title,
      summary: narrator(localizer).description(.standard).document(.text, localizer: localizer),
      xAxis: making.dimensionAxis,
      yAxis: making.measureAxis,
      additionalAxes: making.additionalAxes,
      series: making.series
    )
    if making.isReversed { descriptor.contentDirection = .rightToLeft }
    return descriptor
  }
}

/// Makes the parts of a descriptor.
private struct DescriptorMaking {
  let chart: ResolvedChart
  let narrator: Narrator

  var title: String {
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator.text(narrator.tree.root.label, diagnostics: &diagnostics)
  }

  private var layers: [ResolvedLayer] {
    chart.layers.filter { !$0.repeatsOther && $0.mark != .rule && amounts(of: $0) != nil }
  }

  private var isLying: Bool { layers.first?.orientation == .horizontal }
  private var dimension: ResolvedAxis? { isLying ? chart.y : chart.x }
  private var measure: ResolvedAxis? { isLying ? chart.x : chart.y }
  private var circle: ResolvedLayer? { layers.first { $0.mark == .sector } }
  private var cells: ResolvedLayer? { layers.first { $0.channels[.color] != nil } }

  var isReversed: Bool {
    guard let scale = chart.x?.scale, !isLying else { return false }
    return scale.position(of: scale.domain.start) > scale.position(of: scale.domain.end)
  }

  // MARK: Axes

  var dimensionAxis: any AXDataAxisDescriptor {
    if let circle {
      let names = circle.series.flatMap(\.rows).compactMap { name(circle, Int($0)) }
      return AXCategoricalDataAxisDescriptor(
        title: circle.dimension?.name ?? "",
        categoryOrder: names
      )
    }
    guard let axis = dimension else {
      return AXCategoricalDataAxisDescriptor(title: "", categoryOrder: [])
    }
    if axis.kind == .nominal {
      return AXCategoricalDataAxisDescriptor(
        title: title(axis),
        categoryOrder: axis.categories
      )
    }
    return numeric(axis)
  }

  var measureAxis: AXNumericDataAxisDescriptor? {
    if let column = circle?.measure ?? cells?.channels[.color] { return numeric(column) }
    guard let axis = measure, axis.kind != .nominal else { return nil }
    return numeric(axis)
  }

  /// The lower ends of marks from one amount to another.
  var additionalAxes: [any AXDataAxisDescriptor] {
    guard let start = layers.lazy.filter(\.isRange).compactMap(\.measureStart).first else {
      return []
    }
    return [numeric(start)]
  }

  private func numeric(_ axis: ResolvedAxis) -> AXNumericDataAxisDescriptor {
    let domain = axis.scale.domain
    let descriptor = AXNumericDataAxisDescriptor(
      title: title(axis),
      range: min(domain.start, domain.end)...max(domain.start, domain.end),
      gridlinePositions: axis.ticks.map(\.value)
    ) { [narrator] value in
      Self.text(axis.quantity(value), narrator)
    }
    if case .log = axis.scale { descriptor.scaleType = .log10 }
    return descriptor
  }

  private func numeric(_ column: Column) -> AXNumericDataAxisDescriptor {
    let known = column.values.scalars.filter { !$0.isNaN }
    let (low, high) = (min(known.min() ?? 0, 0), max(known.max() ?? 1, 0))
    return AXNumericDataAxisDescriptor(
      title: column.name,
      range: low...high,
      gridlinePositions: []
    ) { [narrator] value in
      let quantity = Quantity.amount(
        value,
        unit: column.unit,
        format: column.format,
        precision: .significant(4)
      )
      return Self.text(quantity, narrator)
    }
  }

  private func title(_ axis: ResolvedAxis) -> String {
    axis.names == nil ? axis.title : Self.text(axis.titleToTell, narrator)
  }

  private static func text(_ quantity: Quantity, _ narrator: Narrator) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator.text(Phrase("node-value", ["value": quantity]), diagnostics: &diagnostics)
  }

  // MARK: Series

  var series: [AXDataSeriesDescriptor] {
    layers.flatMap { layer in layer.channels[.color] == nil ? series(of: layer) : rows(of: layer) }
  }

  private func series(of layer: ResolvedLayer) -> [AXDataSeriesDescriptor] {
    layer.series.map { series in
      AXDataSeriesDescriptor(
        name: series.name ?? layer.measure?.name ?? "",
        isContinuous: layer.mark == .line || layer.mark == .area,
        dataPoints: points(series.rows, of: layer)
      )
    }
  }

  /// The cells of a heat map, a series a row.
  private func rows(of layer: ResolvedLayer) -> [AXDataSeriesDescriptor] {
    guard case .categories(let names)? = layer.channels[.y]?.values else {
      return series(of: layer)
    }
    let all = layer.series.flatMap(\.rows)
    return names.names.enumerated().map { code, name in
      AXDataSeriesDescriptor(
        name: name,
        isContinuous: false,
        dataPoints: points(all.filter { names.codes[Int($0)] == Int32(code) }, of: layer)
      )
    }
  }

  private func points(_ rows: [Int32], of layer: ResolvedLayer) -> [AXDataPoint] {
    guard let amounts = amounts(of: layer) else { return [] }
    let starts = layer.isRange ? layer.measureStart?.values.scalars : nil
    return rows.map(Int.init).filter { !amounts[$0].isNaN }.compactMap { row in
      let additional = starts.map { [AXDataPoint.Value.number($0[row])] } ?? []
      let label = layer.elements.labels.isEmpty ? nil : layer.elements.labels[row]
      if let name = name(layer, row) {
        return AXDataPoint(x: name, y: amounts[row], additionalValues: additional, label: label)
      }
      guard let place = layer.dimension?.values.scalars[row], !place.isNaN else { return nil }
      return AXDataPoint(x: place, y: amounts[row], additionalValues: additional, label: label)
    }
  }

  private func name(_ layer: ResolvedLayer, _ row: Int) -> String? {
    guard case .categories(let names)? = layer.dimension?.values else { return nil }
    return names.name(at: row)
  }

  private func amounts(of layer: ResolvedLayer) -> [Double]? {
    if layer.isRange { return layer.measureEnd?.values.scalars }
    guard let column = layer.measure, column.values.kind == .quantitative else { return nil }
    return column.values.scalars
  }
}

extension ResolvedAxis {
  /// A value of the axis as it is said.
  fileprivate func quantity(_ value: Double) -> Quantity {
    guard kind == .temporal else {
      return .amount(value, unit: unit, format: format, precision: .significant(4))
    }
    return .date(value, unit: unitOfData ?? .day, sharing: nil)
  }
}
#endif
