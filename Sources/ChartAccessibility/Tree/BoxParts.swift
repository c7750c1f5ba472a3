import ChartModel

/// The places within a box of a box plot.
struct BoxParts {
  private let box: BoxMark
  private let source: Column

  /// The box of a row; `nil` for a mark that is none.
  init?(_ reading: SeriesReading, row: Int) {
    guard let boxes = reading.layer.boxes, let box = boxes[row], let source = reading.layer.source
    else { return nil }
    self.box = box
    self.source = source
  }

  /// What the whole box shows.
  var value: Phrase {
    Phrase("node-box", ["median": datum(box.median), "count": .count(box.count)])
  }

  /// The middle half, the median, the whiskers, then each outlier from the lowest; ids by their place.
  func nodes(below parent: NodeID) -> [AccessibilityNode] {
    var phrases = [
      (Phrase("node-box-middle"), span(box.lowerQuartile, box.upperQuartile)),
      (Phrase("node-box-median"), single(box.median)),
      (Phrase("node-box-whiskers"), span(box.lowerWhisker, box.upperWhisker)),
    ]
    phrases += box.outliers.map { (Phrase("node-box-outlier"), single($0)) }
    return phrases.enumerated().map { index, phrase in
      AccessibilityNode(
        parent.child("part", index + 1),
        role: .part,
        label: phrase.0,
        value: phrase.1,
        position: index + 1,
        setSize: phrases.count
      )
    }
  }

  private func datum(_ value: Double) -> Quantity { .datum(value, of: source) }

  private func single(_ value: Double) -> Phrase { Phrase("node-value", ["value": datum(value)]) }

  private func span(_ low: Double, _ high: Double) -> Phrase {
    Phrase("node-range", ["from": datum(low), "to": datum(high)])
  }
}
