import Accessibility
import ChartModel
import Foundation
import SwiftUI

/// Finds the charts among the elements of a view, with the words around them.
@MainActor
struct ChartFinding {
  /// The frame that a chart without one of its own takes up, in points.
  let frame: CGRect

  /// The charts in reading order.
  func charts(in elements: [ViewElement]) -> [LoweredChart] {
    var found: [LoweredChart] = []
    find(in: elements, title: nil, to: &found)
    return found
  }

  private func find(
    in elements: [ViewElement],
    title: String?,
    to found: inout [LoweredChart]
  ) {
    var title = title
    for element in elements {
      title = element.attributes.navigationTitle ?? title
      find(in: element, title: title, to: &found)
      if let heading = element.heading { title = heading }
    }
  }

  private func find(
    in element: ViewElement,
    title: String?,
    to found: inout [LoweredChart]
  ) {
    let accessibility = element.attributes.accessibility
    if let stand = accessibility.representation, stand.hasCharts {
      find(in: stand, title: accessibility.label ?? title, to: &found)
      return
    }
    for layer in element.attributes.backgrounds {
      find(in: layer.elements, title: title, to: &found)
    }
    switch element.kind {
    case .chart(let chart as DeclaredChart): found.append(lowered(chart, element, title))
    case .stack(_, let elements):
      if element.attributes.accessibility.chartDescriptor != nil, !elements.hasCharts {
        found += described(element, title)
      } else {
        find(in: elements, title: element.attributes.accessibility.label ?? title, to: &found)
      }
    case .control(let control): find(in: control.label, title: title, to: &found)
    case .text, .image, .shape, .spacer, .chart: found += described(element, title)
    }
    for layer in element.attributes.overlays { find(in: layer.elements, title: title, to: &found) }
  }

  private func lowered(
    _ chart: DeclaredChart,
    _ element: ViewElement,
    _ title: String?
  ) -> LoweredChart {
    let attributes = element.attributes
    var lowering = ChartLowering(chart)
    let place = frame(of: attributes)
    lowering.lowerLayers(in: place)
    var spec = lowering.spec
    spec.title = spec.title ?? attributes.accessibility.label ?? title
    spec.style.width = attributes.frame?.width.flatMap { $0.isSize ? Double($0) : nil }
    spec.style.height = attributes.frame?.height.flatMap { $0.isSize ? Double($0) : nil }
    let sides = [attributes.frame?.width, attributes.frame?.height].compactMap { $0 }
    let impossible = sides.filter { !$0.isSize }.map { Diagnostic.sizeIgnored("frame", $0) }
    let descriptor = attributes.accessibility.chartDescriptor?.makeChartDescriptor()
    return LoweredChart(
      spec: spec,
      described: descriptor.map { DescriptorLowering($0, timeZone: spec.timeZone).spec },
      diagnostics: lowering.diagnostics + impossible,
      isDark: chart.environment.colorScheme == .dark,
      frame: place,
      gestures: attributes.gestures + lowering.gestures,
      selection: chart.configuration.selection,
      scrolling: chart.configuration.scrolling,
      proxy: lowering.proxy
    )
  }

  /// A picture, or any other view, that its author describes as a chart.
  private func described(_ element: ViewElement, _ title: String?) -> [LoweredChart] {
    guard let representable = element.attributes.accessibility.chartDescriptor else { return [] }
    let spec = DescriptorLowering(representable.makeChartDescriptor(), timeZone: "UTC").spec
    return [
      LoweredChart(
        spec: spec,
        described: nil,
        diagnostics: [],
        isDark: false,
        frame: frame(of: element.attributes),
        gestures: element.attributes.gestures,
        selection: DeclaredSelection(),
        scrolling: DeclaredScrolling(),
        proxy: nil
      )
    ]
  }

  private func frame(of attributes: ViewAttributes) -> CGRect {
    let (width, height) = (attributes.frame?.width, attributes.frame?.height)
    return CGRect(
      x: 0,
      y: 0,
      width: width.flatMap { $0.isSize ? $0 : nil } ?? frame.width,
      height: height.flatMap { $0.isSize ? $0 : nil } ?? frame.height
    )
  }
}

extension ViewElement {
  /// The words of a text that stands out as a heading; `nil` for any other element.
  fileprivate var heading: String? {
    switch kind {
    case .text(let text):
      let isHeading =
        attributes.accessibility.headingLevel != nil
        || attributes.accessibility.traits.contains(.isHeader)
        || attributes.font?.isOfTitle == true
      return isHeading ? text : nil
    case .stack(_, let elements): return elements.lazy.compactMap(\.heading).first
    default: return nil
    }
  }
}

extension Font {
  /// Whether titles and headlines are set in the font.
  fileprivate var isOfTitle: Bool {
    switch style {
    case .largeTitle, .title, .title2, .title3, .headline: true
    default: false
    }
  }
}

extension [ViewElement] {
  /// Whether there is a chart among the elements.
  fileprivate var hasCharts: Bool {
    contains { $0.flattened.contains { if case .chart = $0.kind { true } else { false } } }
  }
}
