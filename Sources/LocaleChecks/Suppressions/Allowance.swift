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
