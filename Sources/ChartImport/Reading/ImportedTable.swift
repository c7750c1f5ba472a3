public import ChartModel

/// A table as read, with how it was written and what was lost or chosen on the way.
public struct ImportedTable: Sendable, Equatable, Codable {
  /// The columns.
  public var table: Table

  /// What was left out or could be read in another way, in the order of the input where it has a
  /// place.
  ///
  /// Equal ones are one diagnostic with the first place and a count. At most 20 different ones of a
  /// code are kept; the rest are one more, whose arguments are all "…".
  public var diagnostics: [Diagnostic]

  /// How the text is written.
  public var dialect: Dialect
}
