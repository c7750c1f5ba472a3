import ChartTestSupport
import ChartVoice
import Testing

/// Laws of what must change a description, and what must not.
struct ChangeLawTests {
  /// The charts that are not read from a file: those whose columns can be changed here.
  private static let specs: [ChartSpec] =
    (LawCharts.golden + LawCharts.random).map(\.chart.spec)

  private func text(_ spec: ChartSpec, _ detail: Detail = .full) throws -> String {
    try AccessibleChart(spec).text(detail)
  }

  private func lines(_ spec: ChartSpec) throws -> [String] {
    try text(spec).split(separator: "\n").map(String.init)
  }

  /// What stands in one list alone.
  private func difference(_ one: [String], _ other: [String]) -> String {
    let gone = one.filter { !other.contains($0) }
    let come = other.filter { !one.contains($0) }
    return "\(gone.prefix(2)) against \(come.prefix(2)), or in another order"
  }

  private func skeletons(_ spec: ChartSpec) throws -> [String] {
    try AccessibleChart(spec).tree.facts.map(\.skeleton)
  }

  @Test func `row order does not matter`() throws {
    var generator = SeededGenerator(seed: 81)
    for spec in Self.specs {
      // Layers of as many rows are made of one table.
      var known: [Int: [Int]] = [:]
      let orders = spec.layers.map { layer -> [Int] in
        let order = known[layer.rowCount] ?? (0..<layer.rowCount).shuffled(using: &generator)
        known[layer.rowCount] = order
        return order
      }
      var shuffled = spec
      for (number, order) in orders.enumerated() {
        for channel in spec.layers[number].channels.keys {
          if let values = spec.layers[number].channels[channel]?.values {
            shuffled.layers[number].channels[channel]?.values = values.taking(order)
          }
        }
        for place in spec.layers[number].companions.indices {
          let values = spec.layers[number].companions[place].values
          shuffled.layers[number].companions[place].values = values.taking(order)
        }
      }
      let (one, other) = (try lines(shuffled), try lines(spec))
      #expect(one == other, "\(difference(one, other))")
    }
  }

  /// Amounts are what marks show; along a dimension only those of charts that have them on both axes.
  private func scaled(_ spec: ChartSpec, by factor: Double) -> ChartSpec {
    let amounts: Set<Channel> = [.y, .yStart, .yEnd, .angle, .color]
    let isHorizontal = spec.layers.contains { $0.channels[.y]?.values.kind == .nominal }
    return spec.changing { layer, channel, values in
      guard case .numbers(let numbers) = values else { return values }
      let isOfX = channel == .x && (isHorizontal || layer.isBinned)
      guard amounts.contains(channel) || isOfX else { return values }
      return .numbers(numbers.map { $0 * factor })
    }
  }

  @Test(arguments: [1e3, 1e-3])
  func `scaling y or renaming units changes only numbers and units`(factor: Double) throws {
    for spec in Self.specs where spec.layers.allSatisfy({ $0.function == nil }) {
      var changed = scaled(spec, by: factor)
      #expect(try skeletons(changed) == skeletons(spec), "\(changed.layers[0].mark)")
      for layer in changed.layers.indices {
        changed.layers[layer].channels[.y]?.unit = "kg"
      }
      guard spec.layers.count == 1 else { continue }
      #expect(try skeletons(changed) == skeletons(spec))
    }
  }

  @Test func `adding a null row changes only the missing count`() throws {
    for spec in Self.specs where spec.layers.allSatisfy({ $0.function == nil && $0.rowCount > 0 }) {
      let more = spec.changing { _, _, values in values.addingMissing }
      let told = { (spec: ChartSpec) in
        try AccessibleChart(spec).tree.facts.filter {
          !["count", "missing"].contains($0.baseKind)
        }.map(\.skeleton)
      }
      let (one, other) = (try told(more), try told(spec))
      #expect(one == other, "\(spec.layers[0].mark): \(difference(one, other))")
    }
  }

  @Test func `swapping x and y of a bar chart changes only orientation words`() throws {
    let bars = Self.specs.filter { spec in
      spec.layers.count == 1 && spec.layers[0].mark == .bar && !spec.layers[0].isBinned
        && spec.layers[0].stacking != .mirrored
        && spec.layers[0].channels[.x]?.values.kind == .nominal
        && spec.layers[0].channels[.y] != nil
    }
    #expect(bars.count > 5)
    // Of bars that lie, the type's name leaves open whether series stand beside or on one another.
    let orientation: Set<String> = ["horizontal", "vertical", "grouped", "stacked"]
    for spec in bars {
      var swapped = spec
      swapped.layers[0].channels[.x] = spec.layers[0].channels[.y]
      swapped.layers[0].channels[.y] = spec.layers[0].channels[.x]
      (swapped.x, swapped.y) = (spec.y, spec.x)
      let upright = try text(spec)
      let lying = try text(swapped)
      let words = { (text: String) in
        text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
          .filter { !orientation.contains($0) }.sorted()
      }
      let (one, other) = (words(upright), words(lying))
      #expect(one == other, "\(difference(one, other))")
    }
  }

  @Test func `reversed axis: reading order is drawn order`() throws {
    for spec in Self.specs where spec.layers.count == 1 {
      let layer = spec.layers[0]
      guard layer.function == nil, !layer.isBinned, layer.mark != .box, layer.mark != .sector,
        layer.mark != .rectangle
      else { continue }
      var reversed = spec
      reversed.x.isReversed = true
      let chart = try AccessibleChart(reversed)
      guard let resolved = chart.resolved.layers.first, resolved.orientation == .vertical,
        let places = resolved.dimension?.values.scalars, !chart.resolved.layers.isEmpty
      else { continue }
      for series in resolved.series {
        let read = series.rows.map { places[Int($0)] }.filter { !$0.isNaN }
        #expect(read == read.sorted(by: >), "\(read)")
      }
    }
  }

  @Test func `same input, same bytes`() throws {
    for spec in Self.specs {
      let (one, other) = (try AccessibleChart(spec), try AccessibleChart(spec))
      #expect(one.tree.facts == other.tree.facts)
      for tag in everyLocale {
        let locale = try #require(LocaleTag(tag))
        #expect(one.text(.full, in: locale) == other.text(.full, in: locale))
      }
      #expect(one.drawing().text == other.drawing().text)
      #expect(one.score().text == other.score().text)
    }
  }
}
