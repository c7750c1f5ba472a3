extension AudioBuffer {
  /// Sounds voices together in stereo, for a duration; what lies outside of it is not heard.
  ///
  /// Voices are band-limited: no harmonic reaches 0.45 of the sample rate. A voice alone peaks near its
  /// gain times 3 at most; level the sum before it is heard (``levelled(to:ceiling:)``).
  ///
  /// Source for the equal-power pan: left is cos, right is sin of (pan + 1) π / 4.
  ///
  /// - Complexity: O(frames of all voices).
  public init(
    voices: [Voice],
    duration: Seconds,
    sampleRate: Hertz = AudioBuffer.standardRate
  ) {
    self.init(silence: duration, sampleRate: sampleRate)
    let synthesizer = Synthesizer(sampleRate: sampleRate)
    var (left, right) = (channels[0], channels[1])
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in
        for voice in voices { synthesizer.add(voice, left: left, right: right) }
      }
    }
    self.init(channels: [left, right], sampleRate: sampleRate)
  }
}
