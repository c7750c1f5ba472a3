/// Writes gettext's portable objects.
///
/// The id is the context, the source message the id of gettext's; a message with one plural has one whole
/// sentence for each form that the target language counts. Texts are ICU MessageFormat, flagged so where
/// that shows. A translation that its source has outrun is fuzzy.
///
/// Own code, as is the reader: libgettextpo is under the GPL, which would bind whoever uses this library.
///
/// - Source: GNU gettext manual, "The Format of PO Files".
struct POWriter {
  private let document: ExchangeDocument
  private let plans: [UnitPlan]

  init(_ document: ExchangeDocument) {
    self.document = document
    plans = document.plans(for: .po)
  }

  func text() throws(ExchangeError) -> String {
    for unit in document.units {
      let texts = [unit.id, unit.file, unit.source, unit.target ?? "", unit.note ?? ""]
      // NUL ends a string for gettext's tools.
      for text in texts where text.unicodeScalars.contains("\0") {
        throw ExchangeError(.unwritable(id: unit.id, character: 0))
      }
    }
    let forms = document.forms.target
    var text = """
      # Translations for ChartVoice's catalogues.
      #. Plural forms: \(forms.counted.enumerated().map { "\($0) \($1)" }.joined(separator: ", "))
      msgid ""
      msgstr ""
      "Project-Id-Version: ChartVoice\\n"
      "Language: \(document.targetLocale.replacing("-", with: "_"))\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: nplurals=\(forms.counted.count); plural=(\(forms.expression));\\n"
      "X-Source-Language: \(document.sourceLocale.replacing("-", with: "_"))\\n"

      """
    for plan in plans { text += entry(plan) }
    return text
  }

  private func entry(_ plan: UnitPlan) -> String {
    var lines = [""]
    for line in (plan.note ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    where plan.note != nil { lines.append("#. \(line.replacing("\r", with: " "))") }
    lines.append("#: \(plan.unit.file)")
    let flags = [
      plan.unit.state == .outdated ? "fuzzy" : nil, plan.isICU ? "icu-message-format" : nil,
    ].compactMap(\.self)
    if !flags.isEmpty { lines.append("#, \(flags.joined(separator: ", "))") }
    lines.append("msgctxt \(Self.string(plan.unit.id))")
    switch plan.source {
    case .forms:
      let sources = plan.coder.formSources(for: .po) ?? []
      for (keyword, source) in zip(["msgid", "msgid_plural"], sources) {
        lines.append("\(keyword) \(Self.string(source))")
      }
      for index in document.forms.target.counted.indices {
        lines.append("msgstr[\(index)] \(Self.string(plan.target?.texts[index] ?? ""))")
      }
    default:
      lines.append("msgid \(Self.string(plan.source.texts[0]))")
      lines.append("msgstr \(Self.string(plan.target?.texts[0] ?? ""))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A string as gettext writes it: a text with line feeds has a line for each of them.
  static func string(_ text: String) -> String {
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines[lines.count - 1] += "\\n"
        lines.append("")
      } else {
        lines[lines.count - 1] += escaped(scalar)
      }
    }
    if lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
    let quoted = lines.map { "\"\($0)\"" }
    return quoted.count == 1 ? quoted[0] : (["\"\""] + quoted).joined(separator: "\n")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{7}": "\\a"
    case "\u{8}": "\\b"
    case "\u{B}": "\\v"
    case "\u{C}": "\\f"
    default: String(scalar)
    }
  }
}
