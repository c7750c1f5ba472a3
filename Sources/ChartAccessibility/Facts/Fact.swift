/// One thing that is true of a chart, with what proves it.
public struct Fact: Sendable, Equatable, Codable, Identifiable {
  /// What a fact rests on: what is drawn, what is computed, what is tested, what the author says.
  ///
  /// Source: Lundgard and Satyanarayan 2021, "Accessible visualization via natural language
  /// descriptions", the four levels of semantic content.
  public enum Level: Int, Sendable, Equatable, Codable {
    /// How the chart is built: marks, axes, series.
    case construction = 1

    /// What is computed: extremes, means, totals.
    case statistics = 2

    /// What is seen in the whole: direction, order, association.
    case pattern = 3

    /// What the author says.
    case author = 4
  }

  /// Unique in a chart and stable from run to run: the subject's id and the kind.
  public var id: String

  /// What kind of fact it is: the id of the message that states it.
  public var kind: String

  /// The node that it is about.
  public var subject: NodeID

  /// What it rests on.
  public var level: Level

  /// What it states, by name.
  public var quantities: [String: Quantity]

  /// What proves it.
  public var evidence: Evidence

  /// How much it matters, 0...1; the planner takes the higher first.
  public var salience: Double

  /// Makes a fact; its id is made from subject and kind.
  public init(
    _ kind: String,
    of subject: NodeID,
    level: Level,
    quantities: [String: Quantity],
    evidence: Evidence,
    salience: Double
  ) {
    id = "\(subject.rawValue)#\(kind)"
    self.kind = kind
    self.subject = subject
    self.level = level
    self.quantities = quantities
    self.evidence = evidence
    self.salience = salience
  }

  /// What is said when the fact is stated.
  public var phrase: Phrase {
    Phrase(kind, quantities)
  }
}
