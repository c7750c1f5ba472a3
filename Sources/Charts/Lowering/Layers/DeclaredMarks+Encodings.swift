import ChartModel

extension DeclaredMarks {
  /// The marks with every value that chooses a look among `encodings`, the innermost of each.
  var withSettledEncodings: DeclaredMarks {
    var marks = self
    for modifier in modifiers {
      switch modifier {
      case .encoding(let encoding, let column):
        marks.encodings[encoding] = marks.encodings[encoding] ?? column
      case .position(let column, _, _):
        marks.encodings[.position] = marks.encodings[.position] ?? column
      default: break
      }
    }
    return marks
  }
}

extension Channel {
  /// The channels of the lower and the upper ends of intervals along a channel's axis; `nil` for one that
  /// holds no intervals.
  var ends: (start: Channel, end: Channel)? {
    switch self {
    case .x: (.xStart, .xEnd)
    case .y: (.yStart, .yEnd)
    default: nil
    }
  }
}
