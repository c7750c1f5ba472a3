/// A `select` argument that no caller gives, because it follows from another argument.
///
/// `series_gender` follows from `series`. A translator may use these for any argument, whether or not
/// the source does.
package struct DerivedKeyword: Sendable, Hashable {
  /// What is asked of the argument.
  package enum Property: String, Sendable, Hashable, CaseIterable {
    /// How its text ends in Korean: `vowel`, `rieul`, `consonant`.
    case final
    /// Its gender by the glossary or its author: `masculine`, `feminine`, `neuter`, `common`.
    case gender
    /// Its number by the same: `singular`, `plural`.
    case number
    /// How its text begins: `vowel`, `consonant`.
    case initial

    /// The keywords that the property may have, `other` among them.
    package var keywords: [String] {
      switch self {
      case .final: ["vowel", "rieul", "consonant", "other"]
      case .gender: NameGrammar.Gender.allCases.map(\.rawValue) + ["other"]
      case .number: NameGrammar.Number.allCases.map(\.rawValue) + ["other"]
      case .initial: ["vowel", "consonant", "other"]
      }
    }
  }

  /// The argument that it follows from.
  package let argument: String
  /// What is asked of it.
  package let property: Property

  /// Reads a name such as `series_gender`; nil if it is not built so.
  package init?(_ name: String) {
    guard let dash = name.lastIndex(of: "_"), dash > name.startIndex,
      let property = Property(rawValue: String(name[name.index(after: dash)...]))
    else { return nil }
    argument = String(name[..<dash])
    self.property = property
  }

  /// The keyword; nil if there is no such argument.
  ///
  /// Texts that are to be heard are read with their brackets.
  func value(
    from arguments: [String: MessageArgument],
    _ names: KnownNames,
    isHeard: Bool
  ) -> String? {
    let text: String
    switch arguments[argument] {
    case .text(let given), .select(let given), .number(_, let given): text = given
    case .list(let items): text = (property == .initial ? items.first : items.last) ?? ""
    case nil: return nil
    }
    return switch property {
    case .final: KoreanFinalSound(of: text, readsBrackets: isHeard).rawValue
    case .gender: names[text]?.gender?.rawValue ?? "other"
    case .number: names[text]?.number?.rawValue ?? "other"
    case .initial: InitialSound(of: text).rawValue
    }
  }
}
