/// Chooses and orders what is said of a chart, before any language: every language says the same.
///
/// What is said is bounded by how long it takes to say: in words of English, for which the bounds of
/// ``Detail`` are defined, or in seconds. The measure is the caller's; the choice never is.
public struct Planner: Sendable {
  /// How many words a phrase takes.
  public typealias WordCount = @Sendable (Phrase) -> Int

  private let digest: FactDigest
  private let words: WordCount

  /// Plans for a tree; `words` counts the words of a phrase in English.
  public init(_ tree: AccessibilityTree, words: @escaping WordCount) {
    digest = FactDigest(tree)
    self.words = words
  }

  /// The sentences at one level of detail, in the order in which they are said; never empty.
  ///
  /// At most `Detail.wordLimit` words, but for a first sentence that is longer by its names alone. The
  /// author's own summary comes before all others and is not counted; it is left to the longer descriptions.
  public func sentences(_ detail: Detail) -> [PlannedSentence] {
    switch detail {
    case .brief: [BriefPlan(digest).sentence(within: Self.briefLimit, words)]
    case .standard:
      [digest.summary].compactMap { $0 }
        + Selection(StandardPlan(digest).candidates)
        .sentences(within: Double(Self.standardLimit)) { Double(words($0.phrase)) }
    case .full: FullPlan(digest).sentences
    }
  }

  /// What can be said in a number of seconds, and at the end exactly what was left out.
  ///
  /// `duration` gives the seconds that a sentence takes: the most that it takes in any of the
  /// languages that shall say the same. The first sentence is said however little time there is.
  public func sentences(
    within seconds: Double,
    duration: (PlannedSentence) -> Double
  ) -> [PlannedSentence] {
    BudgetPlan(digest).sentences(within: seconds, duration: duration)
  }

  private static let briefLimit = 25
  private static let standardLimit = 90
}
