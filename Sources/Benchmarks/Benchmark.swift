import ChartAccessibility
import ChartImport
import ChartLocalization
import ChartModel
import ChartNarration
import ChartRendering
import ChartSVG
import ChartScales
import ChartStatistics

/// One piece of work whose cost is measured at several numbers of rows.
struct Benchmark: Sendable {
  /// Its name: `module/subject/case`.
  let name: String

  /// Makes ready what is not measured, and gives the work that is.
  let prepare: @Sendable (Inputs) throws -> () throws -> Int

  private init(
    _ name: String,
    _ prepare: @escaping @Sendable (Inputs) throws -> () throws -> Int
  ) {
    self.name = name
    self.prepare = prepare
  }

  /// The benchmarks that together show how fast the package is, lowest module first.
  static let overview: [Benchmark] =
    scales + statistics + spreads + planes + tables + charts + facts + words + drawings
}

extension Benchmark {
  private static let scales = [
    Benchmark("scales/linear/positions") { inputs in
      let scale = LinearScale(domain: Interval(100, 130))
      return { Int(scale.positions(of: inputs.amounts).reduce(0, +)) }
    },
    Benchmark("scales/time/calendar-days") { inputs in
      { Int(inputs.instants.reduce(0) { $0 + GregorianCalendar.floor($1, to: .day, offset: utc) }) }
    },
  ]

  private static let statistics = [
    Benchmark("statistics/summary/column") { inputs in
      { Summary(of: inputs.amounts).count }
    },
    Benchmark("statistics/median/column") { inputs in
      { Int(median(of: inputs.amounts) ?? 0) }
    },
    Benchmark("statistics/direction/series") { inputs in
      { direction(x: inputs.instants, y: inputs.amounts).count }
    },
    Benchmark("statistics/mann-kendall/series") { inputs in
      { MannKendall(inputs.amounts)?.count ?? 0 }
    },
    Benchmark("statistics/rhythm/hours") { inputs in
      let hours = Seasons(count: inputs.rows, period: 24)
      return { rhythm(x: inputs.instants, y: inputs.amounts, seasons: hours)?.count ?? 0 }
    },
    Benchmark("statistics/direction/hours") { inputs in
      let hours = Seasons(count: inputs.rows, period: 24)
      return { direction(x: inputs.instants, y: inputs.amounts, seasons: hours).count }
    },
    Benchmark("statistics/change-points/none") { inputs in
      { changePoints(of: inputs.amounts).count }
    },
    Benchmark("statistics/change-points/many") { inputs in
      { changePoints(of: inputs.amounts, penalty: 200).count }
    },
    Benchmark("statistics/steps/series") { inputs in
      { steps(x: inputs.instants, y: inputs.amounts)?.steps.count ?? 0 }
    },
    Benchmark("statistics/legs/series") { inputs in
      { legs(x: inputs.instants, y: inputs.amounts)?.count ?? 0 }
    },
    Benchmark("statistics/curves/series") { inputs in
      { curves(x: inputs.instants, y: inputs.amounts)?.fits.count ?? 0 }
    },
  ]

  private static let spreads = [
    Benchmark("statistics/box/column") { inputs in
      { BoxSummary(of: inputs.amounts)?.count ?? 0 }
    },
    Benchmark("statistics/bins/column") { inputs in
      { Histogram(of: inputs.amounts)?.total ?? 0 }
    },
    Benchmark("statistics/shape/column") { inputs in
      { DistributionShape(of: inputs.amounts)?.histogram.total ?? 0 }
    },
    Benchmark("statistics/dip/column") { inputs in
      { DipTest(of: inputs.amounts, spreadingTies: true)?.count ?? 0 }
    },
  ]

  private static let planes = [
    Benchmark("statistics/association/plane") { inputs in
      { AssociationFinding(x: inputs.places, y: inputs.amounts)?.count ?? 0 }
    },
    Benchmark("statistics/clusters/plane") { inputs in
      { Clustering(x: inputs.places, y: inputs.amounts)?.clusters.count ?? 0 }
    },
  ]

  private static let tables = [
    Benchmark("import/csv/date-name-number") { inputs in
      let bytes = inputs.csv
      return { try TableReader.read(bytes).table.rowCount }
    }
  ]

  private static let charts = [
    Benchmark("model/resolve/line") { inputs in
      let chart = inputs.line
      return { try chart.resolved(offset: utc).layers[0].markCount }
    },
    Benchmark("model/resolve/means") { inputs in
      let chart = inputs.means
      return { try chart.resolved(offset: utc).layers[0].markCount }
    },
  ]

  private static let facts = [
    facts("line") { $0.line }, facts("bars") { $0.bars }, facts("scatter") { $0.scatter },
    facts("histogram") { $0.histogram },
  ]

  private static func facts(
    _ name: String,
    of chart: @escaping @Sendable (Inputs) -> ChartSpec
  ) -> Benchmark {
    Benchmark("accessibility/facts/\(name)") { inputs in
      let resolved = try chart(inputs).resolved(offset: utc)
      return { AccessibilityTree(of: resolved, offset: utc).facts.count }
    }
  }

  private static let words = [
    Benchmark("localization/messages/mark") { inputs in
      let localizer = Localizer(locale: .english)
      return {
        var diagnostics: [LocalizationDiagnostic] = []
        return inputs.amounts.reduce(0) { length, amount in
          let value = MessageArgument.text(localizer.number(amount))
          let text = localizer.text("node-value", ["value": value], diagnostics: &diagnostics)
          return length + text.utf8.count
        }
      }
    },
    Benchmark("narration/standard/line") { inputs in
      let tree = AccessibilityTree(of: try inputs.line.resolved(offset: utc), offset: utc)
      return {
        let localizer = Localizer(locale: .english)
        let narration = Narrator(tree, localizer: localizer).description(.standard)
        return narration.document(.text, localizer: localizer).utf8.count
      }
    },
  ]

  private static let drawings = [
    Benchmark("svg/drawing/line") { inputs in
      let chart = try AccessibleChart(inputs.line)
      return { chart.drawing(SVGOptions()).write().count }
    }
  ]
}
