/// Why an output could not be written.
package struct OutputFault: Error, Sendable, Equatable {
  /// What hindered it.
  package enum Reason: Sendable, Equatable {
    /// The device has no room left, or the person may not use more of it.
    case deviceFull

    /// A folder on the way does not exist.
    case folderMissing

    /// The folder, or the file that is there, may not be written.
    case notPermitted

    /// The device can only be read.
    case readOnlyDevice

    /// It is a folder.
    case isFolder

    /// Something on the way to it is a file, not a folder.
    case notAFolder

    /// The name is longer than the device allows.
    case nameTooLong

    /// Whoever read it has stopped reading.
    case closedPipe

    /// Anything else, by the system's error number.
    case system(Int32)
  }

  /// The output's name as the person knows it.
  package let name: String

  /// What hindered it.
  package let reason: Reason

  /// Makes a fault.
  package init(_ name: String, _ reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// The name of the stream that results go to.
  package static let standardOutput = "standard output"

  /// The name of the stream that everything else goes to.
  package static let standardError = "standard error"
}
