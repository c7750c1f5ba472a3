import ChartAccessibility
import ChartModel
import ChartScales

/// A kind of chart over all rows of a table, whose facts cost what its kind of facts costs.
struct ChartKind: Sendable {
  /// Its name, as the report has it.
  let name: String

  /// The chart of some data.
  let chart: @Sendable (Inputs) -> ChartSpec

  /// Every kind with facts of its own.
  static let all: [ChartKind] = [
    ChartKind("line", \.line), ChartKind("lines", \.lines), ChartKind("band", \.band),
    ChartKind("bars", \.bars), ChartKind("stacks", \.stacks), ChartKind("boxes", \.boxes),
    ChartKind("strips", \.strips), ChartKind("cells", \.cells),
    ChartKind("histogram", \.histogram), ChartKind("scatter", \.scatter),
    ChartKind("planes", \.planes),
  ]

  private init(_ name: String, _ chart: @escaping @Sendable (Inputs) -> ChartSpec) {
    (self.name, self.chart) = (name, chart)
  }

  /// The table behind the chart as CSV, each column once.
  func csv(_ inputs: Inputs) -> [UInt8] {
    let columns = Self.columns(of: chart(inputs))
    var bytes = Array(columns.map(\.name).joined(separator: ",").utf8) + [10]
    bytes.reserveCapacity(inputs.rows * 16 * columns.count)
    for row in 0..<inputs.rows {
      for (number, column) in columns.enumerated() {
        if number > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += Self.text(of: column.values, row).utf8
      }
      bytes.append(10)
    }
    return bytes
  }

  /// The chart of a table that was read: what `describe` has before it looks for facts.
  func chart(_ inputs: Inputs, of table: Table) -> ChartSpec {
    var spec = chart(inputs)
    for layer in spec.layers.indices {
      spec.layers[layer].channels = spec.layers[layer].channels.mapValues {
        table.column(named: $0.name) ?? $0
      }
    }
    return spec
  }

  /// Resolves a chart, and gives the work that finds all its facts and tells how many there are.
  func facts(of spec: ChartSpec) throws -> () -> Int {
    let resolved = try spec.resolved(offset: utc)
    return { AccessibilityTree(of: resolved, offset: utc).facts.count }
  }

  private static func columns(of spec: ChartSpec) -> [Column] {
    let columns = spec.layers.flatMap { $0.channels.values }
    return Dictionary(columns.map { ($0.name, $0) }) { first, _ in first }.values
      .sorted { $0.name < $1.name }
  }

  private static func text(of values: ColumnValues, _ row: Int) -> String {
    switch values {
    case .numbers(let numbers): "\((numbers[row] * 1_000).rounded() / 1_000)"
    case .dates(let instants, _): Inputs.text(ofInstant: instants[row])
    case .categories(let names): names.name(at: row) ?? ""
    }
  }
}

extension Inputs {
  /// Lines of three series, an amount a minute each.
  fileprivate var lines: ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [.x: time { $0 / 3 }, .y: value, .series: names("series") { $0 % 3 }]
      )
    ])
  }

  /// A band between two amounts a minute.
  fileprivate var band: ChartSpec {
    let high = Column("high", values: .numbers(amounts.map { $0 + 5 }))
    let low = Column("low", values: .numbers(amounts))
    return ChartSpec(layers: [
      MarkLayer(.area, channels: [.x: time { $0 }, .yStart: low, .yEnd: high])
    ])
  }

  /// Bars of four names on one another, each for an eighth of all places.
  fileprivate var stacks: ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [
          .x: names("name") { $0 / 4 }, .y: value, .series: names("series") { $0 % 4 },
        ]
      )
    ])
  }

  /// Boxes of eight names.
  fileprivate var boxes: ChartSpec {
    ChartSpec(layers: [MarkLayer(.box, channels: [.x: names("name") { $0 % 8 }, .y: value])])
  }

  /// A point a row over eight names.
  fileprivate var strips: ChartSpec {
    ChartSpec(layers: [MarkLayer(.point, channels: [.x: names("name") { $0 % 8 }, .y: value])])
  }

  /// A square of cells.
  fileprivate var cells: ChartSpec {
    let side = max(1, Int(Double(rows).squareRoot()))
    return ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .x: names("column") { $0 / side }, .y: names("row") { $0 % side }, .color: value,
        ]
      )
    ])
  }

  /// A point a row of three series.
  fileprivate var planes: ChartSpec {
    var spec = scatter
    spec.layers[0].channels[.series] = names("series") { $0 % 3 }
    return spec
  }

  private func names(_ name: String, _ number: (Int) -> Int) -> Column {
    let codes = (0..<rows).map { Int32(number($0)) }
    let names = (0...Int(codes.max() ?? 0)).map { "\(name) \($0)" }
    return Column(name, values: .categories(CategoryValues(codes: codes, names: names)))
  }
}
