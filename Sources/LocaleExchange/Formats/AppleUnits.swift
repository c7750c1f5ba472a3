/// The units of Apple's dialect put together into messages.
struct AppleUnits {
  /// The messages in the order of their first units.
  private(set) var units: [ReceivedUnit] = []

  init(_ elements: [XMLElement]) {
    var parts: [String: Parts] = [:]
    var keys: [String] = []
    for element in elements {
      let place = Place(element.attributes["id"] ?? "")
      if parts[place.key] == nil {
        keys.append(place.key)
        parts[place.key] = Parts(element)
      }
      parts[place.key]?.add(element, at: place.variant)
    }
    units = keys.compactMap { key in parts[key]?.unit(named: key) }
  }

  /// Which message a unit belongs to, and as which of its variants.
  private struct Place {
    enum Variant {
      case all
      case plural(String)
      case substitution(String, String)
      case unknown
    }

    let key: String
    let variant: Variant

    init(_ id: String) {
      if id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
        (key, variant) = Self.dictionaryPlace(id)
        return
      }
      guard let separator = id.ranges(of: AppleXLIFFWriter.separator).last else {
        (key, variant) = (id, .all)
        return
      }
      key = String(id[..<separator.lowerBound])
      let path = id[separator.upperBound...].split(separator: ".").map(String.init)
      switch path.count {
      case 2 where path[0] == "plural": variant = .plural(path[1])
      case 4 where path[0] == "substitutions" && path[2] == "plural":
        variant = .substitution(path[1], path[3])
      default: variant = .unknown
      }
    }

    /// `/key:dict/name:dict/one:dict/:string`, as a file of kind stringsdict has it.
    private static func dictionaryPlace(_ id: String) -> (String, Variant) {
      let path = id.dropFirst().split(separator: ":dict/").map(String.init)
      switch path.count {
      case 3 where path[1] == "NSStringLocalizedFormatKey": return (path[0], .all)
      case 4: return (path[0], .substitution(path[1], path[2]))
      default: return (path.first ?? id, .unknown)
      }
    }
  }

  /// What has been found of one message.
  private struct Parts {
    let first: XMLElement
    var isMarkedICU = false
    var all: (source: String, target: String?)?
    var name: String?
    var sources: [String: String] = [:]
    var targets: [String: String] = [:]
    var fault: UnitFault?
    var unconfirmed: String?

    init(_ first: XMLElement) {
      self.first = first
    }

    mutating func add(_ element: XMLElement, at variant: Place.Variant) {
      if element.all("note").contains(where: { $0.text.endsWithLine(AppleXLIFFWriter.icuNote) }) {
        isMarkedICU = true
      }
      unconfirmed = unconfirmed ?? XLIFF1Reader.unconfirmed(element)
      if isThere(variant) { fault = fault ?? .misshapen("a unit that stands once in the file") }
      let (source, result) = XLIFF1Reader.texts(of: element)
      var target: String?
      switch result {
      case .success(let text): target = text
      case .failure(let found): fault = fault ?? found
      }
      switch variant {
      case .all: all = (source, target)
      case .plural(let category):
        sources[category] = source
        targets[category] = target
      case .substitution(let name, let category):
        if let known = self.name, known != name { fault = .choiceInForm }
        self.name = name
        sources[category] = source
        targets[category] = target
      case .unknown: fault = .misshapen("a plural variant or a substitution in the unit's id")
      }
    }

    private func isThere(_ variant: Place.Variant) -> Bool {
      switch variant {
      case .all: all != nil
      case .plural(let category), .substitution(_, let category): sources[category] != nil
      case .unknown: false
      }
    }

    func unit(named key: String) -> ReceivedUnit {
      ReceivedUnit(
        names: [key],
        position: first.position,
        source: source,
        target: fault.map { .failure($0) } ?? target,
        isMarkedICU: isMarkedICU,
        unconfirmed: unconfirmed
      )
    }

    private var source: UnitText {
      if let name { return .substitution(all?.source ?? "%#@\(name)@", name: name, sources) }
      return sources.isEmpty ? .whole(all?.source ?? "") : .plural(sources)
    }

    private var target: Result<UnitText?, UnitFault> {
      guard let name else {
        return .success(targets.isEmpty ? all?.target.map { .whole($0) } : .plural(variants))
      }
      guard !targets.isEmpty else { return .success(all?.target.map { .whole($0) }) }
      guard let all else { return .success(.substitution("%#@\(name)@", name: name, variants)) }
      guard let sentence = all.target else {
        return .failure(.misshapen("a translation of the sentence around the plural"))
      }
      return .success(.substitution(sentence, name: name, variants))
    }

    /// The translated variants; those that the file has without a translation are empty.
    private var variants: [String: String] {
      sources.mapValues { _ in "" }.merging(targets) { $1 }
    }
  }
}

extension String {
  /// Whether the last line of a note is this one.
  func endsWithLine(_ line: String) -> Bool {
    self == line || hasSuffix("\n\(line)")
  }
}
