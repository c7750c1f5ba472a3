/// A finding that a catalogue says is right as it is.
///
/// It stands beside a message, `"@id": {"x-allow": [{"check": "L109", "reason": "…", "until":
/// "2027-06-30"}]}`, or under `"@@x-allow"` for a whole file.
public struct Allowance: Sendable, Hashable {
  /// The check that is allowed to find something here.
  public let check: String
  /// The message; nil for all of the file.
  public let message: String?
  /// Why it is right.
  public let reason: String
  /// The last day on which it holds; nil for ever.
  public let until: Day?
  /// Where it stands.
  public let place: Finding.Place

  /// Makes an allowance.
  public init(
    check: String,
    message: String?,
    reason: String,
    until: Day?,
    place: Finding.Place
  ) {
    self.check = check
    self.message = message
    self.reason = reason
    self.until = until
    self.place = place
  }

  /// Whether it is about a finding.
  public func covers(_ finding: Finding) -> Bool {
    finding.check == check && finding.place.file == place.file
      && (message == nil || finding.message == message)
  }
}

/// Allowances by what they are about.
struct AllowanceIndex {
  private struct Key: Hashable {
    let check: String
    let file: String
    let message: String?
  }

  private let allowances: [Key: [Allowance]]

  init(_ all: [Allowance]) {
    allowances = Dictionary(grouping: all) {
      Key(check: $0.check, file: $0.place.file, message: $0.message)
    }
  }

  /// Those that cover a finding, those of its message first.
  func allowances(of finding: Finding) -> [Allowance] {
    let (check, file) = (finding.check, finding.place.file)
    let ofFile = allowances[Key(check: check, file: file, message: nil)] ?? []
    guard let message = finding.message else { return ofFile }
    return (allowances[Key(check: check, file: file, message: message)] ?? []) + ofFile
  }
}
