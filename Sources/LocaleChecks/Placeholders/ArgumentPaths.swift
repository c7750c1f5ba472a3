internal import ChartLocalization

/// The ways through a message by the variants that are taken, as far as one argument is concerned.
struct ArgumentPath {
  /// A variant that is taken of one choice.
  struct Step {
    let choice: MessageChoice
    let variant: MessageVariant
  }

  /// The steps in the order of the message; at most one for each argument and kind, unless two
  /// choices over one argument have other variants.
  var steps: [Step] = []

  /// The most ways that are followed of one message.
  static let maximumCount = 256

  /// The ways on which an argument is not printed; only choices that may print it are told apart.
  static func silent(
    _ name: String,
    in elements: [MessageElement],
    number: String? = nil
  ) -> [ArgumentPath] {
    var paths = [ArgumentPath()]
    for element in elements where prints(name, element, number: number) {
      guard case .choice(let choice) = element else { return [] }
      let inner = choice.kind == .select ? number : choice.argument
      let ways = choice.variants.flatMap { variant in
        silent(name, in: variant.elements, number: inner).map {
          ArgumentPath(steps: [Step(choice: choice, variant: variant)] + $0.steps)
        }
      }
      paths = paths.flatMap { path in ways.compactMap { path.joined(with: $0) } }
      if paths.count > maximumCount { paths.removeLast(paths.count - maximumCount) }
      if paths.isEmpty { return [] }
    }
    return paths
  }

  /// Whether a part prints an argument, in any variant.
  static func prints(_ name: String, _ element: MessageElement, number: String?) -> Bool {
    switch element {
    case .text: return false
    case .argument(let found, _): return found == name
    case .number: return number == name
    case .choice(let choice):
      let inner = choice.kind == .select ? number : choice.argument
      return choice.variants.contains { variant in
        variant.elements.contains { prints(name, $0, number: inner) }
      }
    }
  }

  /// Both one after the other; nil if they contradict each other.
  private func joined(with next: ArgumentPath) -> ArgumentPath? {
    for step in next.steps {
      let contradicts = steps.contains { known in
        known.choice.kind == step.choice.kind && known.choice.argument == step.choice.argument
          && known.variant.selector != step.variant.selector
          && step.choice.variants.contains { $0.selector == known.variant.selector }
      }
      if contradicts { return nil }
    }
    return ArgumentPath(steps: steps + next.steps)
  }

  /// The ways to each place where an argument is printed, by the choices around it.
  static func printing(
    _ name: String,
    in elements: [MessageElement],
    number: String? = nil,
    around steps: [Step] = []
  ) -> [(place: SourceRange, path: ArgumentPath)] {
    elements.flatMap { element -> [(place: SourceRange, path: ArgumentPath)] in
      switch element {
      case .text: return []
      case .argument(let found, let range):
        return found == name ? [(range, ArgumentPath(steps: steps))] : []
      case .number(let range): return number == name ? [(range, ArgumentPath(steps: steps))] : []
      case .choice(let choice):
        let inner = choice.kind == .select ? number : choice.argument
        return choice.variants.flatMap { variant in
          printing(
            name,
            in: variant.elements,
            number: inner,
            around: steps + [Step(choice: choice, variant: variant)]
          )
        }
      }
    }
  }
}

/// What a message prints on a way that was taken through its translation.
struct SourceOnPath {
  let source: CheckedMessage
  let path: ArgumentPath
  /// The categories of the translation's language and of the source's.
  let locale: CheckedLocale
  let home: CheckedLocale

  /// Whether the source prints an argument whatever else is chosen.
  func alwaysPrints(_ name: String) -> Bool {
    prints(name, source.pattern.elements, number: nil, always: true)
  }

  /// Whether the source may print an argument.
  func mayPrint(_ name: String) -> Bool {
    prints(name, source.pattern.elements, number: nil, always: false)
  }

  private func prints(
    _ name: String,
    _ elements: [MessageElement],
    number: String?,
    always: Bool
  ) -> Bool {
    elements.contains { element in
      switch element {
      case .text: return false
      case .argument(let found, _): return found == name
      case .number: return number == name
      case .choice(let choice):
        guard ArgumentPath.prints(name, element, number: number) else { return false }
        let inner = choice.kind == .select ? number : choice.argument
        let variants = candidates(of: choice)
        let isPrinting = { (variant: MessageVariant) in
          prints(name, variant.elements, number: inner, always: always)
        }
        return always ? variants.allSatisfy(isPrinting) : variants.contains(where: isPrinting)
      }
    }
  }

  /// The variants of a choice of the source that go with what the translation takes.
  private func candidates(of choice: MessageChoice) -> [MessageVariant] {
    var variants = choice.variants
    for step in path.steps where step.choice.argument == choice.argument {
      guard (step.choice.kind == .select) == (choice.kind == .select) else { continue }
      let taken =
        choice.kind == .select ? selected(step, of: choice) : counted(step, of: choice)
      variants.removeAll { variant in !taken.contains(variant.selector) }
    }
    return variants.isEmpty ? choice.variants : variants
  }

  private func selected(
    _ step: ArgumentPath.Step,
    of choice: MessageChoice
  ) -> Set<MessageSelector> {
    let selectors = choice.variants.map(\.selector)
    let other = MessageSelector.keyword("other")
    guard step.variant.selector == other else {
      return [selectors.contains(step.variant.selector) ? step.variant.selector : other]
    }
    let listed = Set(step.choice.variants.map(\.selector)).subtracting([other])
    return Set(selectors).subtracting(listed).union([other])
  }

  /// The source's selectors for the whole numbers that take the step.
  private func counted(
    _ step: ArgumentPath.Step,
    of choice: MessageChoice
  ) -> Set<MessageSelector> {
    guard let theirs = locale.categories(of: step.choice.kind),
      let ours = home.categories(of: choice.kind)
    else { return [] }
    var taken: Set<MessageSelector> = []
    for (category, all) in theirs.examples {
      // Where nought goes with one, words for one are not said of nought.
      let goesWithOne = Set(theirs.finiteNumbers(of: category) ?? []) == [0, 1]
      let numbers = goesWithOne ? [1] : all
      for number in numbers.prefix(12)
      where step.choice.selector(of: number, category) == step.variant.selector {
        taken.insert(choice.selector(of: number, ours.category(of: number)))
      }
    }
    if taken.isEmpty, theirs.finiteNumbers(of: step.variant.selector.written) == [0, 1] {
      taken.insert(choice.selector(of: 1, ours.category(of: 1)))
    }
    if case .exactly(let value) = step.variant.selector, taken.isEmpty {
      let number = Int(exactly: value) ?? 0
      taken.insert(choice.selector(of: number, ours.category(of: number)))
    }
    return taken
  }
}

extension MessageChoice {
  /// The selector that a whole number takes, given its category; offsets are not taken into account.
  func selector(of number: Int, _ category: String) -> MessageSelector {
    for selector in [MessageSelector.exactly(Double(number)), .keyword(category)]
    where variants.contains(where: { $0.selector == selector }) {
      return selector
    }
    return .keyword("other")
  }
}

extension MessageSelector {
  /// The selector as it is written: `=3`, `few`.
  var written: String {
    switch self {
    case .keyword(let keyword): keyword
    case .exactly(let value):
      value == value.rounded() && abs(value) < 1e15 ? "=\(Int(value))" : "=\(value)"
    }
  }
}
