import ChartModel
import ChartStatistics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What qualifies an association: its slope, where it turns, the one point that it rests on, the points
/// apart from the others.
struct AssociationParts {
  let reading: SeriesReading

  /// Its points; places of the finding count in its rows.
  let scatter: ScatterReading

  let finding: AssociationFinding

  /// Formulas name all marks but one up to this many.
  private static let markLimit = 2_000

  /// Every part that the finding has.
  var all: [Fact] {
    [slope, bend, carrier].compactMap { $0 }
      + points(
        finding.apart.filter { $0 != finding.carrier?.position },
        "point-apart",
        salience: 0.85,
        formula: "fences(\(x)), fences(\(y))"
      )
      + points(finding.offLine, "point-off-line", salience: 0.85, formula: offLineFormula)
  }

  private var dimension: Column { scatter.dimension }

  /// The mark of a point, as a row of the layer from 0.
  private func row(_ point: Int) -> Int { Int(scatter.rows[point]) }

  private var x: String { Evidence.column(dimension.name) }
  private var y: String { reading.formulaColumn }
  private var names: [String: Quantity] {
    ["x": .name(dimension.name), "y": .name(reading.column.name)]
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet? = nil,
    salience: Double,
    test: TestResult? = nil,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    reading.fact(
      kind,
      .pattern,
      quantities.merging(names) { $1 },
      Evidence(
        formula,
        rows: rows ?? reading.allRows,
        test: test,
        derivations: derivations,
        groups: groups
      ),
      salience: salience
    )
  }

  /// All marks of the finding but some.
  private func marks(without places: [Int]) -> MarkSet {
    let left = Set(places)
    return .marks(
      scatter.rows.indices.filter { !left.contains($0) }.map { row($0) + 1 }.sorted(),
      layer: reading.layerIndex
    )
  }

  // MARK: Slope and turn

  /// How much y goes with a step of x: a power of ten that fits into the middle half of x.
  private var slope: Fact? {
    guard finding.strength != .none, finding.bend == nil, let slope = finding.slope?.slope,
      slope * finding.spearman.coefficient > 0, let step
    else { return nil }
    var quantities: [String: Quantity] = [
      "step": .difference(step, of: dimension, .significant(12)),
      "slope": rounded(abs(slope) * step),
      "direction": .term(slope < 0 ? "less" : "more"),
    ]
    let factor = step == 1 ? "" : step < 1 ? " / \(1 / step)" : " * \(step)"
    // The slope of a sample is not that which the formula gives.
    let formula = "theilsen(\(x), \(y))\(sampled)"
    var derivations =
      scatter.points.isSampled ? [:] : ["slope": "abs(theilsen(\(x), \(y)))\(factor)"]
    guard let without = finding.slopeWithoutApart, scatter.rows.count <= Self.markLimit,
      without * slope > 0, abs(without - slope) >= 0.15 * abs(slope)
    else {
      return fact(
        "association-slope",
        quantities,
        formula,
        salience: 0.9,
        derivations: derivations
      )
    }
    quantities["without"] = rounded(abs(without) * step)
    quantities["apart"] = .count(finding.apart.count)
    derivations["apart"] = "count(\(x) + \(y)) - count(\(x)[rest] + \(y)[rest])"
    derivations["without"] = "abs(theilsen(\(x)[rest], \(y)[rest]))\(factor)"
    return fact(
      "association-slope-without",
      quantities,
      formula,
      salience: 0.9,
      derivations: derivations,
      groups: ["rest": marks(without: finding.apart)]
    )
  }

  /// An amount of y that is told as "about": two significant digits.
  private func rounded(_ value: Double) -> Quantity {
    .difference(value, of: reading.column, .significant(2))
  }

  private var step: Double? {
    guard let middle = scatter.points.quartilesOfX, middle.lower < middle.upper else { return nil }
    let exponent = log10(middle.upper - middle.lower).rounded(.down)
    let power = pow(10, abs(exponent))
    return exponent < 0 ? 1 / power : power
  }

