/// Reads XLIFF 2.0 and 2.1 as tools give it back.
///
/// The segments of a unit are one message; it is translated when all of them are.
struct XLIFF2Reader {
  private let root: XMLElement

  init(_ root: XMLElement) {
    self.root = root
  }

  func file() throws(ExchangeError) -> ReceivedFile {
    let files = root.all("file")
    guard !files.isEmpty else {
      throw ExchangeError(
        .unexpected(found: "no 'file'", expected: "one in 'xliff'"),
        at: root.position
      )
    }
    return ReceivedFile(
      format: .xliff2,
      sourceLocale: root.attributes["srcLang"],
      targetLocale: root.attributes["trgLang"],
      at: root.position,
      units: files.flatMap(units(in:))
    )
  }

  private func units(in element: XMLElement) -> [ReceivedUnit] {
    element.elements.flatMap { child -> [ReceivedUnit] in
      guard child.namespace == element.namespace else { return [] }
      switch child.name {
      case "unit": return [unit(child)]
      case "group": return units(in: child)
      default: return []
      }
    }
  }

  private func unit(_ element: XMLElement) -> ReceivedUnit {
    var codes = InlineText(codes: [:])
    for data in element.first("originalData")?.all("data") ?? [] {
      if let id = data.attributes["id"] { codes.data[id] = data.text }
    }
    let segments = element.elements.filter { $0.name == "segment" || $0.name == "ignorable" }
    let source = segments.compactMap { $0.first("source") }
      .compactMap { try? codes.text(of: $0).get() }.joined()
    return ReceivedUnit(
      names: [element.attributes["name"], element.attributes["id"]].compactMap(\.self),
      position: element.position,
      source: .whole(source),
      target: target(segments, source, &codes)
    )
  }

  private func target(
    _ segments: [XMLElement],
    _ source: String,
    _ codes: inout InlineText
  ) -> Result<UnitText?, UnitFault> {
    var text = ""
    var isWhole = !segments.isEmpty
    for segment in segments {
      guard let target = segment.first("target") else {
        // What is between segments is the source's unless it is said.
        if segment.name == "ignorable", let between = segment.first("source") {
          text += (try? codes.text(of: between).get()) ?? ""
        } else {
          isWhole = false
        }
        continue
      }
      switch codes.text(of: target) {
      case .success(let part): text += part
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(!isWhole || (text.isEmpty && !source.isEmpty) ? nil : .whole(text))
  }
}
