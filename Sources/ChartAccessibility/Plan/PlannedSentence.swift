/// One sentence to be said, in any language: its message, what it states, and the facts it rests on.
public struct PlannedSentence: Sendable, Equatable, Codable {
  /// Where in a description a sentence belongs; documents set sections apart.
  public enum Section: String, Sendable, Equatable, Codable {
    /// The author's own summary.
    case author

    /// The chart as a whole.
    case overview

    /// One axis, or the legend.
    case construction

    /// One series.
    case series
  }

  /// What is said.
  public var phrase: Phrase

  /// The ids of the facts that prove it.
  public var facts: [String]

  /// Where it belongs.
  public var section: Section

  /// The node it is about.
  public var subject: NodeID

  /// Makes a sentence.
  public init(_ phrase: Phrase, facts: [String], section: Section, subject: NodeID) {
    self.phrase = phrase
    self.facts = facts
    self.section = section
    self.subject = subject
  }
}
