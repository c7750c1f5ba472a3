import ChartModel
import ChartScales
import Foundation
import SwiftUI

extension ChartLowering {
  /// Reads what stands around the marks: legend, plot, scrolling, selection, and what lies over the plot.
  mutating func lowerSurroundings() {
    lowerLegend()
    lowerPlot()
    lowerRamp()
    lowerScrolling()
    spec.selection = selection
  }

  // MARK: Legend

  private mutating func lowerLegend() {
    let legend = declared.configuration.legend
    spec.style.legend.isHidden = legend.visibility == .hidden
    if let position = legend.position { spec.style.legend.position = Placement(position) }
    guard let content = legend.content else { return }
    spec.style.legend.texts = AuthoredText.all(
      in: declared.reading.elements(of: content),
      declared.environment
    )
  }

  // MARK: Plot

  /// The plot's size, background and border, as the closures of plot styles make them.
  private mutating func lowerPlot() {
    for attributes in declared.plotAttributes { lowerPlot(attributes) }
  }

  private mutating func lowerPlot(_ attributes: ViewAttributes) {
    let environment = declared.environment
    if let width = possible(attributes.frame?.width) { spec.style.plotWidth = width }
    if let height = possible(attributes.frame?.height) { spec.style.plotHeight = height }
    for layer in attributes.backgrounds {
      let fill = SymbolShape.outline(in: layer.elements)?.fill
      spec.style.plotBackground =
        fill.flatMap { Paint($0.paint(in: environment)) } ?? spec.style.plotBackground
      spec.texts += AuthoredText.all(in: layer.elements, environment)
    }
    if let border = attributes.border {
      spec.style.plotBorder = Paint(border.style.paint(in: environment))
      spec.style.plotBorderWidth = Double(border.width)
    }
  }

  private mutating func possible(_ side: CGFloat?) -> Double? {
    guard let side, !side.isSize else { return side.map { Double($0) } }
    diagnostics.append(.sizeIgnored("frame", side))
    return nil
  }

  // MARK: Amounts by colour and by size

  private mutating func lowerRamp() {
    let scales = declared.configuration.scales
    switch scales.foregroundStyle.range {
    case .gradient(let gradient)?: spec.style.ramp = gradient.stops.map { PaintColor($0.color) }
    case .list(let styles)? where hasAmountsByColor: spec.style.ramp = styles.compactMap(color)
    case .ends(let low, let high)?: spec.style.ramp = [low, high].compactMap(color)
    case .list?, nil: break
    }
    if case .ends(let low, let high)? = scales.symbolSize.range, low < high {
      spec.style.symbolAreas = low...high
    }
  }

  private var hasAmountsByColor: Bool { spec.layers.contains { $0.channels[.color] != nil } }

  private func color(_ style: AnyShapeStyle) -> PaintColor? {
    guard case .color(let color)? = Paint(style.paint(in: declared.environment)) else { return nil }
    return color
  }

  // MARK: Scrolling and selection

  private mutating func lowerScrolling() {
    let scrolling = declared.configuration.scrolling
    for (axis, length) in [(Channel.x, scrolling.xLength), (.y, scrolling.yLength)] {
      guard let length, !(length > 0 && length.isFinite) else { continue }
      let text = PrimitiveValue.number(length).plainText
      diagnostics.append(
        Diagnostic(.warning, .visibleLengthIgnored, arguments: [axis.rawValue, text])
      )
    }
    spec.x.visible = visible(scrolling.xLength, from: scrolling.x, [.x, .xStart, .xEnd])
    spec.y.visible = visible(scrolling.yLength, from: scrolling.y, [.y, .yStart, .yEnd])
  }

  /// From where the author scrolls to, else from the least value on.
  private func visible(
    _ length: Double?,
    from start: DeclaredValueBinding?,
    _ channels: [Channel]
  ) -> Interval? {
    guard let length, length > 0, length.isFinite else { return nil }
    let columns = spec.layers.flatMap { layer in channels.compactMap { layer.channels[$0] } }
    let least = columns.flatMap(\.values.scalars).filter { !$0.isNaN }.min()
    let place: Double? =
      switch start?.get() {
      case .name(let name)?: columns.lazy.compactMap { $0.values.place(of: name) }.first
      case let value?: value.amount
      case nil: nil
      }
    guard let from = place ?? least else { return nil }
    return Interval(from, from + length)
  }

  /// What the author's bindings hold: a range before a single value, x before y, else a sector.
  private var selection: ChartSelection? {
    let selection = declared.configuration.selection
    return Self.selection(.x, selection.x, selection.xRange)
      ?? Self.selection(.y, selection.y, selection.yRange) ?? sector(selection.angle)
  }

  private static func selection(
    _ channel: Channel,
    _ value: DeclaredValueBinding?,
    _ range: DeclaredRangeBinding?
  ) -> ChartSelection? {
    if let ends = range?.get() {
      if let low = ends.0.amount, let high = ends.1.amount {
        return ChartSelection(channel, .interval(Interval(low, high)))
      }
      return ChartSelection(channel, .names([ends.0.plainText, ends.1.plainText]))
    }
    guard let value = value?.get() else { return nil }
    guard let amount = value.amount else {
      return ChartSelection(channel, .names([value.plainText]))
    }
    return ChartSelection(channel, .interval(Interval(amount, amount)))
  }

  /// The sector in which an amount around the circle falls: the value of an angle counts from the top.
  private func sector(_ angle: DeclaredValueBinding?) -> ChartSelection? {
    guard let amount = angle?.get()?.amount,
      let layer = spec.layers.first(where: { $0.mark == .sector }),
      let amounts = layer.channels[.angle]?.values.scalars,
      case .categories(let names)? = layer.channels[.series]?.values
    else { return nil }
    var end = 0.0
    for (row, part) in amounts.enumerated() where part >= 0 {
      end += part
      if amount <= end { return names.name(at: row).map { ChartSelection(.angle, .names([$0])) } }
    }
    return nil
  }
}

extension ColumnValues {
  /// The place of a name among the column's; `nil` for another, and in a column of no names.
  fileprivate func place(of name: String) -> Double? {
    guard case .categories(let values) = self else { return nil }
    return values.names.firstIndex(of: name).map(Double.init)
  }
}
