import ChartLocalization

/// What a message does with its arguments.
struct MessageArguments {
  /// What is put behind an argument's name to ask for the grammar of its value.
  static let derivedEndings = ["_final", "_gender", "_number", "_initial"]

  /// The arguments in the order in which they first stand.
  private(set) var names: [String] = []
  private var noted: Set<String> = []
  /// The arguments that some path through the message prints.
  private(set) var printed: Set<String> = []
  /// The arguments by whose number the message chooses.
  private(set) var counted: Set<String> = []
  /// The arguments that every path prints; a variant for one or two things, or for an exact number, says
  /// the number without printing it.
  private(set) var always: Set<String> = []

  init(_ pattern: MessagePattern) {
    always = read(pattern.elements, number: nil)
  }

  /// The argument whose grammar a name asks for, or the name itself.
  static func base(of name: String) -> String {
    derivedEndings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }

  private mutating func read(_ elements: [MessageElement], number: String?) -> Set<String> {
    var always: Set<String> = []
    for element in elements {
      switch element {
      case .text: break
      case .argument(let name, _): print(name, &always)
      case .number: if let number { print(number, &always) }
      case .choice(let choice): always.formUnion(read(choice))
      }
    }
    return always
  }

  private mutating func print(_ name: String, _ always: inout Set<String>) {
    note(name)
    printed.insert(name)
    always.insert(name)
  }

  private mutating func note(_ name: String) {
    if noted.insert(name).inserted { names.append(name) }
  }

  private mutating func read(_ choice: MessageChoice) -> Set<String> {
    note(choice.argument)
    let isCounted = choice.kind != .select
    if isCounted { counted.insert(choice.argument) }
    var always: Set<String>?
    for variant in choice.variants {
      var path = read(variant.elements, number: isCounted ? choice.argument : nil)
      if isCounted, variant.saysNumber { path.insert(choice.argument) }
      always = always?.intersection(path) ?? path
    }
    return always ?? []
  }

  /// What a translation must not lose and must not invent, against its source.
  static func check(
    _ target: MessagePattern,
    against source: MessagePattern
  ) throws(UnitFault) {
    let (source, target) = (MessageArguments(source), MessageArguments(target))
    let known = Set(source.names)
    let unknown = target.names.filter { !known.contains($0) && !known.contains(base(of: $0)) }
    guard unknown.isEmpty else { throw .unknownPlaceholders(unknown.sorted()) }
    let said = target.printed.union(target.counted)
    let lost = source.printed.subtracting(said).union(source.always.subtracting(target.always))
    guard lost.isEmpty else { throw .lostPlaceholders(lost.sorted()) }
  }
}

extension MessageVariant {
  /// Whether the variant stands for a number that its words can say.
  fileprivate var saysNumber: Bool {
    switch selector {
    case .exactly: true
    case .keyword(let category): ["zero", "one", "two"].contains(category)
    }
  }
}
