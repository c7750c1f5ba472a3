import ChartModel
import ChartStatistics

/// What is true of the graph of a function over its domain.
struct FunctionFacts {
  let reading: SeriesReading

  private static let listed = 8

  /// Every fact, most telling first: what breaks, zeros, reach, likeness, way, turns, and how it was read.
  var all: [Fact] {
    guard let analysis = reading.layer.function?.analysis else { return [] }
    if let constant = analysis.constant {
      return [
        fact("function-constant", ["value": value(constant)], "f(x) = \(constant)", salience: 1)
      ]
    }
    return holes(analysis) + poles(analysis) + jumps(analysis) + stretches(analysis)
      + zeros(analysis) + reach(analysis) + likeness(analysis) + ways(analysis)
      + turns(analysis) + [sampled(analysis)]
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    level: Fact.Level = .statistics,
    salience: Double,
    number: Int? = nil
  ) -> Fact {
    var fact = Fact(
      kind,
      of: reading.id,
      level: level,
      quantities: quantities,
      evidence: Evidence(formula, rows: reading.allRows),
      salience: salience
    )
    if let number { fact.id += "-\(number + 1)" }
    return fact
  }

  private func value(_ value: Double) -> Quantity {
    .amount(value, unit: nil, format: nil, precision: .significant(4))
  }

  /// The first places, those on both sides of zero once: with how they are to be read.
  private func places(_ places: [Double]) -> [String: Quantity] {
    let middle = places.filter { $0 == 0 }
    let positive = places.filter { $0 > 0 }
    let negative = places.filter { $0 < 0 }.map { -$0 }.sorted()
    let isMirrored =
      positive.count > 0 && positive.count == negative.count
      && zip(positive, negative).allSatisfy { abs($0 - $1) <= 1e-8 * max(1, $0) }
    let shown = isMirrored ? positive : places
    return [
      "mirrored": .term(isMirrored ? (middle.isEmpty ? "yes" : "withZero") : "no"),
      "places": .list(
        shown.prefix(Self.listed).map(Quantity.place(of:)),
        omitted: max(0, shown.count - Self.listed)
      ),
      "count": .count(places.count),
    ]
  }

  // MARK: Breaks

  private func holes(_ analysis: FunctionAnalysis) -> [Fact] {
    analysis.breaks.filter { $0.hole != nil }.prefix(Self.listed).enumerated().map { number, hole in
      fact(
        "function-hole",
        ["limit": value(hole.hole ?? .nan), "place": .place(of: hole.place)],
        "limit(f(x), x to \(hole.place))",
        salience: 0.95,
        number: number
      )
    }
  }

  private func poles(_ analysis: FunctionAnalysis) -> [Fact] {
    let poles = analysis.breaks.filter(\.isPole)
    let behaviours = ["up", "down", "fallsThenRises", "risesThenFalls"]
    return behaviours.enumerated().compactMap { number, behaviour in
      let alike = poles.filter { Self.behaviour($0) == behaviour }
      guard !alike.isEmpty else { return nil }
      return fact(
        "function-pole",
        places(alike.map(\.place)).merging(["behaviour": .term(behaviour)]) { $1 },
        "limit(f(x)) is infinite",
        salience: 0.95,
        number: number
      )
    }
  }

  /// What it does on both sides of a pole; a side where it is undefined does as the other.
  private static func behaviour(_ pole: FunctionAnalysis.Break) -> String {
    let below = pole.below ?? pole.above
    let above = pole.above ?? pole.below
    switch (below == .falls, above == .falls) {
    case (false, false): return "up"
    case (true, true): return "down"
    case (true, false): return "fallsThenRises"
    case (false, true): return "risesThenFalls"
    }
  }

  private func jumps(_ analysis: FunctionAnalysis) -> [Fact] {
    let jumps = analysis.breaks.compactMap { one -> (Double, Double, Double)? in
      guard case .value(let left)? = one.below, case .value(let right)? = one.above, left != right
      else { return nil }
      return (one.place, left, right)
    }
    return jumps.prefix(Self.listed).enumerated().map { number, jump in
      fact(
        "function-jump",
        ["place": .place(of: jump.0), "from": value(jump.1), "to": value(jump.2)],
        "limits of f(x) at \(jump.0)",
        salience: 0.9,
        number: number
      )
    }
  }

