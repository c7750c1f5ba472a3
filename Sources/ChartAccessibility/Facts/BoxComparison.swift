import ChartModel

/// How the names of a strip chart or a box plot compare: medians, middle halves, spread.
struct BoxComparison {
  let view: BoxGroups

  /// The groups with five amounts or more.
  let groups: [BoxGroup]

  /// Facts about two groups, or about more.
  var all: [Fact] {
    if groups.count == 2 { return pair(groups[0], groups[1]) }
    return groups.count > 2
      ? [order, apart(isHigh: true), apart(isHigh: false), overlap, spread].compactMap { $0 } : []
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    salience: Double,
    derivations: [String: String] = [:],
    marks: [String: BoxGroup] = [:]
  ) -> Fact {
    let isNamed = marks.values.allSatisfy { $0.marks?.count ?? 0 <= BoxGroup.markLimit }
    return Fact(
      kind,
      of: .chart,
      level: .pattern,
      quantities: quantities,
      evidence: Evidence(
        formula,
        rows: .series(nil, count: groups.reduce(0) { $0 + $1.count }),
        derivations: isNamed ? derivations : [:],
        groups: isNamed ? marks.mapValues(\.all) : [:]
      ),
      salience: salience
    )
  }

  private var amounts: String { Evidence.column(view.column.name) }

  // MARK: Two

  private func pair(_ one: BoxGroup, _ other: BoxGroup) -> [Fact] {
    let (higher, lower) = one.median >= other.median ? (one, other) : (other, one)
    let medians = fact(
      "box-pair",
      [
        "higher": higher.place, "lower": lower.place,
        "difference": .difference(higher.median - lower.median, of: view.column, .computed),
        "isEqual": .term(higher.median == lower.median ? "yes" : "no"),
        "overlap": .term(overlap(higher, lower)),
      ],
      "median(\(view.column.name)[group])",
      salience: 0.9,
      derivations: ["difference": "median(\(amounts)[higher]) - median(\(amounts)[lower])"],
      marks: ["higher": higher, "lower": lower]
    )
    let (wide, narrow) = one.length >= other.length ? (one, other) : (other, one)
    guard narrow.length > 0, wide.length >= 1.5 * narrow.length else { return [medians] }
    let length = { (name: String) in
      "(quantile(\(amounts)[\(name)], 0.75) - quantile(\(amounts)[\(name)], 0.25))"
    }
    return [
      medians,
      fact(
        "box-pair-spread",
        ["narrow": narrow.place, "wide": wide.place, "share": .share(narrow.length / wide.length)],
        "quartiles(\(view.column.name)[group])",
        salience: 0.7,
        derivations: ["share": "\(length("narrow")) / \(length("wide"))"],
        marks: ["narrow": narrow, "wide": wide]
      ),
    ]
  }

  /// How the middle halves of two groups lie: apart, overlapping by less than a fifth of the shorter, or
  /// by more.
  private func overlap(_ one: BoxGroup, _ other: BoxGroup) -> String {
    let shared =
      min(one.quartiles.upperBound, other.quartiles.upperBound)
      - max(one.quartiles.lowerBound, other.quartiles.lowerBound)
    if shared < 0 { return "none" }
    return shared < min(one.length, other.length) / 5 ? "barely" : "some"
  }

  // MARK: More

  /// The medians from the highest to the lowest.
  private var order: Fact? {
    let ranked = groups.sorted { $0.median > $1.median }
    guard ranked.first?.median != ranked.last?.median else { return nil }
    let listed = ranked.prefix(8).map { group -> Quantity in
      let value = Quantity.derived(group.median, of: view.column)
      guard case .name(let name) = group.place else { return .place(group.place, value) }
      return .titled(name, value)
    }
    return fact(
      "box-order",
      ["medians": .list(listed, omitted: ranked.count - listed.count)],
      "median(\(view.column.name)[group])",
      salience: 0.75
    )
  }

  /// The group whose middle half lies beyond those of all others, on one side.
  private func apart(isHigh: Bool) -> Fact? {
    let ranked = groups.sorted { isHigh ? $0.median > $1.median : $0.median < $1.median }
    guard let first = ranked.first else { return nil }
    let isApart = ranked.dropFirst().allSatisfy {
      isHigh
        ? first.quartiles.lowerBound > $0.quartiles.upperBound
        : first.quartiles.upperBound < $0.quartiles.lowerBound
    }
    guard isApart else { return nil }
    return fact(
      isHigh ? "box-above" : "box-below",
      ["place": first.place],
      "quartiles(\(view.column.name)[group])",
      salience: 0.85
    )
  }

  /// That all middle halves share values.
  private var overlap: Fact? {
    let low = groups.map(\.quartiles.lowerBound).max() ?? 0
    let high = groups.map(\.quartiles.upperBound).min() ?? 0
    guard low <= high else { return nil }
    return fact(
      "box-overlap",
      ["count": .count(groups.count)],
      "quartiles(\(view.column.name)[group])",
      salience: 0.7
    )
  }

  /// The widest and the narrowest middle half, where one is at least half as wide again.
  private var spread: Fact? {
    guard let wide = groups.max(by: { $0.length < $1.length }),
      let narrow = groups.min(by: { $0.length < $1.length }), wide.length >= 1.5 * narrow.length,
      wide.length > 0
    else { return nil }
    let length = { (name: String) in
      "quantile(\(amounts)[\(name)], 0.75) - quantile(\(amounts)[\(name)], 0.25)"
    }
    return fact(
      "box-spread",
      [
        "wide": wide.place, "wideLength": .difference(wide.length, of: view.column, .computed),
        "narrow": narrow.place,
        "narrowLength": .difference(narrow.length, of: view.column, .computed),
      ],
      "quartiles(\(view.column.name)[group])",
      salience: 0.5,
      derivations: ["wideLength": length("wide"), "narrowLength": length("narrow")],
      marks: ["wide": wide, "narrow": narrow]
    )
  }
}
