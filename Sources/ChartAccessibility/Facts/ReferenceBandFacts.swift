import ChartModel
import ChartStatistics

/// Bands across the plot from one value to another: where they are, and how many of the data's marks lie
/// within.
struct ReferenceBandFacts {
  let readings: [SeriesReading]

  /// Two facts or more for each of the first 12 bands of a series.
  var all: [Fact] {
    readings.filter { $0.shape == .bands }.flatMap { band -> [Fact] in
      guard let ends = band.layer.bandEnds else { return [] }
      let measured = self.measured(along: ends.channel)
      return band.series.rows.prefix(12).enumerated().flatMap { position, row -> [Fact] in
        guard let one = Band(band, ends, row: Int(row)) else { return [] }
        var facts = [self.fact(one)] + measured.compactMap { placing($0, one) }
        for index in facts.indices { facts[index].id += "-\(position + 1)-\(index + 1)" }
        return facts
      }
    }
  }

  /// One band: the lower of its ends first.
  private struct Band {
    let reading: SeriesReading
    let channel: Channel
    let low: Double
    let high: Double
    let row: Int
    let ends: [Column]

    init?(_ reading: SeriesReading, _ ends: ResolvedLayer.BandEnds, row: Int) {
      let (start, end) = (ends.start.values.scalars[row], ends.end.values.scalars[row])
      guard start.isFinite, end.isFinite else { return nil }
      (self.reading, self.row, channel) = (reading, row, ends.channel)
      (low, high) = (min(start, end), max(start, end))
      self.ends = start <= end ? [ends.start, ends.end] : [ends.end, ends.start]
    }

    func mark(_ end: Int) -> String { "\(Evidence.column(ends[end].name))[\(row + 1)]" }

    var quantities: [String: Quantity] {
      [
        "from": SeriesReading.value(of: ends[0], row, reading.sharing),
        "to": SeriesReading.value(of: ends[1], row, reading.sharing),
      ]
    }

    var derivations: [String: String] { ["from": mark(0), "to": mark(1)] }

    var kind: String { ends[0].values.kind == .temporal ? "dates" : "amounts" }
  }

  private func fact(_ band: Band) -> Fact {
    Fact(
      "reference-band",
      of: band.reading.id,
      level: .construction,
      quantities: band.quantities.merging(["title": band.reading.bandTitle]) { $1 },
      evidence: Evidence(
        band.ends.map(\.name).joined(separator: ", "),
        rows: band.reading.rows([band.row]),
        derivations: band.derivations
      ),
      salience: 0.7
    )
  }

  // MARK: What lies within

  /// The series of the first layer of data along the bands' axis, the first four.
  private func measured(along channel: Channel) -> [SeriesReading] {
    let candidates = readings.filter {
      [.ordered, .nominal, .strip, .scatter, .spread].contains($0.shape) && !$0.layer.isRange
        && $0.layer.stacked == nil && $0.layer.channels[channel] != nil && $0.summary.count > 0
    }
    guard let first = candidates.first else { return [] }
    return Array(candidates.filter { $0.layerIndex == first.layerIndex }.prefix(4))
  }

  private func placing(_ data: SeriesReading, _ band: Band) -> Fact? {
    guard let column = data.layer.channels[band.channel], column.values.kind != .nominal else {
      return nil
    }
    let places = column.values.scalars
    let rows = data.series.rows.map(Int.init).filter {
      places[$0].isFinite && data.amounts[$0].isFinite
    }
    guard rows.count > 1 else { return nil }
    let within = rows.filter { places[$0] >= band.low && places[$0] <= band.high }
    let compared = "\(Evidence.column(column.name))[compared]"
    var quantities = band.quantities
    quantities["count"] = .count(within.count)
    quantities["all"] = .count(rows.count)
    quantities["below"] = .count(rows.count { places[$0] < band.low })
    quantities["above"] = .count(rows.count { places[$0] > band.high })
    quantities["kind"] = .term(band.kind)
    if let name = data.name { quantities["series"] = .name(name) }
    let derivations = [
      "count": "sum((\(compared) >= \(band.mark(0))) * (\(compared) <= \(band.mark(1))))",
      "all": "count(\(compared))",
      "below": "sum(\(compared) < \(band.mark(0)))",
      "above": "sum(\(compared) > \(band.mark(1)))",
    ]
    return Fact(
      data.kind("reference-band-within"),
      of: band.reading.id,
      level: .statistics,
      quantities: quantities,
      evidence: Evidence(
        "\(band.ends[0].name) <= \(column.name) <= \(band.ends[1].name)",
        rows: data.rows(Array(within.prefix(64)).sorted(), total: within.count),
        derivations: derivations.merging(band.derivations) { $1 },
        groups: ["compared": .marks(rows.map { $0 + 1 }.sorted(), layer: data.layerIndex)]
      ).withinReason,
      salience: 0.85
    )
  }
}

extension ResolvedLayer {
  /// The two columns that bands reach between, and the axis along which they do.
  struct BandEnds {
    let channel: Channel
    let start: Column
    let end: Column
  }

  var bandEnds: BandEnds? {
    guard isBands else { return nil }
    if let start = channels[.xStart], let end = channels[.xEnd] {
      return BandEnds(channel: .x, start: start, end: end)
    }
    guard let start = channels[.yStart], let end = channels[.yEnd] else { return nil }
    return BandEnds(channel: .y, start: start, end: end)
  }
}

extension SeriesReading {
  /// What a band is called: its series, the words that the names of both ends share, or its axis.
  var bandTitle: Quantity {
    if let name = series.name, !name.isEmpty { return .name(name) }
    guard let ends = layer.bandEnds else { return .name(column.name) }
    let words = [ends.start, ends.end].map { $0.name.split(separator: " ") }
    let shared = zip(words[0], words[1]).prefix { $0 == $1 }.map(\.0)
    if !shared.isEmpty { return .name(shared.joined(separator: " ")) }
    let axis = ends.channel == .x ? chart.x : chart.y
    guard let axis, !axis.title.isEmpty else { return .name(ends.end.name) }
    return axis.titleToTell
  }
}
