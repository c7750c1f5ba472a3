import ChartAccessibility
public import ChartLocalization

/// The documents that a narration can be written as.
public enum NarrationFormat: String, Sendable, CaseIterable {
  /// Lines of plain text: a terminal, an e-mail, an `alt` attribute.
  case text

  /// Markdown (CommonMark).
  case markdown

  /// A section of HTML, to be put into a page.
  case html

  /// The sentences with the facts that they state.
  case json
}

extension Narration {
  /// The narration as a document, without a newline at its end.
  ///
  /// A brief narration is its one sentence, in text and Markdown without the title.
  /// JSON carries the proof, if one is given.
  public func document(
    _ format: NarrationFormat,
    localizer: Localizer,
    proof: Proof? = nil
  ) -> String {
    switch format {
    case .text: TextDocument(narration: self, localizer: localizer).text
    case .markdown: MarkdownDocument(narration: self, localizer: localizer).text
    case .html: HTMLDocument(narration: self, localizer: localizer).text
    case .json: JSONDocument(narration: self, proof: proof).text
    }
  }
}

extension Narration {
  /// Sentences that stand together: the overview, the construction, one for each series.
  struct Part {
    var section: Sentence.SectionName
    var sentences: [String]
    /// The node that the first sentence is about.
    var subject: String
  }

  /// What stands above the sentences about a series: its name where there are several, marked if it is in
  /// another language.
  func seriesHeading(of part: Part) -> String {
    seriesNames[part.subject] ?? headings.values
  }

  /// The sentences part by part, in their order.
  var parts: [Part] { parts { $0.text } }

  /// The same with one form of each sentence.
  func parts(of text: (Sentence) -> String) -> [Part] {
    var parts: [Part] = []
    var subject = ""
    for sentence in sentences {
      let isSame =
        parts.last?.section == sentence.section
        && (sentence.section != .series || subject == sentence.subject.rawValue)
      if isSame {
        parts[parts.count - 1].sentences.append(text(sentence))
      } else {
        parts.append(
          Part(
            section: sentence.section,
            sentences: [text(sentence)],
            subject: sentence.subject.rawValue
          )
        )
      }
      subject = sentence.subject.rawValue
    }
    return parts
  }
}
