/// Why a text selects nothing of a chart; worded in `Wording`.
enum SelectionFault: Error, Equatable {
  /// No mark of the chart stands for a value or a name of its own.
  case noAxis

  /// A text is no value of the kind that the axis has; `example` is a text that is one.
  case notAValue(String, kind: Kind, example: String)

  /// A date whose day and month could be meant the other way round.
  case ambiguousDate(String, example: String)

  /// The axis has no such name; `closest` may have been meant.
  case noSuchName(String, of: String, ends: [String], closest: [String])

  /// The axis has values, none of them there.
  case outside(String, of: String, ends: [String])

  /// What an axis's values are.
  enum Kind {
    case number, date
  }

  /// Whether it is the command line that is at fault, not what the chart holds.
  var isOfCommandLine: Bool {
    switch self {
    case .notAValue, .ambiguousDate: true
    case .noAxis, .noSuchName, .outside: false
    }
  }
}
