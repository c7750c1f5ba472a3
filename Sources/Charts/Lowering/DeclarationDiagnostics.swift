import ChartModel
import ChartScales

extension DeclarationFault {
  /// The fault as the model tells it.
  var diagnostic: Diagnostic {
    switch self {
    case .tooDeep(let content): Diagnostic(.warning, .notRead, arguments: [content])
    case .tooManyMarks(let limit):
      Diagnostic(.warning, .elementsNotRead, arguments: [String(limit)])
    }
  }
}

extension MarkModifier {
  /// What a modifier asks for that drawings do not show; `nil` for one that they do.
  var diagnostic: Diagnostic? {
    switch self {
    case .blur: Self.notDrawn("blur")
    case .shadow: Self.notDrawn("shadow")
    case .mask: Self.notDrawn("mask")
    case .clip: Self.notDrawn("clipShape")
    default: nil
    }
  }

  private static func notDrawn(_ name: String) -> Diagnostic {
    Diagnostic(.note, .notDrawn, arguments: [name])
  }
}

extension Interval {
  /// The interval between two values of an axis; `nil` where no axis can show it: an end is infinite or no
  /// number, the ends are equal or the wrong way round.
  init?(showing low: PrimitiveValue, _ high: PrimitiveValue) {
    guard let low = low.amount, let high = high.amount, low.isFinite, high.isFinite, low < high
    else { return nil }
    self.init(low, high)
  }
}

extension Diagnostic {
  /// A domain of an axis that nothing can be shown over.
  static func domainIgnored(
    _ axis: Channel,
    _ low: PrimitiveValue,
    _ high: PrimitiveValue
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .domainIgnored,
      arguments: [axis.rawValue, low.plainText, high.plainText]
    )
  }
}

extension DeclaredPositionScale {
  /// What is said of the scale that no axis can have.
  func faults(of axis: Channel) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    switch domain?.form {
    case .range(let low, let high)?:
      let isOfAmounts = low.amount != nil && high.amount != nil
      if isOfAmounts, Interval(showing: low, high) == nil {
        faults.append(.domainIgnored(axis, low, high))
      }
    case .values(let values)?:
      let amounts = values.compactMap(\.amount)
      let known = amounts.filter(\.isFinite)
      if !amounts.isEmpty, amounts.count == values.count, known.min() == known.max() {
        faults.append(.domainIgnored(axis, values[0], values[values.count - 1]))
      }
    case .automatic?, nil: break
    }
    if let number = type?.impossibleNumber {
      faults.append(
        Diagnostic(
          .warning,
          .scaleIgnored,
          arguments: [axis.rawValue, PrimitiveValue.number(number).plainText]
        )
      )
    }
    return faults
  }
}

extension ScaleType {
  /// The exponent, or the slope, that no scale can have; `nil` where all is well.
  var impossibleNumber: Double? {
    switch form {
    case .power(let number), .symmetricLog(let number):
      number.isFinite && number > 0 ? nil : number
    case .linear, .log, .date, .category: nil
    }
  }
}
