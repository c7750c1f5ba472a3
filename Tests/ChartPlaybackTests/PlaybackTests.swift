import ChartPlayback
import ChartTestSupport
import Foundation
import Testing

/// Played sound, caught by ALSA's `file` plugin before it would reach a device.
struct PlaybackTests {
  /// A folder in which all that is played through the device `default` lands in a file.
  private struct Capture: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "playback-\(UUID())")
    var file: URL { folder.appending(path: "capture.raw") }
    var variables: [String: String] {
      ["ALSA_CONFIG_PATH": folder.appending(path: "asound.conf").path]
    }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lines = """
        </usr/share/alsa/alsa.conf>
        pcm.!default { type plug slave.pcm "tofile" }
        pcm.tofile { type file slave.pcm "null" file "\(folder.path)/capture.raw" format "raw" }

        """
      try Data(lines.utf8).write(to: folder.appending(path: "asound.conf"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func probe() throws -> Tool { try #require(Tool(beside: "SpeechProbe")) }

  private func noise(_ count: Int, seed: UInt64) -> Data {
    var generator = SeededGenerator(seed: seed)
    return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  @Test(arguments: [
    (1, 22_050, 1), (1, 22_050, 22_050), (2, 44_100, 10_000), (2, 48_000, 48_000), (1, 8000, 799),
  ])
  func `what is played is what was given, bit for bit`(
    channels: Int,
    rate: Int,
    moments: Int
  ) throws {
    let capture = try Capture()
    let sound = noise(moments * channels * 2, seed: UInt64(moments))
    let arguments = ["play", "default", "\(channels)", "\(rate)"]
    let result = try probe().bytes(arguments, input: sound, capture.variables)
    #expect(String(decoding: result.bytes, as: UTF8.self).hasPrefix("finished"))
    let played = try Data(contentsOf: capture.file)
    #expect(played.prefix(sound.count) == sound)
    // A device takes whole periods: silence may follow, nothing else.
    #expect(played.dropFirst(sound.count).allSatisfy { $0 == 0 })
  }

  @Test func `nothing to play is played at once`() throws {
    let capture = try Capture()
    let result = try probe().bytes(
      ["play", "default", "2", "44100"],
      input: Data(),
      capture.variables
    )
    #expect(String(decoding: result.bytes, as: UTF8.self).hasPrefix("finished"))
  }

  @Test func `a stop fades to silence and plays nothing after it`() async throws {
    let capture = try Capture()
    let loud = Data((0..<48_000).flatMap { _ in [UInt8(0xFF), UInt8(0x3F)] })
    // Stopped before it starts: the fade is all that is heard.
    let result = try probe().bytes(
      ["play", "default", "1", "48000", "-1"],
      input: loud,
      capture.variables
    )
    #expect(String(decoding: result.bytes, as: UTF8.self).hasPrefix("stopped"))
    let bytes = [UInt8](try Data(contentsOf: capture.file))
    let played = stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
    let heard = played.prefix(480)
    #expect(heard.count == 480 && heard.first.map { $0 > 16_000 } == true && heard.last == 0)
    #expect(zip(heard, heard.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 60 })
    #expect(played.dropFirst(480).allSatisfy { $0 == 0 })
  }

  @Test(.timeLimit(.minutes(1)))
  func `without a device there is one sentence, without a hang, and nothing else is printed`()
    throws
  {
    let result = try probe().bytes(
      ["play", "nosuchdevice", "1", "48000"],
      input: noise(9600, seed: 1),
      [:]
    )
    let words = String(decoding: result.bytes, as: UTF8.self).split(separator: " ")
    #expect(result.status == 3)
    #expect(words.dropLast().joined(separator: " ") == PlaybackError.noDevice.description)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [(0, 48_000), (-1, 48_000), (65, 48_000), (1, 0), (1, -5), (1, 1_000_000)])
  func `sound of no possible kind is refused`(channels: Int, rate: Int) {
    let error = PlaybackError.formatNotTaken(channels: channels, sampleRate: rate)
    #expect(throws: error) {
      _ = try Playback(device: "null").play([Int16](), channels: channels, sampleRate: rate)
    }
  }

  @Test func `both kinds of sample are taken, and a stop is for good`() throws {
    let playback = Playback(device: "null")
    let sound = [Float](repeating: 0.25, count: 4800)
    #expect(try playback.play(sound, channels: 2, sampleRate: 48_000) == .finished)
    playback.stop()
    #expect(try playback.play(sound, channels: 2, sampleRate: 48_000) == .stopped)
    #expect(
      try playback.play([Int16](repeating: 9, count: 480), channels: 1, sampleRate: 48_000)
        == .stopped
    )
  }
}
