/// What is to be said, before any language: the id of a message and the quantities it states.
public struct Phrase: Sendable, Equatable, Codable {
  /// The id of the message, kebab-case: the kind of what is said.
  public var message: String

  /// What the message states, by the names of its placeholders.
  public var quantities: [String: Quantity]

  /// Makes a phrase.
  public init(_ message: String, _ quantities: [String: Quantity] = [:]) {
    self.message = message
    self.quantities = quantities
  }
}
