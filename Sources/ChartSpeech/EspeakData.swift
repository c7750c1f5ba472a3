#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The data that the library needs before it can say anything.
enum EspeakData {
  private static let files = ["phontab", "phonindex", "phondata", "intonations"]

  /// Whether a folder holds the data, itself or in `espeak-ng-data`, none of the files empty.
  static func isPresent(in folder: String) -> Bool {
    ["\(folder)/espeak-ng-data", folder].contains { place in
      files.allSatisfy { hasBytes("\(place)/\($0)") }
    }
  }

  private static func hasBytes(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > 0
  }
}
