package import ChartModel

/// Why an input could not be read.
package struct InputFault: Error, Sendable, Equatable {
  /// What hindered it.
  package enum Reason: Sendable, Equatable {
    /// It does not exist.
    case notThere

    /// It is a folder.
    case isFolder

    /// Something on the way to it is a file, not a folder.
    case notAFolder

    /// It may not be read.
    case notPermitted

    /// Its contents cannot be understood, for a reason that `Wording` put into a sentence.
    case notUnderstood(SourcePosition?, String)

    /// Anything else, by the system's error number.
    case system(Int32)
  }

  /// The input's name as the person typed it.
  package let name: String

  /// What hindered it.
  package let reason: Reason

  /// Makes a fault.
  package init(_ name: String, _ reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// The name of the stream that `-` stands for.
  package static let standardInput = "standard input"
}
