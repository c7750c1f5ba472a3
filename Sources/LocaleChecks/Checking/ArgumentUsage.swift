internal import ChartLocalization

/// How a message uses one argument.
struct ArgumentUsage {
  /// The places where it is printed, as `{name}` or as `#`.
  var printed: [SourceRange] = []
  /// The choices that ask for it, in the order of the message, outer ones before inner ones.
  var choices: [MessageChoice] = []

  /// Whether a choice of a kind asks for it.
  func isAsked(by kind: MessageChoice.Kind) -> Bool { choices.contains { $0.kind == kind } }

  /// The first place of its name.
  var firstRange: SourceRange? {
    let places = printed + choices.map(\.argumentRange)
    return places.min { $0.lower < $1.lower }
  }

  /// The usage of all arguments of a message, by name.
  static func all(in elements: [MessageElement]) -> [String: ArgumentUsage] {
    var usages: [String: ArgumentUsage] = [:]
    gather(elements, number: nil, &usages)
    return usages
  }

  private static func gather(
    _ elements: [MessageElement],
    number: String?,
    _ usages: inout [String: ArgumentUsage]
  ) {
    for element in elements {
      switch element {
      case .text: break
      case .argument(let name, let range): usages[name, default: .init()].printed.append(range)
      case .number(let range):
        if let number { usages[number, default: .init()].printed.append(range) }
      case .choice(let choice):
        usages[choice.argument, default: .init()].choices.append(choice)
        let inner = choice.kind == .select ? number : choice.argument
        for variant in choice.variants { gather(variant.elements, number: inner, &usages) }
      }
    }
  }
}

/// What an argument is filled with.
enum ArgumentKind: String, Sendable {
  /// A number, ready for print; `integer` where it counts something.
  case number, integer
  /// A name or words.
  case text
  /// A keyword that is asked for and not printed.
  case select
  /// Several names.
  case list
  /// A date or a time.
  case date

  /// Reads a declared type, ARB's own names among them; nil for one that is not known.
  init?(declared type: String) {
    switch type.lowercased() {
    case "number", "num", "double", "decimal", "float": self = .number
    case "int", "integer", "count": self = .integer
    case "text", "string": self = .text
    case "select", "keyword": self = .select
    case "list": self = .list
    case "date", "datetime", "time": self = .date
    default: return nil
    }
  }

  var isNumber: Bool { self == .number || self == .integer }
}
