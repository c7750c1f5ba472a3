import CALSA

/// A kind of sample that the device takes as it is.
protocol PlayableSample {
  /// The device's name for it.
  static var format: snd_pcm_format_t { get }

  /// The sample at a part of its loudness, 0...1.
  func faded(to gain: Float) -> Self
}

extension Int16: PlayableSample {
  static var format: snd_pcm_format_t { SND_PCM_FORMAT_S16 }

  func faded(to gain: Float) -> Int16 { Int16((Float(self) * gain).rounded(.towardZero)) }
}

extension Float: PlayableSample {
  static var format: snd_pcm_format_t { SND_PCM_FORMAT_FLOAT }

  func faded(to gain: Float) -> Float { self * gain }
}
