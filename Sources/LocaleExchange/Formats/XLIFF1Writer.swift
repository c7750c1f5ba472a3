/// Writes XLIFF 1.2.
///
/// Arguments are `<x/>` codes with the argument in `equiv-text`. A message with one plural is a group of
/// whole sentences as gettext's tools make it (`restype="x-gettext-plurals"`, `id[n]`), where the target
/// language has more forms than one.
///
/// - Source: OASIS, XLIFF Version 1.2; "XLIFF 1.2 Representation Guide for Gettext PO".
struct XLIFF1Writer {
  private let document: ExchangeDocument
  private let plans: [UnitPlan]

  init(_ document: ExchangeDocument) {
    self.document = document
    plans = document.plans(for: .xliff)
  }

  func text() throws(ExchangeError) -> String {
    try document.checkWritableAsXML()
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for group in ExchangeDocument.byFile(plans) {
      text += """
          <file original="\(XMLText.attribute(group.file))" \
        source-language="\(XMLText.attribute(document.sourceLocale))" \
        target-language="\(XMLText.attribute(document.targetLocale))" datatype="plaintext">
            <body>

        """
      for plan in group.plans { text += unit(plan) }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private func unit(_ plan: UnitPlan) -> String {
    guard plan.shape == .forms, let sources = plan.coder.formSources(for: .xliff) else {
      return unit(
        plan,
        id: plan.unit.id,
        source: plan.source.texts[0],
        target: plan.target?.texts[0],
        note: plan.note,
        indent: "      "
      )
    }
    let id = XMLText.attribute(plan.unit.id)
    let units = document.forms.target.counted.enumerated().map { index, category in
      unit(
        plan,
        id: "\(plan.unit.id)[\(index)]",
        source: sources[index],
        target: plan.target?.texts[index],
        note: [plan.note, "Plural form: \(category)"].compactMap(\.self).joined(separator: "\n"),
        indent: "        "
      )
    }
    return """
            <group id="\(id)" resname="\(id)" restype="x-gettext-plurals">
      \(units.joined())      </group>

      """
  }

  private func unit(
    _ plan: UnitPlan,
    id: String,
    source: String,
    target: String?,
    note: String?,
    indent: String
  ) -> String {
    var numbers = CodeNumbers()
    let approved = [.reviewed, .final].contains(plan.unit.state) ? " approved=\"yes\"" : ""
    let id = XMLText.attribute(id)
    var text =
      "\(indent)<trans-unit id=\"\(id)\" resname=\"\(id)\"\(approved) xml:space=\"preserve\">\n"
    text += "\(indent)  <source>\(inline(source, &numbers))</source>\n"
    if let target {
      numbers.restart()
      text += "\(indent)  <target state=\"\(Self.states[plan.unit.state] ?? "new")\">"
      text += "\(inline(target, &numbers))</target>\n"
    }
    if let note { text += "\(indent)  <note from=\"developer\">\(XMLText.content(note))</note>\n" }
    return text + "\(indent)</trans-unit>\n"
  }

  private func inline(_ message: String, _ numbers: inout CodeNumbers) -> String {
    MessagePart.parts(of: message).map { part in
      switch part {
      case .text(let text): return XMLText.content(text)
      case .code(let code):
        let number = numbers.number(of: code)
        return
          "<x id=\"\(number)\" ctype=\"x-icu-argument\" equiv-text=\"\(XMLText.attribute(code))\"/>"
      }
    }.joined()
  }

  /// What the states are called.
  static let states: [ExchangeUnit.State: String] = [
    .outdated: "needs-review-translation", .translated: "translated", .reviewed: "signed-off",
    .final: "final",
  ]
}
