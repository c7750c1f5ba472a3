import ChartModel

/// What an author says of marks and beside them, by where they stand in the tree.
struct AuthoredMarks: Sendable {
  /// A mark by its reading and its place in the reading order, both from 0.
  struct Place: Sendable, Hashable {
    var reading: Int
    var place: Int
  }

  /// The marks of each element that has several, in the order of the tree.
  private var members: [Int32: [Place]] = [:]

  /// The texts beside each mark.
  private var texts: [MarkRow: [AuthoredText]] = [:]

  /// The texts beside marks that no reader is told of.
  private(set) var others: [AuthoredText] = []

  /// Gathers what is said.
  ///
  /// O(n) in the marks of layers whose marks are joined.
  init(of chart: ResolvedChart, readings: [SeriesReading]) {
    for (number, reading) in readings.enumerated() {
      let elements = reading.layer.elements.element
      guard !elements.isEmpty else { continue }
      for (place, row) in reading.series.rows.enumerated() where elements[Int(row)] >= 0 {
        members[elements[Int(row)], default: []].append(Place(reading: number, place: place))
      }
    }
    members = members.filter { $0.value.count > 1 }
    for (index, layer) in chart.layers.enumerated() where !layer.annotations.isEmpty {
      gatherTexts(of: layer, readings.filter { $0.layerIndex == index })
    }
  }

  private mutating func gatherTexts(of layer: ResolvedLayer, _ readings: [SeriesReading]) {
    let rows = readings.flatMap(\.series.rows)
    let known = Set(rows)
    for annotation in layer.annotations {
      let shown = annotation.texts.filter(\.isTold)
      let row = annotation.row.map { Int32(clamping: $0) } ?? rows.last
      if let row, known.contains(row), let reading = readings.first {
        texts[MarkRow(layer: reading.layerIndex, row: Int(row)), default: []] += shown
      } else {
        others += shown
      }
    }
  }

  /// The marks of the element that a mark belongs to, itself among them; empty for one of its own.
  func members(of reading: SeriesReading, row: Int) -> [Place] {
    let elements = reading.layer.elements.element
    guard !elements.isEmpty, elements[row] >= 0 else { return [] }
    return members[elements[row]] ?? []
  }

  /// Whether marks of a reading's layer may stand elsewhere in the tree.
  func joins(_ reading: SeriesReading) -> Bool {
    !members.isEmpty && !reading.layer.elements.element.isEmpty
  }

  /// The reading with whose marks all marks of another stand in the tree; `nil` for one with a mark that
  /// stands by itself or as the first of its element.
  func holder(of reading: SeriesReading, number: Int) -> Int? {
    guard joins(reading) else { return nil }
    var holder: Int?
    for row in reading.series.rows {
      guard let first = members(of: reading, row: Int(row)).first, first.reading != number else {
        return nil
      }
      holder = holder ?? first.reading
    }
    return holder
  }

  /// The texts beside a mark, in reading order.
  func texts(beside row: MarkRow) -> [AuthoredText] { texts[row] ?? [] }
}

extension AuthoredText {
  /// Whether it is read, and says something.
  var isTold: Bool { !isHidden && !text.allSatisfy(\.isWhitespace) }

  /// What is said of it.
  var phrase: Phrase { Phrase("authored", ["text": .name(text)]) }
}

extension SeriesReading {
  /// What the author calls a mark; `nil` where that is left to the tree.
  func authoredLabel(ofRow row: Int) -> String? { Self.told(layer.elements.labels, row) }

  /// What the author says that a mark shows; `nil` where that is left to the tree.
  func authoredValue(ofRow row: Int) -> String? { Self.told(layer.elements.values, row) }

  /// The author's own name of a mark.
  func identifier(ofRow row: Int) -> String? { Self.told(layer.elements.identifiers, row) }

  private static func told(_ texts: [String?], _ row: Int) -> String? {
    guard texts.indices.contains(row), let text = texts[row], !text.allSatisfy(\.isWhitespace)
    else { return nil }
    return text
  }
}
