/// Writes XLIFF 1.2 in the dialect in which Xcode exports string catalogues.
///
/// A catalogue file is a table of its name; the ids are the messages' own, those of variants
/// `key|==|plural.one` and `key|==|substitutions.count.plural.one`. A message that format strings cannot
/// hold is ICU MessageFormat whole, and its note says so.
///
/// - Source: Apple, WWDC 2023 session 10155, "Discover String Catalogs"; exports of Xcode 26.
struct AppleXLIFFWriter {
  /// The line of a note that says that the text is no format string.
  static let icuNote = "ICU MessageFormat"
  /// What stands between a key and the name of a variant.
  static let separator = "|==|"

  private let document: ExchangeDocument
  private let plans: [UnitPlan]

  init(_ document: ExchangeDocument) {
    self.document = document
    plans = document.plans(for: .appleXLIFF)
  }

  func text() throws(ExchangeError) -> String {
    try document.checkWritableAsXML()
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    // The tool's id is that of the dialect, by which readers know it.
    for group in ExchangeDocument.byFile(plans) {
      text += """
          <file original="\(XMLText.attribute(Self.table(of: group.file))).xcstrings" \
        source-language="\(XMLText.attribute(document.sourceLocale))" \
        target-language="\(XMLText.attribute(document.targetLocale))" datatype="plaintext">
            <header>
              <tool tool-id="com.apple.dt.xcode" tool-name="ChartVoice"/>
            </header>
            <body>

        """
      for plan in group.plans { text += units(plan) }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// The name of a catalogue file without its ending.
  static func table(of file: String) -> String {
    file.hasSuffix(".arb") ? String(file.dropLast(4)) : file
  }

  private func units(_ plan: UnitPlan) -> String {
    let id = plan.unit.id
    switch plan.source {
    case .whole(let source): return unit(plan, id, source, parent(plan.target))
    case .substitution(let source, let name, let variants):
      let sentence = unit(plan, id, source, parent(plan.target))
      // A translation that needs no plural has no variants to fill.
      if case .whole? = plan.target { return sentence }
      return sentence
        + variantUnits(plan, "\(id)\(Self.separator)substitutions.\(name).plural", variants)
    case .plural(let variants):
      return variantUnits(plan, "\(id)\(Self.separator)plural", variants)
    case .forms: return ""
    }
  }

  private func parent(_ target: UnitText?) -> String? {
    switch target {
    case .whole(let text), .substitution(let text, _, _): text
    case .plural, .forms, nil: nil
    }
  }

  private func variantUnits(
    _ plan: UnitPlan,
    _ prefix: String,
    _ sources: [String: String]
  ) -> String {
    let targets: [String: String] =
      switch plan.target {
      case .plural(let variants), .substitution(_, _, let variants): variants
      case .whole, .forms, nil: [:]
      }
    let wanted = PluralForms.names.filter {
      targets.isEmpty ? document.forms.target.knows($0) : targets[$0] != nil
    }
    let apple = AppleText(plan.coder)
    return wanted.map { category in
      unit(
        plan,
        "\(prefix).\(category)",
        apple.numbered(sources[category] ?? sources["other"] ?? ""),
        targets[category].map { apple.numbered($0) }
      )
    }.joined()
  }

  private func unit(_ plan: UnitPlan, _ id: String, _ source: String, _ target: String?) -> String {
    var text = """
            <trans-unit id="\(XMLText.attribute(id))" xml:space="preserve">
              <source>\(XMLText.content(source))</source>

      """
    if let target {
      let state = XLIFF1Writer.states[plan.unit.state] ?? "new"
      text += "        <target state=\"\(state)\">\(XMLText.content(target))</target>\n"
    }
    let isICU = plan.shape == .whole
    let note = [plan.note, isICU ? Self.icuNote : nil].compactMap(\.self).joined(separator: "\n")
    if !note.isEmpty { text += "        <note>\(XMLText.content(note))</note>\n" }
    return text + "      </trans-unit>\n"
  }
}
