import CALSA

#if canImport(Glibc)
import Glibc
#endif

/// An open device that takes samples of one kind.
struct DeviceStream<Sample: PlayableSample> {
  private let handle: OpaquePointer
  private let channels: Int
  /// Moments that are written at once: 5 ms.
  private let portion: Int
  /// Moments that fading takes: 10 ms.
  private let fading: Int

  init(
    _ device: String,
    channels: Int,
    sampleRate: Int,
    latency: Double
  ) throws(PlaybackError) {
    guard (1...64).contains(channels), (1000...768_000).contains(sampleRate) else {
      throw .formatNotTaken(channels: channels, sampleRate: sampleRate)
    }
    handle = try Self.opened(device)
    self.channels = channels
    portion = max(sampleRate / 200, 1)
    fading = max(sampleRate / 100, 1)
    let code = snd_pcm_set_params(
      handle,
      Sample.format,
      SND_PCM_ACCESS_RW_INTERLEAVED,
      UInt32(channels),
      UInt32(sampleRate),
      1,
      UInt32(min(max(latency, 0.005), 2) * 1e6)
    )
    guard code == 0 else {
      snd_pcm_close(handle)
      throw .formatNotTaken(channels: channels, sampleRate: sampleRate)
    }
  }

  /// Opens a device without waiting for another program to give it up.
  private static func opened(_ device: String) throws(PlaybackError) -> OpaquePointer {
    calsa_silence()
    var handle: OpaquePointer?
    let code = snd_pcm_open(&handle, device, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
    guard code == 0, let handle else {
      throw code == -EBUSY || code == -EAGAIN ? .deviceBusy : .noDevice
    }
    snd_pcm_nonblock(handle, 0)
    return handle
  }

  /// Writes one portion, waiting for room, and gives how many moments were taken.
  func write(_ samples: [Sample], from start: Int, to end: Int) throws(PlaybackError) -> Int {
    let count = min(portion, end - start)
    let written = samples.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        snd_pcm_writei(handle, $0 + start * channels, snd_pcm_uframes_t(count))
      } ?? 0
    }
    if written >= 0 { return Int(written) }
    // An interrupted call, sound that ran dry, a machine that slept: all can go on.
    guard snd_pcm_recover(handle, Int32(written), 1) == 0 else {
      throw .deviceFailed(code: -Int(written))
    }
    return 0
  }

  /// Lets what was to come fall to silence along half a cosine, and waits until it is heard.
  func fadeOut(_ samples: [Sample], from start: Int, to end: Int) throws(PlaybackError) {
    let count = min(fading, end - start)
    var tail: [Sample] = []
    tail.reserveCapacity(count * channels)
    for moment in 0..<count {
      let gain = 0.5 + 0.5 * cosf(.pi * Float(moment + 1) / Float(count))
      for channel in 0..<channels {
        tail.append(samples[(start + moment) * channels + channel].faded(to: gain))
      }
    }
    var written = 0
    while written < count { written += try write(tail, from: written, to: count) }
    drain()
  }

  /// Waits until all that was written is heard.
  func drain() { snd_pcm_drain(handle) }

  /// Lets the device go.
  func close() { snd_pcm_close(handle) }
}