  private func stretches(_ analysis: FunctionAnalysis) -> [Fact] {
    analysis.undefined.prefix(Self.listed).enumerated().map { number, stretch in
      fact(
        "function-undefined",
        ["from": .place(of: stretch.from), "to": .place(of: stretch.to)],
        "f(x) is undefined",
        salience: 0.9,
        number: number
      )
    }
  }

  // MARK: Values

  private func zeros(_ analysis: FunctionAnalysis) -> [Fact] {
    guard !analysis.zeros.isEmpty else { return [] }
    return [fact("function-zeros", places(analysis.zeros), "f(x) = 0", salience: 0.9)]
  }

  /// The lowest and the highest value, where something reaches them.
  private func reach(_ analysis: FunctionAnalysis) -> [Fact] {
    // A level stretch has no single places to name; its way and its jumps tell of it.
    guard !analysis.runs.contains(where: { $0.direction == .level }) else { return [] }
    let ends = [("function-lowest", analysis.lowest), ("function-highest", analysis.highest)]
    return ends.compactMap { kind, extreme in
      guard let extreme, extreme.isReached else { return nil }
      return fact(
        kind,
        places(extreme.places).merging(["value": value(extreme.value)]) { $1 },
        kind == "function-lowest" ? "min(f(x))" : "max(f(x))",
        salience: 0.85
      )
    }
  }

  // MARK: Form

  private func likeness(_ analysis: FunctionAnalysis) -> [Fact] {
    var facts: [Fact] = []
    if let symmetry = analysis.symmetry {
      facts.append(
        fact(
          "function-symmetry",
          ["symmetry": .term(symmetry.rawValue)],
          symmetry == .even ? "f(-x) = f(x)" : "f(-x) = -f(x)",
          level: .pattern,
          salience: 0.8
        )
      )
    }
    if let period = analysis.period {
      facts.append(
        fact(
          "function-period",
          ["period": .place(of: period)],
          "f(x + \(period)) = f(x)",
          level: .pattern,
          salience: 0.9
        )
      )
    }
    return facts + limits(analysis)
  }

  /// What it comes to far outside of the domain, told once where both sides agree.
  private func limits(_ analysis: FunctionAnalysis) -> [Fact] {
    let (below, above) = (analysis.limitBelow, analysis.limitAbove)
    var told: [(side: String, value: Double)] = []
    if let below, below == above {
      told = [("both", below)]
    } else {
      if let below { told.append(("below", below)) }
      if let above { told.append(("above", above)) }
    }
    return told.enumerated().map { number, limit in
      fact(
        "function-limit",
        ["side": .term(limit.side), "value": value(limit.value)],
        "limit(f(x)) far outside",
        level: .pattern,
        salience: 0.6,
        number: number
      )
    }
  }

  /// One way throughout, or each way it goes, for full descriptions.
  private func ways(_ analysis: FunctionAnalysis) -> [Fact] {
    let ways = Set(analysis.runs.map(\.direction))
    if ways.count == 1, let way = ways.first {
      return [
        fact(
          analysis.runs.count == 1 ? "function-throughout" : "function-every-part",
          ["direction": .term(way.rawValue)],
          "sign of f(x + d) - f(x)",
          level: .pattern,
          salience: 0.8
        )
      ]
    }
    return analysis.runs.prefix(12).enumerated().map { number, run in
      fact(
        "function-run",
        [
          "direction": .term(run.direction.rawValue), "from": .place(of: run.from),
          "to": .place(of: run.to),
        ],
        "sign of f(x + d) - f(x)",
        level: .pattern,
        salience: 0.35,
        number: number
      )
    }
  }

  /// Peaks and troughs, where they are not the highest and the lowest alone.
  private func turns(_ analysis: FunctionAnalysis) -> [Fact] {
    [("function-peaks", true), ("function-troughs", false)].compactMap { kind, isPeak in
      let found = analysis.turns.filter { $0.isPeak == isPeak }
      guard !found.isEmpty else { return nil }
      return fact(kind, places(found.map(\.place)), "f'(x) = 0", salience: 0.4)
    }
  }

  private func sampled(_ analysis: FunctionAnalysis) -> Fact {
    fact(
      "function-sampled",
      ["count": .count(analysis.sampleCount)],
      "count(x)",
      level: .construction,
      salience: 0.1
    )
  }
}
