/// What a sentence must know of a name to agree with it.
///
/// Known of words of the glossary and of names whose author says it; a name from data usually has none.
public struct NameGrammar: Sendable, Hashable {
  /// The classes of nouns that articles, adjectives and verbs agree with.
  public enum Gender: String, Sendable, Hashable, CaseIterable, Codable {
    /// Nouns with forms of their own, as in French, Russian, Arabic, Hindi.
    case masculine, feminine, neuter
    /// Masculine and feminine in one, as in Swedish and Dutch.
    case common
  }

  /// Whether a name stands for one or for several.
  public enum Number: String, Sendable, Hashable, CaseIterable, Codable {
    /// One: "revenue".
    case singular
    /// Several: "sales".
    case plural
  }

  /// The gender; nil if it is not known or the language has none.
  public var gender: Gender?
  /// The number; nil if it is not known.
  public var number: Number?

  /// Makes what is known of a name.
  public init(gender: Gender? = nil, number: Number? = nil) {
    self.gender = gender
    self.number = number
  }
}

/// What is known of names: first what their author says, then what the glossary does.
struct KnownNames {
  var author: [String: NameGrammar] = [:]
  var glossary: [String: NameGrammar] = [:]

  subscript(name: String) -> NameGrammar? { author[name] ?? glossary[name] }
}
