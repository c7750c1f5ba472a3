import ChartModel
import SwiftUI

/// A scale of looks over the names of a chart: which name looks how.
struct VisualScale<Visual> {
  /// The names in the order of the scale: those that the author lists, then those of the data.
  let names: [String]

  /// How many names of the data the author's list lacks, by names of different columns.
  let missing: Int

  private let declared: DeclaredScale<Visual>
  private let places: [String: Int]

  /// A scale as declared, over names of the data in order of appearance.
  init(_ declared: DeclaredScale<Visual>, names found: [String]) {
    self.declared = declared
    var listed: [String] = []
    if case .values(let values)? = declared.domain?.form { listed = values.map(\.plainText) }
    if case .automatic(_, let isReversed, let modify)? = declared.domain?.form {
      var values = found.map(PrimitiveValue.name)
      if let modify { values = modify(values) }
      if isReversed == true { values.reverse() }
      listed = values.map(\.plainText)
    }
    var places: [String: Int] = [:]
    var names: [String] = []
    for name in listed + found where places[name] == nil {
      places[name] = names.count
      names.append(name)
    }
    (self.names, self.places) = (names, places)
    let lists =
      if case .values(let values)? = declared.domain?.form { !values.isEmpty } else { false }
    missing = lists ? names.count - Set(listed).count : 0
  }

  /// Whether the author says how names look.
  var isAuthored: Bool { declared.range != nil || declared.mapping != nil }

  /// How a name looks; `nil` where the author leaves it open.
  ///
  /// A list shorter than the names begins again.
  func visual(of name: String, as value: PrimitiveValue) -> Visual? {
    if let mapping = declared.mapping { return mapping(value) }
    guard case .list(let visuals)? = declared.range, !visuals.isEmpty, let place = places[name]
    else { return nil }
    return visuals[place % visuals.count]
  }

  /// The place of a name in the scale, from 0.
  func place(of name: String) -> Int { places[name] ?? 0 }

  /// The colours that amounts pass through, where the author gives a gradient or two ends.
  var gradient: Gradient? {
    if case .gradient(let gradient)? = declared.range { gradient } else { nil }
  }

  /// The looks at the two ends of amounts, or those listed.
  var steps: [Visual] {
    switch declared.range {
    case .list(let visuals): visuals
    case .ends(let low, let high): [low, high]
    case .gradient, nil: []
    }
  }
}

extension PrimitiveValue {
  /// The value as a plain text: names as they are, whole numbers without a fraction.
  var plainText: String {
    switch self {
    case .name(let name): name
    case .number(let number), .date(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
  }
}
