import CSndFile
import ChartAudio

extension AudioBuffer {
  /// Reads a sound file; `nil` if libsndfile cannot.
  init?(readingFile path: String) {
    var info = SF_INFO()
    guard let handle = sf_open(path, Int32(SFM_READ), &info) else { return nil }
    defer { sf_close(handle) }
    let (frames, channels) = (Int(info.frames), Int(info.channels))
    var samples = [Float](repeating: 0, count: frames * channels)
    guard sf_readf_float(handle, &samples, info.frames) == info.frames else { return nil }
    self.init(
      channels: (0..<channels).map { channel in
        (0..<frames).map { samples[$0 * channels + channel] }
      },
      sampleRate: Double(info.samplerate)
    )
  }
}
