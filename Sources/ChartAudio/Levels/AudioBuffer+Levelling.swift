extension AudioBuffer {
  /// The gain that brings the sound to a loudness in LUFS.
  ///
  /// What is shorter than half a second, or too soft to be measured, is brought by its peak instead:
  /// to −10 decibels. Silence keeps its gain of 1, and nothing is raised by more than 30 decibels.
  public func gain(toLoudness target: Double) -> Double {
    let peak = Double(peak)
    guard peak > 0 else { return 1 }
    guard duration >= 0.5, let loudness = Loudness(of: self).integrated else {
      return min(Decibels(-10).amplitude / peak, Decibels(30).amplitude)
    }
    return Decibels(min(target - loudness, 30)).amplitude
  }

  /// The sound brought to a loudness in LUFS, its true peak then held below a ceiling.
  public func levelled(to target: Double = -20, ceiling: Decibels = -1.5) -> AudioBuffer {
    var buffer = self
    buffer.scale(by: gain(toLoudness: target))
    return buffer.limited(to: ceiling)
  }
}
