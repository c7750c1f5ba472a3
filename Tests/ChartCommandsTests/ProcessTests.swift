import ChartCommands
import Foundation
import Testing

/// Laws that hold for a process as a whole: each is tried in a process of its own.
struct ProcessTests {
  @Test(arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interruption while a file is written leaves the old file alone there`(
    number: Int32,
    status: Int32
  ) async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "chart.svg")
    await #expect(processExitsWith: .exitCode(status)) {
      [path = path as String, number = number as Int32] in
      Interruption.install()
      try OutputFile(shownAs: "chart.svg", at: path).replace { output throws(OutputFault) in
        try output.write(Array("half".utf8))
        interrupt(with: number)
      }
    }
    #expect(try folder.names == ["chart.svg"])
    #expect(try folder.text(of: "chart.svg") == "old")
  }

  @Test func `a finished file is not touched by a later interruption`() async throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/chart.svg"
    await #expect(processExitsWith: .exitCode(130)) { [path = path as String] in
      Interruption.install()
      try OutputFile(shownAs: "chart.svg", at: path).replace(with: Array("new".utf8))
      interrupt(with: SIGINT)
    }
    #expect(try folder.text(of: "chart.svg") == "new")
  }

  @Test func `a signal that the caller had ignored stays ignored`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGHUP, SIG_IGN)
      Interruption.install()
      interrupt(with: SIGHUP, seconds: 0.2)
      exit(0)
    }
  }

  @Test func `a closed pipe is success`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      Interruption.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(99) }
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      exit(Sample.program.run(["help"], in: .process).rawValue)
    }
  }

  @Test func `a full device behind standard output is one sentence, and status 3`() async {
    let result = await #expect(
      processExitsWith: .exitCode(3),
      observing: [\.standardErrorContent]
    ) {
      Interruption.install()
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      exit(Sample.program.run(["help"], in: .process).rawValue)
    }
    #expect(
      text(result) == "standard output: error: cannot write: no room is left on the device\n"
    )
  }

  @Test func `a closed standard output is status 3, and no work at all with nothing to write`()
    async
  {
    await #expect(processExitsWith: .exitCode(3)) {
      close(STDOUT_FILENO)
      exit(Sample.program.run(["help"], in: .process).rawValue)
    }
  }

  @Test func `a file past the allowed size is status 3 and leaves the old one`() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "chart.svg")
    let result = await #expect(
      processExitsWith: .exitCode(3),
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      Interruption.install()
      // The threads that tests run on take no signals, which `main` does.
      var signals = sigset_t()
      sigfillset(&signals)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var limit = rlimit(rlim_cur: 3, rlim_max: 3)
      setrlimit(__rlimit_resource_t(1), &limit)
      exit(Sample.program.run(["svg", "f", "-o", path], in: .process).rawValue)
    }
    #expect(text(result) == "\(path): error: cannot write: no room is left on the device\n")
    #expect(try folder.names == ["chart.svg"])
    #expect(try folder.text(of: "chart.svg") == "old")
  }

  @Test(arguments: ["folder/chart.svg", "kept.svg"])
  func `a folder or a file that may not be written is one sentence, and status 3`(
    name: String
  ) async throws {
    let folder = try ScratchFolder()
    let files = FileManager.default
    try files.createDirectory(
      atPath: "\(folder.path)/folder",
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o555]
    )
    try files.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.write("old", to: "kept.svg")
    )
    // So that it is the file alone that refuses.
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    let path = "\(folder.path)/\(name)"
    let result = await #expect(
      processExitsWith: .exitCode(3),
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      renounceAdministration()
      exit(Sample.program.run(["svg", "f", "-o", path], in: .process).rawValue)
    }
    #expect(
      text(result)
        == "\(path): error: cannot write: the folder or the file there may not be written\n"
    )
    #expect(try folder.text(of: "kept.svg") == "old")
  }

  @Test func `a full device named as the output is one sentence, and status 3`() async {
    let result = await #expect(
      processExitsWith: .exitCode(3),
      observing: [\.standardErrorContent]
    ) {
      renounceAdministration()
      exit(Sample.program.run(["svg", "f", "-o", "/dev/full"], in: .process).rawValue)
    }
    #expect(text(result) == "/dev/full: error: cannot write: no room is left on the device\n")
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// Sends this process a signal and gives another thread the time to take it: the threads that
/// tests run on take none.
private func interrupt(with number: Int32, seconds: Double = 30) {
  kill(getpid(), number)
  Thread.sleep(forTimeInterval: seconds)
}

/// Takes from this process the right to write anything anywhere, so that a test of what is refused
/// means something, and a fault in what it tests cannot replace a device of the machine.
private func renounceAdministration() {
  if geteuid() == 0, setuid(65534) != 0 { exit(99) }
}
