import ChartModel

/// What the author says that marks show, held against the data.
///
/// A value text is at fault where it has numbers and none of them is an amount of its mark, however
/// rounded, nor its share, its rank or a part of its date: "916 sold in 2022" over 916 is not. Texts beside
/// marks are looked at only where they are a number and nothing else, but for units and names: "version 2"
/// says nothing of amounts. Where most of several such numbers are not those of their marks, they are of
/// something else, such as the years of places; and a value with a unit of its own ("4.1 miles"), where
/// others have another ("5.2 km"), cannot be compared.
struct AuthoredFacts {
  let readings: [SeriesReading]
  let words: ClaimWords

  /// For each layer a fact about its values and one about the texts beside its marks, where some differ.
  var all: [Fact] {
    let layers = Set(readings.map(\.layerIndex)).sorted()
    return layers.flatMap { layer -> [Fact] in
      let group = readings.filter { $0.layerIndex == layer }
      return [("value", values(of: group)), ("note", notes(of: group))].compactMap { part, told in
        fact(part, told, layer, group)
      }
    }
  }

  /// A text with the mark that it is of.
  private struct Told {
    let reading: SeriesReading
    let row: Int
    let text: String
  }

  private func values(of group: [SeriesReading]) -> [Told] {
    group.flatMap { reading -> [Told] in
      guard !reading.layer.elements.values.isEmpty else { return [] }
      return reading.series.rows.map(Int.init).compactMap { row in
        reading.authoredValue(ofRow: row).map { Told(reading: reading, row: row, text: $0) }
      }
    }
  }

  /// A rule at a place, such as the day that is selected, has notes of other marks' amounts: they are not its
  /// own and are not judged.
  private func notes(of group: [SeriesReading]) -> [Told] {
    guard let layer = group.first?.layer, !layer.annotations.isEmpty else { return [] }
    let standsAtPlace = layer.mark == .rule && group.contains(where: isAtPlace)
    guard !standsAtPlace else { return [] }
    var readingOfRow: [Int: SeriesReading] = [:]
    for reading in group {
      for row in reading.series.rows { readingOfRow[Int(row)] = reading }
    }
    return layer.annotations.flatMap { annotation -> [Told] in
      let row = annotation.row ?? group.last?.series.rows.last.map(Int.init)
      guard let row, let reading = readingOfRow[row] else { return [] }
      return annotation.texts.filter { $0.isTold && isPlainNumber($0.text, reading, row) }
        .map { Told(reading: reading, row: row, text: $0.text) }
    }
  }

  /// Whether a rule stands at a place of the other marks rather than at an amount.
  private func isAtPlace(_ rule: SeriesReading) -> Bool {
    if rule.column.values.kind != .quantitative { return true }
    let isUpright = rule.layer.channels[.y] == nil
    return rule.chart.layers.contains { layer in
      layer.mark != .rule && !layer.isBands && !layer.isDecoration
        && (layer.orientation == .vertical) == isUpright
    }
  }

  /// Whether a text is a number and nothing else but a unit, names of the chart and the word for an average.
  private func isPlainNumber(_ text: String, _ reading: SeriesReading, _ row: Int) -> Bool {
    var rest = SearchedText(text)
    var names = [reading.column.name, reading.column.unit ?? "", reading.series.name ?? ""]
    if case .categories(let categories)? = reading.layer.dimension?.values {
      names.append(categories.name(at: row) ?? "")
    }
    names += [ClaimWords.Meaning.average, .median].flatMap { words.words[$0] ?? [] }
    rest.remove(names, as: .ending)
    return !rest.hasLetters && WrittenAmount.all(in: text).count == 1
  }

  private func fact(
    _ part: String,
    _ told: [Told],
    _ layer: Int,
    _ group: [SeriesReading]
  ) -> Fact? {
    let numbered = told.filter { !WrittenAmount.all(in: $0.text).isEmpty }
    guard !numbered.isEmpty else { return nil }
    let orders = Dictionary(
      uniqueKeysWithValues: group.map { ($0.seriesIndex, SeriesOrder(of: $0)) }
    )
    let isRight = numbered.map { told in
      guard let order = orders[told.reading.seriesIndex] else { return true }
      let amounts = MarkAmounts(of: told.reading, row: told.row, in: order).all
      return WrittenAmount.all(in: told.text).contains { number in
        amounts.contains(where: number.isRounding)
      }
    }
    let wrong = Self.wrong(of: numbered, isRight, part)
    guard !wrong.isEmpty, let reading = group.first else { return nil }
    var fact = Fact(
      "authored-mismatch",
      of: .chart,
      level: .author,
      quantities: [
        "part": .term(part), "count": .count(wrong.count), "all": .count(told.count),
        "places": .list(wrong.prefix(4).map(Self.place), omitted: max(0, wrong.count - 4)),
      ],
      evidence: Evidence(
        "texts of the author; \(reading.column.name)",
        rows: reading.rows(wrong.prefix(64).map(\.row), total: wrong.count)
      ),
      salience: 0.9
    )
    fact.id += "-\(part)-\(layer + 1)"
    return fact
  }

  /// The texts that can be compared, and are not right.
  private static func wrong(of told: [Told], _ isRight: [Bool], _ part: String) -> [Told] {
    let wrong = zip(told, isRight).filter { !$0.1 }.map(\.0)
    if part == "note" {
      return told.count == 1 || wrong.count * 2 <= told.count ? wrong : []
    }
    guard !wrong.isEmpty else { return [] }
    let units = Set(
      zip(told, isRight).filter(\.1).map { unit(of: $0.0.text) }.filter { !$0.isEmpty }
    )
    return wrong.filter { told in
      let unit = unit(of: told.text)
      return units.isEmpty || unit.isEmpty || units.contains(unit)
    }
  }

  /// The word after the last number of a text; empty without one.
  private static func unit(of text: String) -> Substring {
    guard let last = text.lastIndex(where: \.isWholeNumber) else { return "" }
    return text[text.index(after: last)...].drop(while: \.isWhitespace).prefix(while: \.isLetter)
  }

  /// A mark with what the author says of it, and what the data do.
  private static func place(_ told: Told) -> Quantity {
    .noted(
      told.reading.place(ofRow: told.row),
      .clause(
        Phrase(
          "authored-against",
          [
            "text": .name(told.text),
            "value": told.reading.amounts[told.row].isNaN
              ? .clause(Phrase("node-missing")) : told.reading.datum(told.reading.amounts[told.row])
              ,
          ]
        )
      )
    )
  }
}
