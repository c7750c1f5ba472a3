/// Something that was read with loss, or read in one of several ways: a value, not a print.
///
/// A diagnostic holds facts only. Whoever shows it words it, in one place.
public struct Diagnostic: Sendable, Equatable, Codable {
  /// How much it matters.
  public enum Severity: String, Sendable, Equatable, Codable {
    /// A choice that a reader may want to reverse.
    case note

    /// Something was left out or changed.
    case warning
  }

  /// How much it matters.
  public var severity: Severity

  /// What happened.
  public var code: Code

  /// Where, for trouble with a place in the input.
  public var position: SourcePosition?

  /// The particulars, in the order that the code's documentation gives.
  public var arguments: [String]

  /// How many times the same thing happened, this one included; at least 1.
  public var occurrences: Int

  /// Makes a diagnostic.
  public init(
    _ severity: Severity,
    _ code: Code,
    at position: SourcePosition? = nil,
    arguments: [String] = [],
    occurrences: Int = 1
  ) {
    self.severity = severity
    self.code = code
    self.position = position
    self.arguments = arguments
    self.occurrences = occurrences
  }
}

/// A place in an input: line and column count from 1, columns in Unicode scalars.
public struct SourcePosition: Sendable, Equatable, Codable {
  /// The line, from 1.
  public var line: Int

  /// The column, from 1.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
