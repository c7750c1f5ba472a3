extension AudioBuffer {
  /// Multiplies every sample.
  public mutating func scale(by factor: Double) {
    let factor = Float(factor)
    guard factor != 1 else { return }
    for channel in channels.indices {
      withChannel(channel) { samples in
        for index in samples.indices { samples[index] *= factor }
      }
    }
  }

  /// Adds another buffer's samples from a time on, growing to hold them.
  ///
  /// Both must have the same rate and as many channels; time is rounded to whole frames.
  public mutating func mix(_ other: AudioBuffer, at time: Seconds = 0) {
    checkKinship(with: other)
    let start = Int((max(time, 0) * sampleRate).rounded())
    let missing = start + other.frameCount - frameCount
    if missing > 0 { append(silentFrames: missing) }
    for channel in channels.indices {
      other.channels[channel].withUnsafeBufferPointer { added in
        withChannel(channel) { samples in
          for index in added.indices { samples[start + index] += added[index] }
        }
      }
    }
  }

  /// Puts another buffer of the same rate and as many channels behind this one.
  public mutating func append(_ other: AudioBuffer) {
    checkKinship(with: other)
    self = AudioBuffer(
      channels: zip(channels, other.channels).map { $0 + $1 },
      sampleRate: sampleRate
    )
  }

  /// The mean of all channels, as one.
  public var foldedToMono: AudioBuffer {
    guard let first = channels.first, channels.count > 1 else { return self }
    var sum = first
    for channel in channels.dropFirst() {
      for index in sum.indices { sum[index] += channel[index] }
    }
    let share = 1 / Float(channels.count)
    return AudioBuffer(channels: [sum.map { $0 * share }], sampleRate: sampleRate)
  }

  /// A buffer of one channel heard on both sides as loud as before; any other as it is.
  public var spreadToStereo: AudioBuffer {
    guard channels.count == 1 else { return self }
    var stereo = AudioBuffer(channels: [channels[0], channels[0]], sampleRate: sampleRate)
    stereo.scale(by: 0.5.squareRoot())
    return stereo
  }

  private mutating func append(silentFrames count: Int) {
    append(
      AudioBuffer(frameCount: count, channelCount: channels.count, sampleRate: sampleRate)
    )
  }

  private func checkKinship(with other: AudioBuffer) {
    precondition(
      sampleRate == other.sampleRate && channels.count == other.channels.count,
      "buffers are put together at one rate and with as many channels"
    )
  }
}
