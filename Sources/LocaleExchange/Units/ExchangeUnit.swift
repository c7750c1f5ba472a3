/// One message as it goes to a translator and comes back.
///
/// The text stays ICU MessageFormat: a choice by plural may be shown by variants where a format knows
/// them, and is never cut into fragments otherwise.
public struct ExchangeUnit: Sendable, Hashable {
  /// How far a translation is.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// There is none yet.
    case new
    /// There is one, which nobody has confirmed.
    case translated
    /// A second person has confirmed it.
    case reviewed
    /// It is released.
    case final
  }

  /// The message's id.
  public let id: String
  /// The message in the source language.
  public let source: String
  /// The message in the target language; nil if there is none.
  public var target: String?
  /// How far the translation is.
  public var state: State
  /// What a translator should know.
  public let note: String?
  /// The arguments by name, with an example of each.
  public let examples: [String: String]

  /// Makes a unit.
  public init(
    id: String,
    source: String,
    target: String?,
    state: State,
    note: String? = nil,
    examples: [String: String] = [:]
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.note = note
    self.examples = examples
  }
}
