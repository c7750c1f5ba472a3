public import ChartLocalization

/// One fault that a check has found, with its place.
///
/// Sorted by file, place and check, so that two runs print the same.
public struct Finding: Sendable, Hashable {
  /// How grave a fault is.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Worth knowing; nobody is misled.
    case note
    /// Readers are served worse.
    case warning
    /// Readers are told something wrong or nothing at all.
    case error

    /// Notes come before warnings, warnings before errors.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Where a fault stands.
  public struct Place: Sendable, Hashable {
    /// The file's path, as it starts from the folder that was checked: `de/narration.arb`.
    public let file: String
    /// Where the fault begins; nil if it is the whole file's.
    public let start: SourcePosition?
    /// Where it ends, not included; nil if only its beginning is known.
    public let end: SourcePosition?

    /// Makes a place.
    public init(file: String, start: SourcePosition? = nil, end: SourcePosition? = nil) {
      self.file = file
      self.start = start
      self.end = end
    }
  }

  /// The check's stable id: `L101`.
  public let check: String
  /// How grave the fault is.
  public let severity: Severity
  /// Where it stands.
  public let place: Place
  /// The tag of the locale in which readers meet it; nil if it is not one locale's.
  public let locale: String?
  /// The id of the message; nil if it is not one message's.
  public let message: String?
  /// What is wrong and what was expected, in one sentence without its place and without a full stop.
  public let sentence: String

  /// Makes a finding.
  public init(
    check: String,
    severity: Severity,
    place: Place,
    locale: String?,
    message: String?,
    sentence: String
  ) {
    self.check = check
    self.severity = severity
    self.place = place
    self.locale = locale
    self.message = message
    self.sentence = sentence
  }
}
