import ChartScales

/// The values that a set of marks has along an axis.
struct MarkedValues {
  /// The ticks, in the order of their positions.
  var ticks: [Tick]

  /// What each stands for.
  var spans: [Interval]

  /// The number of each among the values as their author gave them; `nil` where they are in order.
  var numbers: [Int]?

  /// The calendar unit of instants.
  var unit: CalendarUnit?

  /// Values of no length, or of the lengths given.
  init(_ ticks: [Tick], spans: [Interval]? = nil, unit: CalendarUnit? = nil) {
    self.ticks = ticks
    self.spans = spans ?? ticks.map { Interval($0.position, $0.position) }
    self.unit = unit
  }
}

/// Sets of marks along an axis.
extension AxisFitting {
  /// The author's sets, one that asks for what cannot be marked with the values that fit.
  func markSets(_ diagnostics: inout [Diagnostic]) -> [AxisMarkSet]? {
    spec.marks?.map { set in
      guard let fault = fault(of: set.values) else { return set }
      diagnostics.append(fault)
      var set = set
      set.values = .automatic()
      return set
    }
  }

  private func fault(of values: AxisMarkSet.Values) -> Diagnostic? {
    switch values {
    case .automatic(let count, let stride, _, _):
      if let count, count > maximumTickCount { return tooMany(Double(count)) }
      guard let stride, !stride.isFinite || stride < 0 else { return nil }
      return badStride("\(stride)")
    case .stride(let stride, _, _):
      return stride.isFinite && stride > 0 && kind != .nominal ? nil : badStride("\(stride)")
    case .calendar(let unit, let count, _, _):
      return count > 0 && kind == .temporal ? nil : badStride("\(count) \(unit.rawValue)")
    case .places(let places):
      return places.count > maximumTickCount ? tooMany(Double(places.count)) : nil
    case .names(let names):
      return names.count > maximumTickCount ? tooMany(Double(names.count)) : nil
    }
  }

  private func badStride(_ text: String) -> Diagnostic {
    Diagnostic(.warning, .axisStride, arguments: [nameOfAxis, text])
  }

  private func tooMany(_ count: Double) -> Diagnostic {
    Diagnostic(
      .warning,
      .axisValuesTooMany,
      arguments: [nameOfAxis, String(Int(min(count, 1e15)))]
    )
  }

  private var nameOfAxis: String {
    let title = spec.title ?? titleOfColumns
    return title.isEmpty ? channel.rawValue : title
  }

  /// Marks the values of the sets on an axis whose scale and default ticks are known; the ticks of the
  /// first set with labels become those of the axis.
  ///
  /// `values` answers `nil` with how many there would be of too many.
  func place(
    _ sets: [AxisMarkSet]?,
    on axis: inout ResolvedAxis,
    _ diagnostics: inout [Diagnostic],
    values: (AxisMarkSet.Values) -> Result<MarkedValues, TooManyValues>
  ) {
    guard let sets else { return }
    var marks: [ResolvedAxisMarks] = []
    for set in sets {
      var found: MarkedValues
      switch values(set.values) {
      case .success(let values): found = values
      case .failure(let many):
        diagnostics.append(tooMany(many.count))
        guard case .success(let values) = values(.automatic()) else { continue }
        found = values
      }
      found.sortByPosition()
      marks.append(ResolvedAxisMarks(set, found))
    }
    axis.marks = marks
    guard let told = marks.first(where: \.hasLabels) else { return }
    axis.ticks = told.ticks.sorted { $0.value < $1.value }
    axis.unitOfTicks = told.unit ?? axis.unitOfTicks
  }
}

/// How many values a set would have that has too many.
struct TooManyValues: Error {
  var count: Double
}

extension MarkedValues {
  /// Keeps what lies on the axis, in the order of positions.
  fileprivate mutating func sortByPosition() {
    // A bar's tick in the middle of its unit may lie beyond a domain that ends within it.
    let inside = ticks.indices.filter { (-1e-9...1 + 1e-9).contains(ticks[$0].position) }
    let order = inside.sorted {
      ticks[$0].position == ticks[$1].position ? $0 < $1 : ticks[$0].position < ticks[$1].position
    }
    numbers = order.map { numbers?[$0] ?? $0 }
    spans = order.map { spans[$0] }
    ticks = order.map { ticks[$0] }
  }
}

extension ResolvedAxisMarks {
  fileprivate init(_ set: AxisMarkSet, _ found: MarkedValues) {
    let nothing = AxisMarkItem(grid: nil, tick: nil, label: nil)
    let numbers = found.numbers ?? Array(found.ticks.indices)
    self.init(
      position: set.position,
      preset: set.preset,
      ticks: found.ticks,
      items: numbers.map { set.items.isEmpty ? nothing : set.items[min($0, set.items.count - 1)] },
      spans: found.spans,
      unit: found.unit
    )
  }

  /// Whether any value has a label.
  fileprivate var hasLabels: Bool { items.contains { $0.label != nil } }
}
