/// Reads XLIFF 1.2, plain and in Apple's dialect, as tools give it back.
///
/// What a tool has added (alternatives, notes, counts) is passed over. A target that is empty while the
/// source is not is no translation.
struct XLIFF1Reader {
  private let root: XMLElement
  private let files: [XMLElement]

  init(_ root: XMLElement) {
    self.root = root
    files = root.all("file")
  }

  func file() throws(ExchangeError) -> ReceivedFile {
    guard let first = files.first else {
      throw ExchangeError(
        .unexpected(found: "no 'file'", expected: "one in 'xliff'"),
        at: root.position
      )
    }
    for file in files {
      for name in ["source-language", "target-language"]
      where file.attributes[name] != first.attributes[name] {
        throw ExchangeError(
          .unexpected(
            found: "\(name) '\(file.attributes[name] ?? "")'",
            expected: "'\(first.attributes[name] ?? "")' as in the first 'file'"
          ),
          at: file.position
        )
      }
    }
    let isApple = files.contains(where: Self.isApple)
    var units: [ReceivedUnit] = []
    for file in files {
      guard let body = file.first("body") else { continue }
      if isApple {
        units += AppleUnits(Self.transUnits(in: body)).units
      } else {
        read(body, into: &units)
      }
    }
    return ReceivedFile(
      format: isApple ? .appleXLIFF : .xliff,
      sourceLocale: first.attributes["source-language"],
      targetLocale: first.attributes["target-language"],
      at: first.position,
      units: units
    )
  }

  private static func isApple(_ file: XMLElement) -> Bool {
    let original = file.attributes["original"] ?? ""
    return original.hasSuffix(".xcstrings") || original.hasSuffix(".stringsdict")
      || (file.first("header")?.all("tool") ?? []).contains {
        $0.attributes["tool-id"] == "com.apple.dt.xcode"
      }
  }

  private static func transUnits(in element: XMLElement) -> [XMLElement] {
    element.elements.flatMap { child -> [XMLElement] in
      switch child.name {
      case "trans-unit": [child]
      case "group": transUnits(in: child)
      default: []
      }
    }
  }

  private func read(_ element: XMLElement, into units: inout [ReceivedUnit]) {
    for child in element.elements where child.namespace == element.namespace {
      if child.name == "trans-unit" { units.append(Self.unit(child)) }
      guard child.name == "group" else { continue }
      if child.attributes["restype"] == "x-gettext-plurals" {
        units.append(Self.forms(child))
      } else {
        read(child, into: &units)
      }
    }
  }

  private static func unit(_ element: XMLElement) -> ReceivedUnit {
    let (source, target) = texts(of: element)
    return ReceivedUnit(
      names: [element.attributes["id"], element.attributes["resname"]].compactMap(\.self),
      position: element.position,
      source: .whole(source),
      target: target.map { text in text.map { .whole($0) } },
      unconfirmed: unconfirmed(element)
    )
  }

  /// The mark by which a unit says that its target is no translation yet.
  static func unconfirmed(_ element: XMLElement) -> String? {
    element.first("target")?.attributes["state"].flatMap { state in
      ["new", "needs-translation"].contains(state) ? "state=\"\(state)\"" : nil
    }
  }

  /// The units of a group by the number of their form, `id[n]`; in the order of the file where they have
  /// no such ids.
  private static func ordered(_ units: [XMLElement]) -> [XMLElement] {
    let numbers = units.compactMap { unit -> Int? in
      guard let id = unit.attributes["id"], id.hasSuffix("]"), let open = id.lastIndex(of: "[")
      else { return nil }
      return Int(id[id.index(after: open)...].dropLast())
    }
    guard numbers.sorted() == Array(units.indices) else { return units }
    return zip(numbers, units).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The units of one group as the forms of one message.
  private static func forms(_ group: XMLElement) -> ReceivedUnit {
    let units = ordered(group.all("trans-unit"))
    let texts = units.map(texts(of:))
    let first = units.first?.attributes["id"].map { $0.prefix { $0 != "[" } }
    return ReceivedUnit(
      names: [group.attributes["id"], group.attributes["resname"], first.map(String.init)]
        .compactMap(\.self),
      position: group.position,
      source: .forms(texts.map(\.0)),
      target: joined(texts.map(\.1)),
      unconfirmed: units.lazy.compactMap(unconfirmed).first
    )
  }

  private static func joined(
    _ targets: [Result<String?, UnitFault>]
  ) -> Result<UnitText?, UnitFault> {
    do throws(UnitFault) {
      var texts: [String] = []
      for target in targets { texts.append(try target.get() ?? "") }
      return .success(texts.allSatisfy(\.isEmpty) ? nil : .forms(texts))
    } catch {
      return .failure(error)
    }
  }

  /// The source, and the target with the codes of the source put in.
  static func texts(of unit: XMLElement) -> (String, Result<String?, UnitFault>) {
    var codes = InlineText(codes: [:])
    let source = unit.first("source").map { try? codes.text(of: $0).get() }.flatMap(\.self) ?? ""
    guard let target = unit.first("target") else { return (source, .success(nil)) }
    return (
      source,
      codes.text(of: target).map { text in
        text.isEmpty && !source.isEmpty ? nil : text
      }
    )
  }
}

/// Puts the arguments of inline codes into a text, for both versions of XLIFF.
struct InlineText {
  /// What the codes that were read stand for, by id.
  private(set) var codes: [String: String]
  /// Original data by id.
  var data: [String: String] = [:]

  init(codes: [String: String]) {
    self.codes = codes
  }

  /// The text of an element.
  mutating func text(of element: XMLElement) -> Result<String, UnitFault> {
    do throws(UnitFault) {
      return .success(try read(element))
    } catch {
      return .failure(error)
    }
  }

  private mutating func read(_ element: XMLElement) throws(UnitFault) -> String {
    var text = ""
    for node in element.nodes {
      switch node {
      case .text(let part): text += part
      case .element(let child): text += try code(child)
      }
    }
    return text
  }

  private mutating func code(_ element: XMLElement) throws(UnitFault) -> String {
    switch element.name {
    case "g", "pc", "mrk": return try read(element)
    case "sm", "em": return ""
    case "cp":
      let hexadecimal = element.attributes["hex"] ?? ""
      guard let scalar = UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw .unknownCode(hexadecimal)
      }
      return String(scalar)
    default: break
    }
    let id = element.attributes["id"] ?? ""
    let inside = element.text
    let known =
      element.attributes["dataRef"].flatMap { data[$0] } ?? element.attributes["equiv-text"]
      ?? (inside.isEmpty ? nil : inside) ?? element.attributes["equiv"] ?? codes[id]
    guard let known else { throw .unknownCode(id) }
    if codes[id] == nil { codes[id] = known }
    return known
  }
}
