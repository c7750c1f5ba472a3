import CSoxr

extension AudioBuffer {
  /// The same sound at another rate, by libsoxr's high quality: band-limited, 134 dB signal to noise.
  ///
  /// Its length is the nearest whole number of frames; a buffer at the rate already is unchanged.
  ///
  /// Throws ``AudioFileError/resampling(_:)`` for a rate that the library refuses.
  public func resampled(to rate: Hertz) throws(AudioFileError) -> AudioBuffer {
    guard rate != sampleRate else { return self }
    guard rate.isFinite, rate > 0 else { throw .resampling("the rate is not a positive number") }
    let count = Int((duration * rate).rounded())
    guard count > 0 else {
      return AudioBuffer(frameCount: 0, channelCount: channels.count, sampleRate: rate)
    }
    var resampled: [[Float]] = []
    for channel in channels {
      resampled.append(try Self.resample(channel, sampleRate, rate, count))
    }
    return AudioBuffer(channels: resampled, sampleRate: rate)
  }

  private static func resample(
    _ samples: [Float],
    _ from: Hertz,
    _ to: Hertz,
    _ count: Int
  ) throws(AudioFileError) -> [Float] {
    guard csoxr_is_there() != 0 else { throw .libraryMissing(package: "libsoxr0") }
    var done = 0
    var failure: soxr_error_t?
    var output = [Float](repeating: 0, count: count)
    let quality = csoxr_quality_spec(UInt(SOXR_HQ), 0)
    output.withUnsafeMutableBufferPointer { output in
      samples.withUnsafeBufferPointer { input in
        withUnsafePointer(to: quality) { quality in
          failure = csoxr_oneshot(
            from,
            to,
            1,
            input.baseAddress,
            input.count,
            nil,
            output.baseAddress,
            count,
            &done,
            nil,
            quality,
            nil
          )
        }
      }
    }
    if let failure { throw .resampling(String(cString: failure)) }
    return output
  }
}
