import ChartModel
import Foundation
import SwiftUI

/// A layer that grows by one declared mark, or collection of marks, after another.
struct LayerDraft {
  let mark: Mark
  let stacking: MarkStackingMethod

  /// How many marks there are so far.
  private(set) var count = 0

  /// The columns on the axes, intervals as their two ends.
  private(set) var positions: [Channel: ColumnDraft] = [:]

  /// The columns that choose how marks look.
  private(set) var encodings: [DeclaredMarks.Encoding: ColumnDraft] = [:]

  private(set) var styles = StyleTable()
  private(set) var elements = ElementDraft()
  private(set) var annotations: [MarkAnnotation] = []
  private(set) var function: DeclaredFunction?

  /// A layer for marks like some.
  init(like marks: DeclaredMarks) {
    mark = marks.mark
    stacking = marks.stacking
    function = marks.function
  }

  /// Adds marks whose encodings are settled.
  mutating func append(_ marks: DeclaredMarks, environment: EnvironmentValues, words: MarkWords) {
    for (channel, column) in marks.positions {
      guard let ends = column.ends, let channels = channel.ends else {
        append(column, column.values, to: channel, count: marks.count)
        continue
      }
      append(column, column.values, to: channels.start, count: marks.count)
      append(column, ends, to: channels.end, count: marks.count)
    }
    for (encoding, column) in marks.encodings {
      encodings[encoding, default: ColumnDraft(like: column)]
        .append(column.values, count: marks.count)
    }
    appendStyles(of: marks, environment)
    elements.append(words, count: marks.count)
    count += marks.count
  }

  /// Writes down which marks are one element with which.
  mutating func number(_ element: [Int32]) { elements.number(element) }

  /// Adds what is written beside a mark, by its place in the layer.
  mutating func append(_ annotation: MarkAnnotation) { annotations.append(annotation) }

  private mutating func append(
    _ column: DeclaredColumn,
    _ values: DeclaredColumn.Values,
    to channel: Channel,
    count: Int
  ) {
    positions[channel, default: ColumnDraft(like: column)].append(values, count: count)
  }

  private mutating func appendStyles(of marks: DeclaredMarks, _ environment: EnvironmentValues) {
    let reading = StyleReading(marks, environment: environment)
    guard reading.isEach else {
      styles.append(reading.style(at: 0), count: marks.count)
      return
    }
    for mark in 0..<marks.count { styles.append(reading.style(at: mark), count: 1) }
  }
}
