#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension OutputFault {
  /// The fault that the system's latest error number tells of.
  static func latest(_ name: String) -> OutputFault {
    let number = errno
    let reason: Reason =
      switch number {
      case ENOSPC, EDQUOT, EFBIG: .deviceFull
      case ENOENT: .folderMissing
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnlyDevice
      case EISDIR: .isFolder
      case ENOTDIR: .notAFolder
      case ENAMETOOLONG: .nameTooLong
      case EPIPE: .closedPipe
      default: .system(number)
      }
    return OutputFault(name, reason)
  }
}
