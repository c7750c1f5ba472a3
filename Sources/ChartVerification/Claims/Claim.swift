/// Something that a text says of a chart, and whether the data bear it out.
public struct Claim: Sendable, Equatable {
  /// What is said.
  public enum Kind: String, Sendable, Equatable, Codable {
    /// A number.
    case number

    /// A name of the data.
    case name

    /// A date of the data.
    case date

    /// A word of the lexicon: a direction, an extreme.
    case word
  }

  /// What the data say of it.
  public enum Verdict: Sendable, Equatable {
    /// These facts or marks, by their ids, say the same.
    case supported(by: [String])

    /// The data say something else, in words of the text's language if it can be said.
    case contradicted(by: [String], right: String?)

    /// The data say nothing of it.
    case notFound
  }

  /// What is said.
  public var kind: Kind

  /// The words of the text.
  public var text: String

  /// The line of the text on which it starts, from 1.
  public var line: Int

  /// The character of the line at which it starts, from 1.
  public var column: Int

  /// What the data say of it.
  public var verdict: Verdict

  /// Whether the data bear it out.
  public var isSupported: Bool {
    if case .supported = verdict { return true }
    return false
  }

  /// Whether the data say something else.
  public var isContradicted: Bool {
    if case .contradicted = verdict { return true }
    return false
  }
}
