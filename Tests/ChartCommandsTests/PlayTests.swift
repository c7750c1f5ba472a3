import ChartTestSupport
import Foundation
import Testing

/// What a person hears of a chart, on a sound device of the test's own.
struct PlayTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  /// The samples that the program writes for the same words, in 16 bits.
  private func written(_ verb: String) throws -> [Int16] {
    let path = program.path("written.wav")
    #expect(try program.run(verb, program.table, "-o", path).status == 0)
    let bytes = try program.bytes(of: "written.wav").dropFirst(44)
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  /// The samples that arrived, in steps of 16 bits.
  private func heard(_ bytes: [UInt8]) -> [Float] {
    bytes.prefix(bytes.count / 4 * 4).withUnsafeBytes { raw in
      raw.bindMemory(to: Float.self).map { $0 * 32_768 }
    }
  }

  /// How many samples, from the first, were heard as they were written, to the last step of 16 bits.
  private func same(_ played: [Float], _ written: [Int16]) -> Int {
    var count = 0
    while count < min(played.count, written.count), abs(played[count] - Float(written[count])) <= 1
    {
      count += 1
    }
    return count
  }

  @Test func `what is played is what is written, sample by sample`() throws {
    let capture = try #require(try Capture(in: program.folder))
    defer { capture.close() }
    let process = try program.started(["play", program.table], variables: capture.variables)
    let played = heard(capture.read())
    #expect(BuiltProgram.status(of: process) == 0)
    let written = try written("sonify")
    #expect(written.count > 100_000 && same(played, written) == written.count)
    // A device takes whole periods: silence may follow, nothing else.
    #expect(played.dropFirst(written.count).allSatisfy { $0 == 0 })
  }

  @Test func `speech is heard whole`() throws {
    let capture = try #require(try Capture(in: program.folder))
    defer { capture.close() }
    let process = try program.started(["speak", program.table], variables: capture.variables)
    let played = heard(capture.read())
    #expect(BuiltProgram.status(of: process) == 0)
    let written = try written("speak")
    #expect(written.count > 100_000 && played.count >= written.count)
    // The voice says it a little otherwise in each process but the first text.
    #expect(abs(loudest(played) - loudest(written.map { Float($0) })) < 0.1)
    #expect(played.dropFirst(written.count).allSatisfy { $0 == 0 })
  }

  private func loudest(_ samples: some Sequence<Float>) -> Float {
    (samples.map { abs($0) }.max() ?? 0) / 32_768
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interruption fades out what is played, and is the status`(
    number: Int32,
    status: Int32
  ) throws {
    let capture = try #require(try Capture(in: program.folder))
    defer { capture.close() }
    let written = try written("sonify")
    let process = try program.started(["play", program.table], variables: capture.variables)
    // Into the first tone, which lasts from 50 ms to 300 ms.
    let before = heard(capture.read(2 * 4 * 48 * 150))
    kill(process.processIdentifier, number)
    // As long as a busy machine may need to see it.
    Thread.sleep(forTimeInterval: 0.3)
    let after = heard(capture.read())
    #expect(BuiltProgram.status(of: process) == status)
    let played = before + after
    let same = same(played, written)
    #expect(same >= before.count)
    let end = (played.lastIndex { $0 != 0 } ?? 0) + 1
    // 11 ms were in the pipe and 35 ms in the device; 5 ms may be written, and 10 ms of fading.
    #expect((2 * 48 * 5...2 * 48 * 11).contains(end - same), "\(end - same)")
    #expect(end - before.count < 2 * 48 * 61, "\(end - before.count)")
    #expect(written.dropFirst(same).prefix(2 * 480).contains { abs(Int($0)) > 500 })
    #expect(try program.made.allSatisfy { !$0.contains("part") })
  }

  @Test func `a second interruption ends at once what a device holds up`() throws {
    let capture = try #require(try Capture(in: program.folder))
    defer { capture.close() }
    let process = try program.started(["play", program.table], variables: capture.variables)
    _ = capture.read(40_000)
    // Nobody listens any more: the device hangs.
    kill(process.processIdentifier, SIGINT)
    Thread.sleep(forTimeInterval: 0.3)
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGINT)
    #expect(BuiltProgram.status(of: process) == 130)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["play", "speak"])
  func `without a device there is one sentence, without a hang, and status 3`(verb: String) throws {
    let variables = try withoutDevice(in: program.folder)
    let found = try program.run(verb, program.table, variables: variables)
    #expect(found.status == 3 && found.bytes.isEmpty)
    #expect(
      found.errors
        == "chartvoice: error: found no sound device; write the sound to a file instead\n"
    )
  }
}
