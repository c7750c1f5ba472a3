import ChartAudio
import Foundation
import Testing

struct AudioFileTests {
  private let sound = Probe.sine(440, amplitude: 0.3, duration: 0.3)

  @Test(arguments: [
    (AudioFileFormat.wav, "RIFF"), (.flac, "fLaC"), (.ogg, "OggS"),
  ])
  func `a file starts as its format asks and carries its title`(
    format: AudioFileFormat,
    start: String
  ) throws {
    let bytes = try AudioFile.bytes(of: sound, as: format, title: "Längen")
    #expect(bytes.starts(with: start.utf8))
    #expect(Data(bytes).range(of: Data("Längen".utf8)) != nil)
  }

  @Test(arguments: [AudioFileFormat.wav, .flac])
  func `the same sound gives the same bytes`(format: AudioFileFormat) throws {
    let first = try AudioFile.bytes(of: sound, as: format)
    #expect(try AudioFile.bytes(of: sound, as: format) == first)
  }

  @Test func `a WAV file holds the samples side by side in 16 bits and nothing else`() throws {
    let buffer = AudioBuffer(channels: [[0, 0.5, -1], [0.25, 0, 1]])
    let bytes = try AudioFile.bytes(of: buffer, as: .wav)
    #expect(bytes.count == 44 + 12)
    let samples = stride(from: 44, to: bytes.count, by: 2).map {
      Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
    }
    #expect(samples == [0, 8_192, 16_384, 0, -32_768, 32_767])
  }

  @Test func `a sample comes back as the nearest step, from wherever it lies beside it`() throws {
    let steps = Array(stride(from: Int16(-32_000), through: 32_000, by: 250))
    for error: Float in [-0.49, -0.01, 0, 0.01, 0.49] {
      let samples = steps.map { (Float($0) + error) / 32_768 }
      let bytes = try AudioFile.bytes(of: AudioBuffer(channels: [samples]), as: .wav)
      let written = stride(from: 44, to: bytes.count, by: 2).map {
        Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
      }
      #expect(written == steps, "\(error)")
    }
  }

  @Test func `samples beyond full scale are clipped and never wrap`() throws {
    let bytes = try AudioFile.bytes(of: AudioBuffer(channels: [[1.2, -1.2]]), as: .wav)
    #expect(Array(bytes.suffix(4)) == [0xFF, 0x7F, 0x00, 0x80])
  }

  @Test func `an empty sound is a whole file`() throws {
    #expect(try AudioFile.bytes(of: AudioBuffer(frameCount: 0), as: .wav).count == 44)
  }

  @Test(arguments: [AudioFileFormat.wav, .flac])
  func `a descriptor receives the bytes that memory does, and stays open`(
    format: AudioFileFormat
  ) throws {
    let path = NSTemporaryDirectory() + "chartvoice-\(UUID().uuidString)"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    try AudioFile.write(sound, to: descriptor, as: format, title: "A")
    #expect(fcntl(descriptor, F_GETFD) != -1)
    let written = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Array(written) == (try AudioFile.bytes(of: sound, as: format, title: "A")))
  }

  @Test func `a descriptor that is none, a full device and too many channels are told apart`() {
    #expect(throws: AudioFileError.self) { try AudioFile.write(sound, to: -1, as: .wav) }
    let full = open("/dev/full", O_RDWR)
    defer { close(full) }
    #expect {
      try AudioFile.write(sound, to: full, as: .wav)
    } throws: { error in
      "\(error)".contains("space")
    }
    let wide = AudioBuffer(frameCount: 10, channelCount: 9)
    let refusal = AudioFileError.unsupported(.flac, channelCount: 9, sampleRate: 48_000)
    #expect(throws: refusal) { try AudioFile.bytes(of: wide, as: .flac) }
  }

  @Test func `formats are known by the end of a file's name`() {
    #expect(AudioFileFormat(fileName: "a/b.WAV") == .wav)
    #expect(AudioFileFormat(fileName: "sales.v2.flac") == .flac)
    #expect(AudioFileFormat(fileName: "wav") == nil)
    #expect(AudioFileFormat(fileName: "song.mp3") == nil)
  }
}
