import ChartAccessibility
import ChartLocalization

extension Narration.Sentence {
  typealias SectionName = PlannedSentence.Section
}

/// A narration as lines of plain text: one paragraph, but line by line where everything is told, so that
/// a reader can go through it with the arrow keys.
struct TextDocument {
  let narration: Narration
  let localizer: Localizer

  var text: String {
    guard narration.detail != .brief else { return localizer.join(narration.sentences.map(\.text)) }
    var paragraphs = [narration.title].compactMap { $0 }
    if narration.detail == .standard {
      paragraphs += narration.paragraphs.map(localizer.join)
    } else {
      paragraphs += narration.parts.map { $0.sentences.joined(separator: "\n") }
    }
    return paragraphs.joined(separator: "\n\n")
  }
}

extension Narration {
  /// The sentences of a description that is told in one go: the author's in a paragraph of their own.
  fileprivate var paragraphs: [[String]] { paragraphs { $0.text } }

  fileprivate func paragraphs(of text: (Sentence) -> String) -> [[String]] {
    let author = sentences.filter { $0.section == .author }.map(text)
    let others = sentences.filter { $0.section != .author }.map(text)
    return author.isEmpty ? [others] : [author, others]
  }
}

/// A narration as CommonMark: title as a heading, parts as lists where everything is told.
struct MarkdownDocument {
  let narration: Narration
  let localizer: Localizer

  var text: String {
    let overview = { (sentences: [String]) in
      MarkdownDocument.escaped(localizer.join(sentences))
    }
    guard narration.detail != .brief else { return overview(narration.sentences.map(\.text)) }
    var blocks = narration.title.map { ["# \(Self.escaped($0))"] } ?? []
    guard narration.detail == .full else {
      return (blocks + narration.paragraphs.map(overview)).joined(separator: "\n\n")
    }
    for part in narration.parts {
      switch part.section {
      case .author, .overview: blocks.append(overview(part.sentences))
      case .construction:
        blocks += ["## \(Self.escaped(narration.headings.construction))", list(part)]
      case .series:
        let heading = ForeignText.plain(narration.seriesHeading(of: part))
        blocks += ["## \(Self.escaped(heading))", list(part)]
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  private func list(_ part: Narration.Part) -> String {
    part.sentences.map { "- \(Self.escaped($0))" }.joined(separator: "\n")
  }

  /// Text in which no sign has a meaning to Markdown; a newline of a label becomes a space.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character.isNewline {
        escaped += " "
        continue
      }
      if "\\`*_[]<>#|~&".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escapedStart(of: escaped)
  }

  /// At its start a text must not look like the item of a list: `1.`, `2)`, `-`, `+`.
  private static func escapedStart(of text: String) -> String {
    if text.hasPrefix("-") || text.hasPrefix("+") { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return text }
    return digits + "\\" + rest
  }
}

/// A narration as a section of HTML with its language and direction.
struct HTMLDocument {
  let narration: Narration
  let localizer: Localizer

  var text: String {
    let direction = narration.locale.isRightToLeft ? "rtl" : "ltr"
    var lines = ["<section lang=\"\(narration.locale)\" dir=\"\(direction)\">"]
    if let title = narration.markedTitle ?? narration.title {
      lines.append("<h2>\(marked(title))</h2>")
    }
    if narration.detail == .full {
      for part in narration.parts(of: { $0.marked ?? $0.text }) { lines += block(part) }
    } else {
      lines += narration.paragraphs { $0.marked ?? $0.text }.map(paragraph)
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func block(_ part: Narration.Part) -> [String] {
    let items = ["<ul>"] + part.sentences.map { "<li>\(marked($0))</li>" } + ["</ul>"]
    switch part.section {
    case .author, .overview: return [paragraph(part.sentences)]
    case .construction: return ["<h3>\(Self.escaped(narration.headings.construction))</h3>"] + items
    case .series: return ["<h3>\(marked(narration.seriesHeading(of: part)))</h3>"] + items
    }
  }

  private func paragraph(_ sentences: [String]) -> String {
    "<p>\(marked(localizer.join(sentences)))</p>"
  }

  /// Text in which no sign has a meaning, and what is in the author's language says so; of a language that
  /// is not known, that it is none of the page's.
  private func marked(_ text: String) -> String {
    ForeignText.parts(of: text).map { part in
      let escaped = Self.escaped(part.text)
      let language = narration.authorLocale?.description ?? ""
      return part.isForeign ? "<span lang=\"\(language)\">\(escaped)</span>" : escaped
    }.joined()
  }

  /// Text in which no sign has a meaning to HTML.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
