import ChartTestSupport
import Foundation
import Testing

/// Sound files of runs that are interrupted.
struct InterruptedSoundTests {
  @Test(arguments: ["sonify", "speak"], ["wav", "flac"])
  func `an interruption at any time leaves a whole file or none`(
    verb: String,
    format: String
  ) throws {
    let program = try BuiltProgram()
    let whole = program.path("whole.\(format)")
    let start = ContinuousClock.now
    #expect(try program.run(verb, program.table, "-o", whole).status == 0)
    let duration = Double((ContinuousClock.now - start) / .seconds(1))
    var statuses: Set<Int32?> = []
    for share in [0.1, 0.4, 0.7, 0.9] {
      let process = try program.started([verb, program.table, "-o", program.path("a.\(format)")])
      Thread.sleep(forTimeInterval: share * duration)
      kill(process.processIdentifier, SIGINT)
      let status = BuiltProgram.status(of: process)
      statuses.insert(status)
      try expectWholeOrNothing(status, program, format)
    }
    #expect(statuses.contains(130) && statuses.isSubset(of: [0, 130]))
  }

  @Test func `an interruption as soon as a file is begun leaves a whole file or none`() throws {
    let program = try BuiltProgram()
    #expect(try program.run("sonify", program.table, "-o", program.path("whole.wav")).status == 0)
    let process = try program.started(["sonify", program.table, "-o", program.path("a.wav")])
    while process.isRunning, try program.made == ["whole.wav"] { usleep(50) }
    kill(process.processIdentifier, SIGINT)
    try expectWholeOrNothing(BuiltProgram.status(of: process), program, "wav")
  }

  private func expectWholeOrNothing(
    _ status: Int32?,
    _ program: BuiltProgram,
    _ format: String
  ) throws {
    let (name, whole) = ("a.\(format)", "whole.\(format)")
    if try program.made == [whole] {
      #expect(status == 130)
    } else {
      #expect(try program.made == [name, whole] && status == 0)
      #expect(try program.bytes(of: name) == program.bytes(of: whole))
      try FileManager.default.removeItem(atPath: program.path(name))
    }
  }
}
