#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file under a passing name, removed when the program is interrupted.
struct TemporaryFile {
  /// The open file.
  let descriptor: Int32

  private let path: String
  private let name: String
  private let entry: UnfinishedFiles.Entry?

  /// Makes an empty file in the folder of another, which it is to replace.
  init(beside target: String, shownAs name: String) throws(OutputFault) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var attempt = 0
    while true {
      let path = "\(folder).chartvoice-\(getpid())-\(attempt).part"
      let (descriptor, entry, fault) = Interruption.postponed {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        let fault = descriptor < 0 ? OutputFault.latest(name) : nil
        return (descriptor, fault == nil ? Interruption.enter(path) : nil, fault)
      }
      guard let fault else {
        (self.path, self.descriptor, self.name, self.entry) = (path, descriptor, name, entry)
        return
      }
      guard fault.reason == .system(EEXIST), attempt < 1000 else { throw fault }
      attempt += 1
    }
  }

  /// Waits until the bytes are on the device; a device that cannot tell is believed.
  func flush() throws(OutputFault) {
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
      throw .latest(name)
    }
  }

  /// Closes the file and gives it its lasting name in one step.
  func take(name target: String) throws(OutputFault) {
    guard rename(path, target) == 0 else { throw .latest(name) }
    close(descriptor)
    entry?.withdraw()
  }

  /// Closes the file and removes it.
  func remove() {
    close(descriptor)
    unlink(path)
    entry?.withdraw()
  }
}
