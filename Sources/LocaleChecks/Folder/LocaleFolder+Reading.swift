package import ChartLocalization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension LocaleFolder {
  /// Reads a folder from the disk, two levels deep.
  ///
  /// Names that start with a dot and what is no file, such as a pipe or a device, are passed over. Of a
  /// file that is larger than ``maximumFileByteCount`` no more is read than tells so. Throws if the
  /// folder or one of its files cannot be read.
  package init(reading path: String, source: String? = nil) throws(CatalogueError) {
    guard let names = Self.names(in: path) else {
      throw CatalogueError(fault: .unreadable, file: path, position: nil)
    }
    var files: [(path: String, bytes: [UInt8])] = []
    for name in names {
      try Self.add(name, of: path, endings: [".json"], to: &files)
      for file in Self.names(in: "\(path)/\(name)") ?? [] {
        try Self.add("\(name)/\(file)", of: path, endings: [".arb", ".json"], to: &files)
      }
    }
    self.init(files: files, source: source)
  }

  /// Adds a file by its path from the folder, if its name and its kind are those of a file to read.
  private static func add(
    _ name: String,
    of folder: String,
    endings: [String],
    to files: inout [(path: String, bytes: [UInt8])]
  ) throws(CatalogueError) {
    let path = "\(folder)/\(name)"
    guard endings.contains(where: { name.hasSuffix($0) }), mayBeFile(path) else { return }
    guard let bytes = bytes(ofFile: path) else {
      throw CatalogueError(fault: .unreadable, file: path, position: nil)
    }
    files.append((name, bytes))
  }

  /// Whether a path leads to a file, or nowhere, as a link may that goes round in a circle.
  ///
  /// What leads nowhere was meant to be read, and is told of. To open a pipe would wait for whoever
  /// writes to it.
  private static func mayBeFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
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