  /// Where y turns over x.
  private var bend: Fact? {
    guard let bend = finding.bend else { return nil }
    return fact(
      "association-bend",
      [
        "turn": .amount(
          bend.turn,
          unit: dimension.unit,
          format: dimension.format,
          precision: .significant(2)
        ),
        "shape": .term(bend.isPeak ? "peak" : "trough"),
      ],
      "turn(parabola(\(x), \(y)))\(sampled)",
      salience: 0.95,
      test: TestResult(
        method: .squareTerm,
        statistic: bend.explained,
        pValue: bend.pValue,
        effect: bend.explained
      )
    )
  }

  // MARK: Single points

  /// The one point that the correlation rests on.
  private var carrier: Fact? {
    guard let carrier = finding.carrier else { return nil }
    let function = carrier.method == .pearson ? "pearson" : "spearman"
    var quantities = place(ofPoint: carrier.position)
    quantities["method"] = .term(carrier.method.rawValue)
    quantities["correlation"] = .amount(
      carrier.with,
      unit: nil,
      format: nil,
      precision: .decimals(2)
    )
    quantities["sharesAxis"] = .term(carrier.without == nil ? "yes" : "no")
    let mark = row(carrier.position) + 1
    var derivations = [
      "correlation": "\(function)(\(x), \(y))",
      "xValue": "\(x)[\(mark)]", "yValue": "\(y)[\(mark)]",
    ]
    if let without = carrier.without {
      quantities["without"] = .amount(without, unit: nil, format: nil, precision: .decimals(2))
      derivations["without"] = "\(function)(\(x)[rest], \(y)[rest])"
    }
    let isNamed = scatter.rows.count <= Self.markLimit
    return fact(
      carrier.without == nil ? "association-is-one-point" : "association-rests-on-one",
      quantities,
      "\(function)(\(x), \(y)), \(function)(\(x)[rest], \(y)[rest])",
      rows: reading.rows([row(carrier.position)]),
      salience: 0.95,
      derivations: isNamed ? derivations : [:],
      groups: isNamed ? ["rest": marks(without: [carrier.position])] : [:]
    )
  }

  /// Points off the line are those beyond the fences of their distances from it.
  private var offLineFormula: String {
    "fences(\(y) - theilsen(\(x), \(y)) * \(x))\(sampled)"
  }

  /// Of how many points a line, a turn or what is far from it is, where not of all.
  private var sampled: String {
    scatter.points.isSampled
      ? " of \(PlanePoints.sampleSize) points evenly spaced along x" : ""
  }

  /// Up to three points one by one, more by their number.
  private func points(
    _ places: [Int],
    _ kind: String,
    salience: Double,
    formula: String
  ) -> [Fact] {
    guard places.count <= 3 else {
      return [
        fact(
          "\(kind.replacing("point", with: "points"))",
          ["count": .count(places.count)],
          formula,
          rows: reading.rows(places.prefix(64).map(row), total: places.count),
          salience: salience - 0.2,
          derivations: places.count <= Self.markLimit ? ["count": "count(\(x)[points])"] : [:],
          groups: places.count <= Self.markLimit
            ? ["points": .marks(places.map { row($0) + 1 }.sorted(), layer: reading.layerIndex)]
            : [:]
        )
      ]
    }
    return places.enumerated().map { number, position in
      let mark = row(position) + 1
      var fact = fact(
        kind,
        place(ofPoint: position),
        formula,
        rows: reading.rows([row(position)]),
        salience: salience,
        derivations: ["xValue": "\(x)[\(mark)]", "yValue": "\(y)[\(mark)]"]
      )
      fact.id += "-\(number + 1)"
      return fact
    }
  }

  private func place(ofPoint position: Int) -> [String: Quantity] {
    [
      "xValue": .datum(dimension.values.scalars[row(position)], of: dimension),
      "yValue": reading.datum(reading.amounts[row(position)]),
    ]
  }
}
