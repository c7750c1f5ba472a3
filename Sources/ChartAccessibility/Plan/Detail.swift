/// How much is told.
public enum Detail: String, Sendable, Equatable, Codable, CaseIterable {
  /// One sentence, fit to be the alternative text of a picture.
  case brief

  /// The construction in a sentence, statistics and patterns in a few.
  case standard

  /// Everything, series by series, with the tests.
  case full
}
