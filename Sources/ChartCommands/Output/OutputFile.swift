#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that takes a result whole or not at all.
///
/// The bytes go to a temporary file in the same folder, are flushed to the device, and only then
/// take the file's name. Until then the file keeps what it held; whatever goes wrong, and whenever
/// the program is interrupted, nothing half-written stays. A device or a pipe (`/dev/null`, say)
/// is written in place.
package struct OutputFile {
  private let name: String
  private let path: String

  /// Names a file: as the person typed it, for messages, and as the system finds it.
  package init(shownAs name: String, at path: String) {
    self.name = name
    self.path = path
  }

  /// Makes these bytes the whole of the file, keeping its permissions if it was there.
  ///
  /// A symbolic link stays and what it points to is replaced. A file that may not be written is
  /// refused, although its folder would allow it to be replaced.
  package func replace(with bytes: [UInt8]) throws(OutputFault) {
    try replace { output throws(OutputFault) in try output.write(bytes) }
  }

  /// Makes whatever `body` writes the whole of the file, on the same terms.
  ///
  /// If `body` throws, the file keeps what it held.
  package func replace(
    writing body: (DescriptorOutput) throws(OutputFault) -> Void
  ) throws(OutputFault) {
    let target = resolvingLinks()
    var status = stat()
    let isThere = stat(target, &status) == 0
    let type = status.st_mode & S_IFMT
    if isThere, type == S_IFDIR { throw OutputFault(name, .isFolder) }
    if isThere, type != S_IFREG { return try writeInPlace(body) }
    if isThere, access(target, W_OK) != 0 { throw .latest(name) }
    if target.hasSuffix("/") { throw OutputFault(name, .folderMissing) }
    try replace(target, permissions: isThere ? status.st_mode & 0o7777 : nil, writing: body)
  }

  private func replace(
    _ target: String,
    permissions: mode_t?,
    writing body: (DescriptorOutput) throws(OutputFault) -> Void
  ) throws(OutputFault) {
    let temporary = try TemporaryFile(beside: target, shownAs: name)
    do throws(OutputFault) {
      if let permissions { fchmod(temporary.descriptor, permissions) }
      try body(DescriptorOutput(descriptor: temporary.descriptor, shownAs: name))
      try temporary.flush()
      try temporary.take(name: target)
    } catch {
      temporary.remove()
      throw error
    }
  }

  private func writeInPlace(
    _ body: (DescriptorOutput) throws(OutputFault) -> Void
  ) throws(OutputFault) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .latest(name) }
    defer { close(descriptor) }
    try body(DescriptorOutput(descriptor: descriptor, shownAs: name))
  }

  /// The path with symbolic links followed where it exists, else as it is.
  private func resolvingLinks() -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
