public import Foundation

/// The folder of inputs that nobody on the project wrote, read in place and never copied.
///
/// Its place is the environment's `CHARTVOICE_CORPUS`, or `../shared/corpus` from the package's
/// root. A suite that needs it carries `.enabled(if: Corpus.isPresent,
/// Comment(rawValue: Corpus.absence))`, so that its absence is printed as the reason of a skip and never passes in silence.
public enum Corpus {
  /// The folder's address, whether or not it exists.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["CHARTVOICE_CORPUS"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return packageRoot.appending(path: "../shared/corpus").standardizedFileURL
  }()

  /// Whether the corpus can be read here.
  public static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "manifest.csv").path)
  }

  /// The reason printed for a test that is skipped without the corpus.
  public static let absence = "the corpus is absent; set CHARTVOICE_CORPUS to its folder"

  /// The bytes of one file of the corpus, by its path inside it.
  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }
}

/// The root folder of this package, found from this file's own place.
public let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
