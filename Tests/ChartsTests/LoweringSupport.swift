import ChartModel
import ChartScales
import SwiftUI
import Testing

// Lowering is reached through the front door alone; its laws are told of what it makes.
@testable import Charts

/// The first chart of a view, lowered.
@MainActor
func lowered(
  _ view: some View,
  sourceLocation: SourceLocation = #_sourceLocation
) throws
  -> LoweredChart
{
  try #require(ChartStage(view).charts().first, sourceLocation: sourceLocation)
}

/// The specification of a chart of some content.
@MainActor
func spec(@ChartContentBuilder _ content: () -> some ChartContent) throws -> ChartSpec {
  try lowered(Chart { content() }).spec
}

/// The codes of what a view lost, with their arguments.
@MainActor
func losses(_ view: some View) throws -> [String] {
  try lowered(view).diagnostics.map { "\($0.code) \($0.arguments.joined(separator: " "))" }
}

extension ChartSpec {
  /// The amounts, or seconds, on a channel of a layer; empty without.
  func scalars(_ channel: Channel, _ layer: Int = 0) -> [Double] {
    column(channel, layer)?.values.scalars ?? []
  }

  /// The names on a channel of a layer, one a mark; empty without.
  func names(_ channel: Channel, _ layer: Int = 0) -> [String?] {
    guard case .categories(let names)? = column(channel, layer)?.values else { return [] }
    return names.codes.indices.map(names.name(at:))
  }

  /// The names on a channel of a layer in their order; empty without.
  func order(_ channel: Channel, _ layer: Int = 0) -> [String] {
    guard case .categories(let names)? = column(channel, layer)?.values else { return [] }
    return names.names
  }

  /// The calendar unit on a channel of the first layer.
  func unit(_ channel: Channel) -> CalendarUnit? {
    if case .dates(_, let unit)? = layers[0].channels[channel]?.values { unit } else { nil }
  }

  private func column(_ channel: Channel, _ layer: Int) -> Column? {
    layers.indices.contains(layer) ? layers[layer].channels[channel] : nil
  }

  /// The style of each mark of a layer.
  func styles(_ layer: Int = 0) -> [MarkStyle] {
    guard layers.indices.contains(layer) else { return [] }
    let all = layers[layer].styles
    guard !layers[layer].styleOfRow.isEmpty else { return all }
    return layers[layer].styleOfRow.map { all[Int($0)] }
  }
}

/// Noon of a day in UTC, or another hour.
func instant(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let parts = DateComponents(year: year, month: month, day: day, hour: hour)
  return calendar.date(from: parts) ?? .distantPast
}
