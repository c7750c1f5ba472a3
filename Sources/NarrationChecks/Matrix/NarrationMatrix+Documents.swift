import ChartAccessibility
import ChartLocalization

extension NarrationMatrix {
  /// The matrix as Markdown (CommonMark with tables), with a newline at its end.
  public var markdown: String {
    var lines = ["# Narration in \(Self.counted(localeCount, "locale"))", "", versionLine, ""]
    for row in rows {
      lines += ["## \(Self.cellText(row.chart)), \(row.detail.rawValue)", ""]
      lines += [
        "| Locale | Text | Characters | Speech | Seconds |", "| --- | --- | --- | --- | --- |",
      ]
      for cell in row.cells {
        let fields = [
          cell.locale.description, cell.text, "\(cell.text.count)", cell.speech ?? "no voice",
          seconds(cell),
        ]
        lines.append("| " + fields.map(Self.cellText).joined(separator: " | ") + " |")
      }
      lines.append("")
    }
    for (locale, sentences) in byLocale {
      lines += ["## Sentences of \(locale) beside the source", ""]
      lines += ["| Key | Source | Target | Facts |", "| --- | --- | --- | --- |"]
      for sentence in sentences {
        let fields = [
          sentence.key, sentence.source, sentence.target, sentence.facts.joined(separator: ", "),
        ]
        lines.append("| " + fields.map(Self.cellText).joined(separator: " | ") + " |")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The matrix as one page of HTML without scripts: each cell has its language and direction, each table a
  /// caption and headers of rows and columns.
  public var html: String {
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width\">",
      "<title>Narration in \(Self.counted(localeCount, "locale"))</title>",
      "<style>\(Self.style)</style>",
      "</head>", "<body>", "<main>", "<h1>Narration in \(Self.counted(localeCount, "locale"))</h1>",
      "<p>\(Self.escaped(versionLine))</p>",
    ]
    for row in rows { lines += table(row) }
    for (locale, sentences) in byLocale { lines += table(locale, sentences) }
    lines += ["</main>", "</body>", "</html>", ""]
    return lines.joined(separator: "\n")
  }

  private var localeCount: Int { rows.first?.cells.count ?? 0 }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The versions and the voices in one line.
  private var versionLine: String {
    let spoken = voices.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let parts = versions.map { "\($0.name) \($0.version)" }
    let heard = spoken.isEmpty ? [] : ["voices " + spoken.joined(separator: ", ")]
    return (parts + heard).joined(separator: "; ") + "."
  }

  /// The seconds of a cell, beside those of the source and the budget.
  private func seconds(_ cell: Cell) -> String {
    let rounded = { (value: Double) in (value * 10).rounded() / 10 }
    var text = "\(rounded(cell.seconds).plain)\(cell.isHeard ? "" : " (estimated)")"
    if let budget, cell.seconds > budget { text += ", over the \(budget.plain) allowed" }
    return text
  }

  private var byLocale: [(LocaleTag, [Translation])] {
    var order: [LocaleTag] = []
    for sentence in translations where order.last != sentence.locale {
      order.append(sentence.locale)
    }
    return order.map { locale in (locale, translations.filter { $0.locale == locale }) }
  }

  // MARK: Markdown

  /// Text that stays in its cell and means nothing to Markdown.
  private static func cellText(_ text: String) -> String {
    var cell = ""
    for character in text {
      if character.isNewline {
        cell += " "
      } else {
        if "\\`*_[]<>#|~&".contains(character) { cell += "\\" }
        cell.append(character)
      }
    }
    return cell
  }

  // MARK: HTML

  private static let style =
    "body{font:1rem/1.5 sans-serif;margin:1rem;color-scheme:light dark}"
    + "table{border-collapse:collapse;width:100%;margin:1rem 0}"
    + "caption{text-align:start;font-weight:bold}"
    + "th,td{border:1px solid;padding:.4rem;vertical-align:top;text-align:start}"

  private func table(_ row: Row) -> [String] {
    var lines = [
      "<table>", "<caption>\(Self.escaped(row.chart)), \(row.detail.rawValue)</caption>",
      "<thead><tr><th scope=\"col\">Locale</th><th scope=\"col\">Text</th><th scope=\"col\">Characters</th>"
        + "<th scope=\"col\">Speech</th><th scope=\"col\">Seconds</th></tr></thead>",
      "<tbody>",
    ]
    for cell in row.cells {
      let language = Self.language(cell.locale)
      let speech =
        cell.speech.map { "<td\(language)>\(Self.escaped($0))</td>" } ?? "<td>no voice</td>"
      lines.append(
        "<tr><th scope=\"row\">\(cell.locale)</th><td\(language)>\(Self.escaped(cell.text))</td>"
          + "<td>\(cell.text.count)</td>\(speech)<td>\(Self.escaped(seconds(cell)))</td></tr>"
      )
    }
    return lines + ["</tbody>", "</table>"]
  }

  private func table(_ locale: LocaleTag, _ sentences: [Translation]) -> [String] {
    var lines = [
      "<table>", "<caption>Sentences of \(locale) beside the source</caption>",
      "<thead><tr><th scope=\"col\">Key</th><th scope=\"col\">Source</th><th scope=\"col\">Target</th>"
        + "<th scope=\"col\">Facts</th></tr></thead>",
      "<tbody>",
    ]
    for sentence in sentences {
      lines.append(
        "<tr><th scope=\"row\">\(sentence.key)</th>"
          + "<td\(Self.language(source))>\(Self.escaped(sentence.source))</td>"
          + "<td\(Self.language(locale))>\(Self.escaped(sentence.target))</td>"
          + "<td>\(Self.escaped(sentence.facts.joined(separator: ", ")))</td></tr>"
      )
    }
    return lines + ["</tbody>", "</table>"]
  }

  private static func language(_ locale: LocaleTag) -> String {
    " lang=\"\(locale)\" dir=\"\(locale.isRightToLeft ? "rtl" : "ltr")\""
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
