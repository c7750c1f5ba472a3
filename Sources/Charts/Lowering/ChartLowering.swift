import ChartModel
import ChartScales
import Foundation
import SwiftUI

/// Makes a specification of a chart as declared: the one place where what clients declare becomes columns,
/// scales and styles.
///
/// In phases, each with its value: marks are gathered into layers (`LayerDraft`), the layers' fields are
/// planned (`SeriesPlan`, `ChartLooks`), layers become columns (`LayerFinish`), and axes, legend and plot are
/// read from what modifiers say.
///
/// Where the original leaves a default undocumented, the choice is one that serves readers; each is said at
/// the type that makes it.
@MainActor
struct ChartLowering {
  let declared: DeclaredChart

  /// The specification so far.
  var spec: ChartSpec

  /// What could not be read, or is not drawn.
  var diagnostics: [Diagnostic] = []

  /// Answers for places and values, once what lies over the plot is read.
  var proxy: ChartProxy?

  /// The gestures over the chart.
  var gestures: [GestureReading] = []

  let zone: TimeZone
  private(set) var looks: ChartLooks

  /// Lowers a chart.
  init(_ declared: DeclaredChart) {
    self.declared = declared
    zone = Self.zone(of: declared)
    spec = ChartSpec(layers: [], timeZone: zone.identifier)
    looks = ChartLooks(DeclaredScales(), layers: [], environment: declared.environment)
    diagnostics = declared.faults.map(\.diagnostic)
    var drafts = gathered()
    ElementGrouping.apply(to: &drafts)
    looks = ChartLooks(
      declared.configuration.scales,
      layers: drafts,
      environment: declared.environment
    )
    finish(drafts)
    lowerAxes()
    lowerSurroundings()
    diagnostics = diagnostics.tallied
  }

  private mutating func finish(_ drafts: [LayerDraft]) {
    let domain = functionDomain(of: drafts)
    let named = namedChannels
    for draft in drafts {
      let finish = LayerFinish(draft, looks: looks, zone: zone)
      let layers = finish.layers(domain: domain ?? .unit)
      spec.layers += layers
      spec.style.series.merge(finish.styles) { first, _ in first }
      diagnostics += draft.faults(named: named) + finish.faults(of: layers, chartDomain: domain)
    }
    diagnostics += looks.faults
  }

  /// The channels along axes that their author names.
  private var namedChannels: Set<Channel> {
    let configuration = declared.configuration
    let x: [Channel] = configuration.xAxis.labels.isEmpty ? [] : [.x, .xStart, .xEnd]
    let y: [Channel] = configuration.yAxis.labels.isEmpty ? [] : [.y, .yStart, .yEnd]
    return Set(x + y)
  }

  /// Over what functions without a domain of their own are drawn: the author's horizontal domain, else what
  /// the chart's data span; `nil` where there is neither.
  private func functionDomain(of drafts: [LayerDraft]) -> Interval? {
    if case .range(let low, let high)? = declared.configuration.scales.x.domain?.form,
      let domain = Interval(showing: low, high)
    {
      return domain
    }
    let places = drafts.compactMap { $0.positions[.x] }.filter { $0.kind == .quantitative }
      .flatMap(\.amounts).filter { !$0.isNaN }
    guard let low = places.min(), let high = places.max(), low < high else { return nil }
    return Interval(low, high)
  }

  /// The zone of the calendar that dates are declared with, else that of the environment.
  private static func zone(of declared: DeclaredChart) -> TimeZone {
    for column in declared.marks.lazy.flatMap(\.positions.values) {
      if case .dates(_, _, let calendar?) = column.values { return calendar.timeZone }
    }
    return declared.environment.timeZone
  }

  // MARK: Marks

  /// The marks by layers, in the order in which each layer's first mark is declared.
  private mutating func gathered() -> [LayerDraft] {
    var drafts: [LayerDraft] = []
    var places: [LayerKey: Int] = [:]
    var knownGroups: Set<Int> = []
    for (number, marks) in declared.marks.enumerated() where marks.count > 0 {
      let marks = marks.withSettledEncodings.withoutImpossibleSizes(&diagnostics)
      let key = LayerKey(marks, function: marks.function == nil ? nil : number)
      let place = places[key] ?? drafts.count
      if places[key] == nil {
        places[key] = place
        drafts.append(LayerDraft(like: marks))
      }
      let words = MarkWords(marks) { !knownGroups.contains($0) }
      if let group = words.group { knownGroups.insert(group) }
      let first = drafts[place].count
      drafts[place].append(marks, environment: declared.environment, words: words)
      annotate(marks, from: first, in: &drafts[place])
      diagnostics += marks.modifiers.compactMap(\.diagnostic)
    }
    return drafts
  }

  private func annotate(_ marks: DeclaredMarks, from first: Int, in draft: inout LayerDraft) {
    for case .annotation(let annotation) in marks.modifiers {
      for row in 0..<marks.count {
        draft.append(MarkAnnotation(annotation, row: first + row, in: declared.environment))
      }
    }
  }
}
