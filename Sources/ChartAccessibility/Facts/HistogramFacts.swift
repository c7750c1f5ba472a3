import ChartModel
import ChartStatistics

/// What a histogram shows: where most amounts lie, which way it leans, how many peaks it has.
struct HistogramFacts {
  let reading: SeriesReading

  /// The facts of a layer that counts amounts by bins; none without two different amounts.
  var all: [Fact] {
    guard let bins = reading.layer.bins, let source = reading.layer.source,
      case .numbers(let amounts) = source.values,
      let shape = DistributionShape(of: amounts, in: bins)
    else { return [] }
    let view = BinView(reading: reading, source: source, bins: bins, shape: shape)
    return [view.average(amounts), view.modal, view.common, view.skew, view.peaks, view.gap]
      .compactMap { $0 }
  }
}

/// One histogram with its shape found.
private struct BinView {
  let reading: SeriesReading
  let source: Column
  let bins: HistogramBins
  let shape: DistributionShape

  private var total: Int { shape.histogram.total }
  private var counted: String { reading.formulaColumn }

  func average(_ amounts: [Double]) -> Fact? {
    guard let mean = Summary(of: amounts).mean, let middle = shape.median else { return nil }
    return fact(
      "bins-average",
      ["mean": .derived(mean, of: source), "median": .derived(middle, of: source)],
      "median(\(source.name)), mean(\(source.name))",
      level: .statistics,
      salience: 0.65,
      derivations: [
        "mean": "mean(\(Evidence.column(source.name))[source])",
        "median": "median(\(Evidence.column(source.name))[source])",
      ],
      groups: ["source": .source(marks: nil, without: [], layer: reading.layerIndex)]
    )
  }

  /// The bins that hold most values.
  var modal: Fact? {
    guard let most = shape.histogram.counts.max() else { return nil }
    let holders = shape.histogram.counts.indices.filter { shape.histogram.counts[$0] == most }
    let listed = holders.prefix(3).map { span($0..<($0 + 1)) }
    return fact(
      "bins-modal",
      [
        "bins": .list(listed, omitted: holders.count - listed.count),
        "ties": .count(holders.count), "count": .count(most), "total": .count(total),
      ],
      "max(\(reading.column.name))",
      level: .statistics,
      salience: 0.8,
      derivations: [
        "count": "max(\(counted))", "total": "sum(\(counted))",
        "ties": "sum(\(counted) = max(\(counted)))",
      ]
    )
  }

  /// Where at least half of the values lie, unless that is one bin, which is told as the fullest.
  var common: Fact? {
    let run = shape.common
    guard run.count > 1, run.count < bins.counts.count else { return nil }
    let held = shape.histogram.counts[run].reduce(0, +)
    return fact(
      "bins-common",
      place(run).merging([
        "count": .count(held), "total": .count(total),
        "share": .share(Double(held) / Double(total)),
      ]) { $1 },
      "sum(\(counted)[run]) / sum(\(counted))",
      level: .statistics,
      salience: 0.75,
      derivations: [
        "count": "sum(\(counted)[run])", "total": "sum(\(counted))",
        "share": "sum(\(counted)[run]) / sum(\(counted))",
      ],
      groups: ["run": marks(run)]
    )
  }

  /// Which tail is longer, with what lies in it; or that neither clearly is.
  var skew: Fact? {
    guard let skewness = shape.skewness else { return nil }
    let test = TestResult(
      method: .skewness,
      statistic: skewness.z,
      pValue: skewness.pValue,
      effect: nil
    )
    guard let tail = shape.tail else {
      // Where the size of the skew decided, the test would say otherwise.
      return fact(
        "bins-no-skew",
        [:],
        "skewness(\(source.name))",
        salience: 0.3,
        test: skewness.pValue < 0.05 ? nil : test
      )
    }
    let held = shape.histogram.counts[tail].reduce(0, +)
    let isHigh = skewness.side == .high
    return fact(
      "bins-skew",
      [
        "side": .term(skewness.side.rawValue), "count": .count(held), "total": .count(total),
        "limit": .bound(bins.edges[isHigh ? tail.lowerBound : tail.upperBound], of: source),
      ],
      "skewness(\(source.name))",
      salience: 0.9,
      test: test,
      derivations: ["count": "sum(\(counted)[tail])", "total": "sum(\(counted))"],
      groups: ["tail": marks(tail)]
    )
  }

  /// Two peaks with a valley between them.
  var peaks: Fact? {
    guard shape.peaks.count == 2, let dip = shape.dip else { return nil }
    return fact(
      "bins-peaks",
      [
        "first": span(shape.peaks[0]..<(shape.peaks[0] + 1)),
        "second": span(shape.peaks[1]..<(shape.peaks[1] + 1)),
      ],
      total > DipTest.exactLimit
        ? "dip(\(source.name)) of \(DipTest.samples) values evenly spaced in their order"
        : "dip(\(source.name))",
      salience: 1,
      test: TestResult(method: .dip, statistic: dip.dip, pValue: dip.pValue)
    )
  }

  /// The widest run of empty bins between values.
  var gap: Fact? {
    let widest = shape.gaps.max {
      $0.count != $1.count ? $0.count < $1.count : $0.lowerBound > $1.lowerBound
    }
    guard let widest else { return nil }
    return fact(
      "bins-gap",
      ["bins": span(widest), "others": .count(shape.gaps.count - 1)],
      "sum(\(reading.column.name)) = 0",
      level: .statistics,
      salience: Double(widest.count) / Double(bins.counts.count) >= 0.2 ? 0.7 : 0.4
    )
  }

  // MARK: Places

  /// From the first to the last amount that a run of bins can hold.
  private func span(_ run: Range<Int>) -> Quantity {
    let low = Quantity.bound(bins.edges[run.lowerBound], of: source)
    guard bins.isWhole else { return .span(low, .bound(bins.edges[run.upperBound], of: source)) }
    let last = bins.edges[run.upperBound] - 1
    return last == bins.edges[run.lowerBound] ? low : .span(low, .bound(last, of: source))
  }

  /// A run of bins told by the end that it shares with all bins, or by both of its own.
  private func place(_ run: Range<Int>) -> [String: Quantity] {
    if run.lowerBound == 0 {
      let limit = Quantity.bound(bins.edges[run.upperBound], of: source)
      return ["side": .term("below"), "limit": limit, "bins": span(run)]
    }
    let limit = Quantity.bound(bins.edges[run.lowerBound], of: source)
    let side = run.upperBound == bins.counts.count ? "above" : "between"
    return ["side": .term(side), "limit": limit, "bins": span(run)]
  }

  private func marks(_ run: Range<Int>) -> MarkSet {
    .marks(run.map { $0 + 1 }, layer: reading.layerIndex)
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    level: Fact.Level = .pattern,
    salience: Double,
    test: TestResult? = nil,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    Fact(
      kind,
      of: reading.id,
      level: level,
      quantities: quantities.merging(["measure": .name(source.name)]) { $1 },
      evidence: Evidence(
        formula,
        rows: reading.allRows,
        test: test,
        derivations: derivations,
        groups: groups
      ),
      salience: salience
    )
  }
}
