import ChartLocalization

/// The messages of one locale's catalogue, read; those that cannot be read are left out.
struct MessagePatterns {
  let locale: LocaleTag
  let patterns: [String: MessagePattern]

  init(_ catalogue: Catalogue) {
    locale = catalogue.locale
    patterns = catalogue.messages.compactMapValues { try? MessagePattern(parsing: $0) }
  }

  /// A choice within a message, with the keywords of the selects around it.
  struct Place {
    let choice: MessageChoice
    let selects: [String: String]
  }

  /// Every choice of a message, the outer ones first.
  static func choices(in elements: [MessageElement], selects: [String: String] = [:]) -> [Place] {
    var places: [Place] = []
    for case .choice(let choice) in elements {
      places.append(Place(choice: choice, selects: selects))
      for variant in choice.variants {
        var inner = selects
        if choice.kind == .select, case .keyword(let keyword) = variant.selector {
          inner[choice.argument] = keyword
        }
        places += Self.choices(in: variant.elements, selects: inner)
      }
    }
    return places
  }

  /// The names of all arguments that a message prints or chooses by.
  static func arguments(in elements: [MessageElement]) -> Set<String> {
    elements.reduce(into: []) { names, element in
      switch element {
      case .argument(let name, _): names.insert(name)
      case .choice(let choice):
        names.insert(choice.argument)
        for variant in choice.variants { names.formUnion(arguments(in: variant.elements)) }
      case .text, .number: break
      }
    }
  }

  /// The keywords by which a message chooses on an argument.
  func keywords(of name: String, in id: String) -> [String] {
    guard let pattern = patterns[id] else { return [] }
    var found: [String] = []
    for place in Self.choices(in: pattern.elements)
    where place.choice.kind == .select && place.choice.argument == name {
      for case .keyword(let keyword) in place.choice.variants.map(\.selector)
      where !found.contains(keyword) {
        found.append(keyword)
      }
    }
    return found
  }
}
