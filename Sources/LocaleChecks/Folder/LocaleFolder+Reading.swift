package import ChartLocalization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension LocaleFolder {
  /// Reads a folder from the disk, two levels deep.
  ///
  /// Names that start with a dot and files of other kinds are passed over. Of a file that is larger
  /// than ``maximumFileByteCount`` no more is read than tells so. Throws if the folder cannot be read.
  package init(reading path: String, source: String? = nil) throws(CatalogueError) {
    guard let names = Self.names(in: path) else {
      throw CatalogueError(fault: .unreadable, file: path, position: nil)
    }
    var files: [(path: String, bytes: [UInt8])] = []
    for name in names {
      if name.hasSuffix(".json"), let bytes = Self.bytes(ofFile: "\(path)/\(name)") {
        files.append((name, bytes))
      }
      for file in Self.names(in: "\(path)/\(name)") ?? []
      where file.hasSuffix(".arb") || file.hasSuffix(".json") {
        guard let bytes = Self.bytes(ofFile: "\(path)/\(name)/\(file)") else {
          throw CatalogueError(fault: .unreadable, file: "\(path)/\(name)/\(file)", position: nil)
        }
        files.append(("\(name)/\(file)", bytes))
      }
    }
    self.init(files: files, source: source)
  }

  private static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a file, at most one more than may be read; nil if it cannot be read.
  static func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= maximumFileByteCount {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes.append(contentsOf: chunk[..<count])
      if count < chunk.count { break }
    }
    return ferror(file) == 0 ? bytes : nil
  }
}
