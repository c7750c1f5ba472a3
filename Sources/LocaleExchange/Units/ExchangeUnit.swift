/// One message as it goes to a translator and comes back.
///
/// The text stays ICU MessageFormat: a choice by plural may be shown by variants where a format knows
/// them, and is never cut into fragments otherwise.
public struct ExchangeUnit: Sendable, Hashable {
  /// How far a translation is.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// There is none yet.
    case new
    /// There is one, made for another source text than this.
    case outdated
    /// There is one, which nobody has confirmed.
    case translated
    /// A second person has confirmed it.
    case reviewed
    /// It is released.
    case final
  }

  /// The message's id.
  public let id: String
  /// The name of the catalogue file that holds it, without its folder: `narration.arb`.
  public let file: String
  /// The message in the source language.
  public let source: String
  /// The message in the target language; nil if there is none.
  public var target: String?
  /// How far the translation is; ``State/new`` exactly where there is none.
  public var state: State
  /// What a translator should know.
  public let note: String?
  /// The arguments by name, with an example of each.
  public let examples: [String: String]

  /// Makes a unit; without a target its state is ``State/new``, whatever is given.
  public init(
    id: String,
    file: String = "narration.arb",
    source: String,
    target: String?,
    state: State,
    note: String? = nil,
    examples: [String: String] = [:]
  ) {
    self.id = id
    self.file = file
    self.source = source
    self.target = target
    self.state = target == nil ? .new : state == .new ? .translated : state
    self.note = note
    self.examples = examples
  }
}
