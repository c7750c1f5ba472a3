import ChartModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Wording {
  /// The line for an input that could not be read.
  func line(for fault: InputFault) -> String {
    let name = fault.name.isEmpty ? English.quoted("") : English.path(fault.name)
    return switch fault.reason {
    case .notThere: "\(name): error: found no such file; expected one to read"
    case .isFolder: "\(name): error: found a folder; expected a file to read"
    case .notAFolder: "\(name): error: part of this path is a file; expected a folder there"
    case .notPermitted: "\(name): error: the file may not be read; expected permission to"
    case .notUnderstood(let position, let sentence):
      "\(place(name, position)): error: \(sentence)"
    case .system(let number): "\(name): error: cannot read: \(systemMessage(number))"
    }
  }

  /// Why an output could not be written, without a full stop.
  func sentence(for reason: OutputFault.Reason) -> String {
    switch reason {
    case .deviceFull: "cannot write: no room is left on the device"
    case .folderMissing: "cannot write: the folder for it does not exist"
    case .notPermitted: "cannot write: the folder or the file there may not be written"
    case .readOnlyDevice: "cannot write: the device can only be read"
    case .isFolder: "cannot write: it is a folder; expected a file's name"
    case .notAFolder: "cannot write: part of this path is a file; expected a folder there"
    case .nameTooLong: "cannot write: the name is longer than the device allows"
    case .closedPipe: "cannot write: the reader has stopped reading"
    case .system(let number): "cannot write: \(systemMessage(number))"
    }
  }

  /// `path:line:column`, or the path alone.
  func place(_ path: String, _ position: SourcePosition?) -> String {
    guard let position else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  private func systemMessage(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
