public import ChartAccessibility
public import ChartLocalization

/// A chart told in one language at one level of detail.
public struct Narration: Sendable, Equatable {
  /// One sentence with what proves it.
  public struct Sentence: Sendable, Equatable, Codable {
    /// The words.
    public var text: String

    /// The ids of the facts that it states.
    public var facts: [String]

    /// Where it belongs.
    public var section: PlannedSentence.Section

    /// The node that it is about.
    public var subject: NodeID

    /// The words with texts in another language marked, where there are any.
    var marked: String?

    private enum CodingKeys: CodingKey {
      case text, facts, section, subject
    }
  }

  /// The headings that a document sets above sections.
  public struct Headings: Sendable, Equatable, Codable {
    /// Above axes and legend.
    public var construction: String

    /// Above the values.
    public var values: String
  }

  /// The language.
  public var locale: LocaleTag

  /// The author's title, verbatim.
  public var title: String?

  /// How much is told.
  public var detail: Detail

  /// The sentences, in the order in which they are said.
  public var sentences: [Sentence]

  /// The headings that a document sets above sections.
  public var headings: Headings

  /// Messages that were missing or wrong; the best text was used.
  public var diagnostics: [LocalizationDiagnostic]

  /// The language of the author's texts that have no translation; nil if it is not known.
  var authorLocale: LocaleTag?

  /// The title as it is marked when it is in another language.
  var markedTitle: String?

  /// What the series of a chart that has several are called, by their nodes' ids; marked like the title.
  var seriesNames: [String: String] = [:]
}

extension Narration.Sentence {
  /// Makes a sentence whose foreign texts are marked.
  init(marked: String, facts: [String], section: PlannedSentence.Section, subject: NodeID) {
    let plain = ForeignText.plain(marked)
    self.init(
      text: plain,
      facts: facts,
      section: section,
      subject: subject,
      marked: plain == marked ? nil : marked
    )
  }
}
