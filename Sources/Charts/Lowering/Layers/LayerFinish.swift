import ChartModel
import ChartScales
import Foundation
import SwiftUI

/// Makes layers of the model of a layer that is gathered.
struct LayerFinish {
  let draft: LayerDraft
  private let looks: ChartLooks
  private let plan: SeriesPlan
  private let zone: TimeZone
  /// Plans the series of a layer.
  init(_ draft: LayerDraft, looks: ChartLooks, zone: TimeZone) {
    self.draft = draft
    self.looks = looks
    self.zone = zone
    plan = SeriesPlan(of: draft, looks: looks)
  }

  /// What each series of the layer looks like, where the author says so.
  var styles: [String: MarkStyle] { plan.styles.filter { $0.value != MarkStyle() } }

  /// The layers: one, or for a function those of its graph over a domain.
  ///
  /// Rows stand in the order of the data. Resolving sorts those of lines along their axis, also over amounts,
  /// where the original connects them as they come: a reader who goes along an axis must not be sent back
  /// and forth, and what is told of a course holds along an axis alone.
  func layers(domain: Interval) -> [MarkLayer] {
    if let function = draft.function { return functionLayers(function, domain: domain) }
    var channels: [Channel: Column] = [:]
    for (channel, column) in draft.positions { channels[channel] = column.column(zone: zone) }
    if draft.mark == .sector {
      channels[.series] = sectorNames
    } else if !plan.names.isEmpty {
      let categories = ColumnDraft(label: plan.label, names: plan.names)
      channels[.series] = categories.column(order: plan.order, zone: zone)
    }
    addAmounts(to: &channels)
    var layer = MarkLayer(draft.mark, channels: channels, stacking: stacking)
    styleTable.write(to: &layer)
    layer.elements = draft.elements.elements
    layer.annotations = draft.annotations
    layer.innerRadius = holeShare(layer)
    layer.companions = companions
    return [layer]
  }

  /// Marks with a place among others of their category stand side by side.
  private var stacking: Stacking {
    if draft.encodings[.position] != nil { return .grouped }
    return Stacking(draft.stacking)
  }

  // MARK: Sectors

  /// What sectors are called: the field of their colour, or their labels.
  private var sectorNames: Column? {
    let fields: [DeclaredMarks.Encoding] = [.foregroundStyle, .series, .symbol]
    guard let field = fields.first(where: { draft.encodings[$0] != nil }),
      let column = draft.encodings[field]
    else {
      let labels = draft.elements.elements.labels
      return labels.isEmpty ? nil : Column("", values: .categories(CategoryValues(labels)))
    }
    let names = (0..<draft.count).map { column.value(at: $0)?.plainText ?? "" }
    return ColumnDraft(label: column.label, names: names).column(zone: zone)
  }

  private func holeShare(_ layer: MarkLayer) -> Double {
    guard layer.mark == .sector, case .ratio(let share)? = layer.styles.first?.innerRadius else {
      return 0
    }
    return min(max(share, 0), 0.95)
  }

  // MARK: Amounts that are no place

  /// Cells show an amount by their colour, points by their size.
  private func addAmounts(to channels: inout [Channel: Column]) {
    if draft.mark == .rectangle, let column = draft.encodings[.foregroundStyle],
      column.kind == .quantitative
    {
      channels[.color] = column.column(zone: zone)
    }
    if let column = draft.encodings[.symbolSize], column.kind == .quantitative {
      channels[.symbolSize] = column.column(zone: zone)
    }
  }

  /// Amounts that the colour of single marks shows, of which no channel of the model tells.
  private var companions: [Column] {
    guard let column = draft.encodings[.foregroundStyle], column.kind == .quantitative,
      draft.mark != .rectangle, !draft.isSplit(by: .foregroundStyle)
    else { return [] }
    return [column.column(zone: zone)]
  }

  /// The styles of the marks: those of modifiers, over those that scales give single values.
  private var styleTable: StyleTable {
    let shown = shownFields
    guard !shown.isEmpty else { return draft.styles }
    var table = StyleTable()
    let amounts = shown.first { $0.0 == .foregroundStyle && $0.1.kind != .nominal }
    let paints = amounts.map { looks.paints(of: $0.1) } ?? []
    for row in 0..<draft.count {
      var style = MarkStyle()
      for (field, column) in shown {
        if column.kind != .nominal, field == .foregroundStyle {
          style.paint = paints[row]
          continue
        }
        guard let value = column.value(at: row) else { continue }
        looks.apply(value, of: field, isChosen: true, to: &style)
      }
      table.append(draft.styles.style(ofRow: row).over(style), count: 1)
    }
    return table
  }

  /// The fields whose values choose looks mark by mark, and not as series or by a channel of the model.
  private var shownFields: [(DeclaredMarks.Encoding, ColumnDraft)] {
    draft.encodings.compactMap { field, column in
      if draft.mark == .sector { return field == .foregroundStyle ? (field, column) : nil }
      if field == .symbolSize { return column.kind == .nominal ? (field, column) : nil }
      if field == .foregroundStyle, draft.mark == .rectangle, column.kind == .quantitative {
        return nil
      }
      return draft.isSplit(by: field) || field == .position ? nil : (field, column)
    }
  }
}
