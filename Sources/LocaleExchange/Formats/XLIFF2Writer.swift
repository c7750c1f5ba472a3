/// Writes XLIFF 2.1.
///
/// A message is one unit with one segment, its choices in ICU MessageFormat; arguments are `<ph/>` codes
/// whose text is original data. Examples of arguments are metadata, and shown in place of the code.
///
/// - Source: OASIS, XLIFF Version 2.1, whose core has the namespace and the schema of 2.0.
struct XLIFF2Writer {
  private let document: ExchangeDocument
  private let plans: [UnitPlan]

  init(_ document: ExchangeDocument) {
    self.document = document
    plans = document.plans(for: .xliff2)
  }

  func text() throws(ExchangeError) -> String {
    try document.checkWritableAsXML()
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" \
      xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.1" \
      srcLang="\(XMLText.attribute(document.sourceLocale))" \
      trgLang="\(XMLText.attribute(document.targetLocale))">

      """
    for (index, group) in ExchangeDocument.byFile(plans).enumerated() {
      text += "  <file id=\"f\(index + 1)\" original=\"\(XMLText.attribute(group.file))\">\n"
      for (place, plan) in group.plans.enumerated() { text += unit(plan, place) }
      text += "  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private func unit(_ plan: UnitPlan, _ place: Int) -> String {
    let unit = plan.unit
    var numbers = CodeNumbers()
    let source = inline(unit.source, unit, &numbers)
    numbers.restart()
    let target = unit.target.map { inline($0, unit, &numbers) }
    let name = XMLText.attribute(unit.id)
    let id = Self.isToken(unit.id) ? name : "u\(place + 1)"
    return [
      "    <unit id=\"\(id)\" name=\"\(name)\">\n", metadata(unit), notes(unit),
      data(numbers.codes),
      "      <segment \(Self.states[unit.state] ?? "state=\"initial\"")>\n",
      "        <source xml:space=\"preserve\">\(source)</source>\n",
      target.map { "        <target xml:space=\"preserve\">\($0)</target>\n" } ?? "",
      "      </segment>\n    </unit>\n",
    ].joined()
  }

  private func metadata(_ unit: ExchangeUnit) -> String {
    guard !unit.examples.isEmpty else { return "" }
    let lines = unit.examples.sorted { $0.key < $1.key }.map {
      "          <mda:meta type=\"\(XMLText.attribute($0.key))\">\(XMLText.content($0.value))</mda:meta>\n"
    }
    return """
            <mda:metadata>
              <mda:metaGroup category="example">
      \(lines.joined())        </mda:metaGroup>
            </mda:metadata>

      """
  }

  private func notes(_ unit: ExchangeUnit) -> String {
    guard let note = unit.note, !note.isEmpty else { return "" }
    return """
            <notes>
              <note category="description">\(XMLText.content(note))</note>
            </notes>

      """
  }

  private func data(_ codes: [String]) -> String {
    guard !codes.isEmpty else { return "" }
    let lines = codes.enumerated().map {
      "        <data id=\"d\($0 + 1)\" xml:space=\"preserve\">\(XMLText.content($1))</data>\n"
    }
    return "      <originalData>\n\(lines.joined())      </originalData>\n"
  }

  private func inline(
    _ message: String,
    _ unit: ExchangeUnit,
    _ numbers: inout CodeNumbers
  ) -> String {
    MessagePart.parts(of: message).map { part in
      switch part {
      case .text(let text): return XMLText.content(text)
      case .code(let code):
        let number = numbers.number(of: code)
        let example = unit.examples[String(code.filter { $0 != "{" && $0 != "}" })] ?? code
        return "<ph id=\"\(number)\" dataRef=\"d\(number)\" equiv=\"\(XMLText.attribute(code))\" "
          + "disp=\"\(XMLText.attribute(example))\"/>"
      }
    }.joined()
  }

  /// What the states are called; there is none for a translation that its source has outrun.
  private static let states: [ExchangeUnit.State: String] = [
    .new: "state=\"initial\"", .outdated: "state=\"initial\" subState=\"chartvoice:outdated\"",
    .translated: "state=\"translated\"", .reviewed: "state=\"reviewed\"",
    .final: "state=\"final\"",
  ]

  /// Whether an id is an XML name token of ASCII, as ids of units must be.
  private static func isToken(_ id: String) -> Bool {
    !id.isEmpty
      && id.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
      }
  }
}
