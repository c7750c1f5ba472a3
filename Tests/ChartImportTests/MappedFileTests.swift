import ChartImport
import ChartModel
import ChartTestSupport
import Foundation
import Testing

struct MappedFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString)

  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = folder.appending(path: "table.csv").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    try body(path)
  }

  private func error(_ path: String) -> ChartImportError? {
    do throws(ChartImportError) {
      _ = try MappedFile(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file reads like its bytes, also when it ends with a page of memory`() throws {
    for length in [8, 4096, 8192, 8193] {
      var text = "a,b\n1,2\n"
      while text.utf8.count < length { text += "3,4\n" }
      let bytes = Array(text.utf8.prefix(length))
      try withFile(bytes) { path in
        let file = try MappedFile(path: path)
        #expect(file.count == length)
        let (mapped, copied) = (try TableReader.read(file), try TableReader.read(bytes))
        #expect(mapped.diagnostics == copied.diagnostics)
        for (left, right) in zip(mapped.table.columns, copied.table.columns) {
          #expect(left.values.scalars.isSame(as: right.values.scalars))
        }
      }
    }
  }

  @Test func `a missing file, a directory and an empty file are told apart`() throws {
    try withFile([]) { path in
      #expect(error(path) == .empty)
      #expect(error(path + ".missing") == .missingFile)
      #expect(error(folder.path) == .isDirectory)
      #expect(error(path + "/below") == .unreadableFile(errorNumber: ENOTDIR))
    }
  }

  @Test func `a pipe is read to its end`() throws {
    let pipe = Pipe()
    let text = "a,b\n" + String(repeating: "1,2\n", count: 5000)
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    let file = try MappedFile(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(file.count == text.utf8.count)
    #expect(try TableReader.read(file).table.rowCount == 5000)
  }

  /// The first column turns out to hold names only in a second pass, after which its first names,
  /// long let go of, are asked for.
  @Test func `megabytes of text read alike from bytes, a file and a pipe`() throws {
    var text = "place,amount\n"
    let rest = String(repeating: " of a long name", count: 6)
    for row in 0..<24_000 { text += row < 6_000 ? "\(row % 9),1.5\n" : "p\(row % 9)\(rest),1.5\n" }
    let bytes = Array(text.utf8)
    #expect(bytes.count > 1 << 20)
    let copied = try TableReader.read(bytes)
    #expect(copied.table.columns[0].names?.first == "0")
    try withFile(bytes) { path in
      let mapped = try TableReader.read(try MappedFile(path: path))
      #expect(mapped == copied)
    }
    let pipe = Pipe()
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    let file = try MappedFile(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let piped = try TableReader.read(file)
    #expect(piped == copied)
  }

  @Test func `an error's description says what was found and what was expected`() {
    #expect(ChartImportError.missingFile.description == "there is no such file")
    #expect(
      ChartImportError.unknownColumn(name: "x", available: ["a", "b"]).description
        == "there is no column \"x\"; the columns are \"a\", \"b\""
    )
    #expect(ChartImportError.unreadableFile(errorNumber: EACCES).description.contains("ermission"))
    #expect(
      ChartImportError.invalidUTF8(at: .init(line: 1, column: 1), byte: 9).description
        .contains("0x09")
    )
  }
}
