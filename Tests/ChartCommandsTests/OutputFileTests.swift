import ChartCommands
import Foundation
import Testing

struct OutputFileTests {
  /// Writes a result to a path of a folder, as `--output` does.
  private func write(_ path: String, in folder: ScratchFolder) -> Run {
    run(["svg", "f", "-o", path], in: folder.path)
  }

  @Test func `a file takes the result whole and nothing else stays`() throws {
    let folder = try ScratchFolder()
    try folder.write("something much longer than the result", to: "chart.svg")
    #expect(write("chart.svg", in: folder).status == .done)
    #expect(try folder.names == ["chart.svg"])
    #expect(try folder.text(of: "chart.svg") == "<svg/>\n")
  }

  @Test func `a file keeps its permissions, and a new one has those of the mask`() throws {
    let folder = try ScratchFolder()
    let old = try folder.write("", to: "old.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old)
    #expect(write("old.svg", in: folder).status == .done)
    #expect(write("new.svg", in: folder).status == .done)
    #expect(try permissions(old) == 0o640)
    let plain = "\(folder.path)/plain"
    #expect(FileManager.default.createFile(atPath: plain, contents: nil))
    let mask = umask(0)
    umask(mask)
    #expect(try permissions("\(folder.path)/new.svg") == 0o666 & ~Int(mask))
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a link stays a link and what it points to takes the result`() throws {
    let folder = try ScratchFolder()
    try folder.write("old", to: "real.svg")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.svg",
      withDestinationPath: "real.svg"
    )
    #expect(write("link.svg", in: folder).status == .done)
    #expect(try folder.text(of: "real.svg") == "<svg/>\n")
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: "\(folder.path)/link.svg"
    )
    #expect(target == "real.svg")
  }

  @Test func `a pipe with a name is written in place`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Open for both, so that neither side waits for the other.
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    #expect(write("pipe", in: folder).status == .done)
    var bytes = [UInt8](repeating: 0, count: 20)
    // Asks first: where nothing was written into the pipe, reading would wait for ever.
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&waiting, 1, 0) == 1)
    let count = read(descriptor, &bytes, bytes.count)
    #expect(bytes.prefix(count) == Array("<svg/>\n".utf8)[...])
    #expect(try folder.names == ["pipe"])
  }

  @Test(arguments: [
    ("none/c.svg", "none/c.svg: error: cannot write: the folder for it does not exist\n"),
    ("folder", "folder: error: cannot write: it is a folder; expected a file's name\n"),
    ("folder/", "folder/: error: cannot write: it is a folder; expected a file's name\n"),
    ("none/", "none/: error: cannot write: the folder for it does not exist\n"),
    (
      "file/c.svg",
      "file/c.svg: error: cannot write: part of this path is a file; expected a folder there\n"
    ),
    (
      longName, "\(longName): error: cannot write: the name is longer than the device allows\n"
    ),
  ])
  func `an output that cannot be written is one sentence, and status 3`(
    path: String,
    line: String
  ) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/folder",
      withIntermediateDirectories: true
    )
    try folder.write("kept", to: "file")
    let found = write(path, in: folder)
    #expect(found.errors == line)
    #expect(found.status.rawValue == 3)
    #expect(try folder.names == ["file", "folder"])
    #expect(try folder.text(of: "file") == "kept")
  }

  private static let longName = String(repeating: "n", count: 300)

  @Test func `who fails half-way leaves the file as it was`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "chart.svg")
    #expect(throws: OutputFault("x", .deviceFull)) {
      try OutputFile(shownAs: "x", at: path).replace { output throws(OutputFault) in
        try output.write(Array("half".utf8))
        throw OutputFault("x", .deviceFull)
      }
    }
    #expect(try folder.names == ["chart.svg"])
    #expect(try folder.text(of: "chart.svg") == "old")
  }

  @Test func `files written at one time do not meet`() async throws {
    let folder = try ScratchFolder()
    let path = folder.path
    await withTaskGroup(of: ExitStatus.self) { group in
      for index in 0..<24 {
        group.addTask { run(["svg", "f", "-o", "chart-\(index).svg"], in: path).status }
      }
      for await status in group { #expect(status == .done) }
    }
    #expect(try folder.names.count == 24)
    #expect(try folder.names.allSatisfy { try folder.text(of: $0) == "<svg/>\n" })
  }
}
