import ChartModel

/// Which amounts the data themselves call provisional, estimated or projected.
///
/// A column of the table that is not drawn may say so row by row. Its words are those of the lexicons,
/// each the whole of a cell; codes of one or two letters count only in a column that holds nothing
/// else but words for final amounts, for an "e" may as well stand for east. Told where such amounts
/// are at most half of the series: they are what a reader must know apart.
struct ProvisionalFacts {
  let reading: SeriesReading
  let words: ClaimWords

  /// One fact for each status that a few of the amounts have.
  var all: [Fact] {
    guard [.ordered, .nominal].contains(reading.shape) else { return [] }
    return reading.layer.companions.flatMap(facts)
  }

  /// Whether some column beside those of the chart could tell.
  static func mayTell(of chart: ResolvedChart) -> Bool {
    chart.layers.contains { $0.companions.contains { $0.values.kind == .nominal } }
  }

  private static let statuses: [ClaimWords.Meaning] = [.provisional, .estimated, .projected]

  private func facts(of flags: Column) -> [Fact] {
    guard case .categories(let values) = flags.values else { return [] }
    let rows = rowsInOrder
    let meanings = meanings(of: values.names)
    return Self.statuses.compactMap { status in
      let marked = rows.filter { row in
        let code = Int(values.codes[row])
        return code >= 0 && meanings[code] == status
      }
      guard !marked.isEmpty, marked.count * 2 <= rows.count else { return nil }
      return fact(status, marked, isAtEnd: Array(rows.suffix(marked.count)) == marked, flags)
    }
  }

  /// The marks that have an amount, along the order.
  private var rowsInOrder: [Int] {
    let rows = reading.series.rows.map(Int.init).filter { !reading.amounts[$0].isNaN }
    return reading.shape == .ordered && reading.isDescending ? rows.reversed() : rows
  }

  /// What each name of a column says of an amount; nothing where other names make codes doubtful.
  private func meanings(of names: [String]) -> [ClaimWords.Meaning?] {
    let found = names.map(meaning)
    guard found.contains(nil) else { return found }
    return zip(names, found).map { name, meaning in Self.isCode(name) ? nil : meaning }
  }

  private func meaning(of name: String) -> ClaimWords.Meaning? {
    let word = Self.word(name)
    return (Self.statuses + [.final]).first { words.words[$0]?.contains(word) == true }
  }

  /// A cell without the brackets and points around it, in lower case.
  private static func word(_ name: String) -> String {
    let isEdge = { (character: Character) in !character.isLetter }
    let inner = name.drop(while: isEdge)
    return String(
      inner.prefix(
        (inner.lastIndex { !isEdge($0) }.map {
          inner.distance(from: inner.startIndex, to: $0) + 1
        }) ?? 0
      )
    ).lowercased()
  }

  /// Letters with cases, one or two of them.
  private static func isCode(_ name: String) -> Bool {
    let letters = word(name)
    return letters.count <= 2 && letters.allSatisfy(\.isCased)
  }

  private func fact(
    _ status: ClaimWords.Meaning,
    _ marked: [Int],
    isAtEnd: Bool,
    _ flags: Column
  ) -> Fact {
    let listed = marked.prefix(3).map(reading.place(ofRow:))
    return Fact(
      reading.kind("\(status.rawValue)-values"),
      of: reading.id,
      level: .statistics,
      quantities: [
        "count": .count(marked.count),
        "position": .term(isAtEnd && reading.shape == .ordered ? "end" : "anywhere"),
        "places": .list(listed, omitted: marked.count - listed.count),
      ].merging(reading.nameQuantity) { $1 },
      evidence: Evidence(
        "count(\(reading.column.name) where \(flags.name) = \(status.rawValue))",
        rows: reading.rows(Array(marked.prefix(64)), total: marked.count),
        derivations: ["count": "count(\(reading.formulaColumn)[marked])"],
        groups: ["marked": .marks(marked.map { $0 + 1 }.sorted(), layer: reading.layerIndex)]
      ),
      salience: 0.9
    )
  }
}
