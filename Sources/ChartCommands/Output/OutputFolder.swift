#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that takes results, made with those above it if need be.
struct OutputFolder {
  private let name: String
  private let path: String

  /// Names a folder: as the person typed it, for messages, and as the system finds it.
  init(shownAs name: String, at path: String) {
    self.name = name
    self.path = path
  }

  /// Makes the folder unless it is there.
  func make() throws(OutputFault) {
    var prefix = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      prefix += "/\(part)"
      if mkdir(prefix, 0o777) == 0 { continue }
      let number = errno
      var status = stat()
      if stat(prefix, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
      errno = number == EEXIST ? ENOTDIR : number
      throw .latest(name)
    }
  }
}
