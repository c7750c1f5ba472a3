import ChartModel
import ChartScales
import Foundation
import SwiftUI

extension ChartLowering {
  /// Reads the axes.
  ///
  /// What stands at the values of an axis is told by client closures that are given the values, so the chart
  /// is resolved once without it.
  mutating func lowerAxes() {
    let configuration = declared.configuration
    let xMarks = marks(of: configuration.xAxis)
    let yMarks = marks(of: configuration.yAxis)
    diagnostics += configuration.scales.x.faults(of: .x) + configuration.scales.y.faults(of: .y)
    spec.x = axis(configuration.xAxis, configuration.scales.x, [.x, .xStart, .xEnd], xMarks)
    spec.y = axis(configuration.yAxis, configuration.scales.y, [.y, .yStart, .yEnd], yMarks)
    guard ((xMarks ?? []) + (yMarks ?? [])).contains(where: \.hasContent),
      let resolved = resolvedOnce
    else {
      return
    }
    note(fill(&spec.x.marks, xMarks, resolved.x), on: [.x, .xStart, .xEnd])
    note(fill(&spec.y.marks, yMarks, resolved.y), on: [.y, .yStart, .yEnd])
  }

  /// Amounts are told as the labels of their axis write them, but for those that an axis shows as shares.
  private mutating func note(_ notation: AmountNotation?, on channels: [Channel]) {
    guard let notation else { return }
    for layer in spec.layers.indices where spec.layers[layer].stacking != .normalized {
      for channel in channels
      where spec.layers[layer].channels[channel]?.values.kind == .quantitative {
        spec.layers[layer].channels[channel]?.note(notation)
      }
    }
  }

  private mutating func marks(of axis: DeclaredAxis) -> [DeclaredAxisMarks]? {
    guard let walk = axis.walk(reading: declared.reading) else { return nil }
    diagnostics += walk.faults.map(\.diagnostic)
    return walk.marks
  }

  /// A label that is a unit alone says what the amounts are in, not what they are of.
  private mutating func measure(_ channels: [Channel], in unit: String) {
    for index in spec.layers.indices {
      for channel in channels where spec.layers[index].channels[channel]?.unit == nil {
        guard spec.layers[index].channels[channel]?.values.kind == .quantitative else { continue }
        spec.layers[index].channels[channel]?.unit = unit
      }
    }
  }

  private mutating func axis(
    _ axis: DeclaredAxis,
    _ scale: DeclaredPositionScale,
    _ channels: [Channel],
    _ marks: [DeclaredAxisMarks]?
  ) -> AxisSpec {
    var lowered = AxisSpec(
      axis,
      scale,
      columns: spec.layers.flatMap { layer in channels.compactMap { layer.channels[$0] } },
      title: nil
    )
    if let title = title(of: axis) {
      if HeaderUnit.names(title) { measure(channels, in: title) } else { lowered.title = title }
    }
    lowered.marks = marks?.map { AxisMarkSet($0) }
    return lowered
  }

  /// The words of the innermost label; several texts are one title.
  private func title(of axis: DeclaredAxis) -> String? {
    guard let label = axis.labels.last else { return nil }
    let texts = declared.reading.elements(of: label.content).flatMap(\.texts)
    return texts.joined(separator: " ")
  }

  /// The chart resolved as it is so far; `nil` for one that no axis can show.
  var resolvedOnce: ResolvedChart? {
    let zone = self.zone
    return try? spec.resolved { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
  }

  private func fill(
    _ sets: inout [AxisMarkSet]?,
    _ marks: [DeclaredAxisMarks]?,
    _ axis: ResolvedAxis?
  ) -> AmountNotation? {
    guard let marks, let axis, let places = axis.marks else { return nil }
    var notation: AmountNotation?
    for (number, declaredMarks) in marks.enumerated() where places.indices.contains(number) {
      let values =
        declaredMarks.listed ?? places[number].ticks.map { axis.value(of: $0.value) }
      let told = sets?[number].fill(from: declaredMarks, at: values, declared.environment)
      notation = notation ?? told
    }
    return notation
  }
}

extension DeclaredAxisMarks {
  /// The values that the client lists, in its order, which is that of the model's items as well; `nil` for
  /// more of them than an axis marks.
  fileprivate var listed: [PrimitiveValue]? {
    guard case .listed(let values) = values, values.count <= 10_000 else { return nil }
    return values
  }

  /// Whether a client says what stands at each value.
  fileprivate var hasContent: Bool {
    switch content {
    case .usual(_, let format): format != nil
    case .items: true
    }
  }
}
