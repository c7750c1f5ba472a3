public import ChartAudio

extension Score {
  /// The score as sound in stereo, −20 LUFS, true peak below −1 decibel.
  ///
  /// Stems are as long and as loud as in the whole, so that they add up to it.
  ///
  /// - Complexity: O(duration).
  public func rendered(
    _ stem: ScoreStem = .all,
    sampleRate: Hertz = AudioBuffer.standardRate,
    loudness: Double = -20
  ) -> AudioBuffer {
    let whole = sound(of: .all, sampleRate)
    let gain = whole.gain(toLoudness: loudness)
    var buffer = stem == .all ? whole : sound(of: stem, sampleRate)
    buffer.scale(by: gain)
    return buffer.limited()
  }

  private func sound(of stem: ScoreStem, _ sampleRate: Hertz) -> AudioBuffer {
    AudioBuffer(
      voices: Self.voices(of: events.filter(stem.holds)),
      duration: duration,
      sampleRate: sampleRate
    )
  }

  /// One voice for each tone and each unbroken line.
  private static func voices(of events: [ScoreEvent]) -> [Voice] {
    var voices: [Voice] = []
    var line: (voice: Voice, series: Int?, end: Seconds)?
    for event in events {
      guard let segment = event.segment else { continue }
      if event.kind == .zeroCrossing {
        voices += event.doubleClick(segment)
        continue
      }
      guard event.kind == .glide else {
        voices.append(Voice(start: event.onset, segments: [segment]))
        continue
      }
      // Times are whole microseconds; half of one tells equal from different.
      if let open = line, open.series == event.series, abs(open.end - event.onset) < 5e-7 {
        line?.voice.segments.append(segment)
      } else {
        if let line { voices.append(line.voice) }
        line = (Voice(start: event.onset, segments: [segment]), event.series, 0)
      }
      line?.end = event.end
    }
    if let line { voices.append(line.voice) }
    return voices
  }
}

extension ScoreEvent {
  /// The event as a part of a voice; `nil` for silence.
  fileprivate var segment: Voice.Segment? {
    guard let startFrequency, let endFrequency, startFrequency > 0, endFrequency > 0 else {
      return nil
    }
    return Voice.Segment(
      duration: duration,
      startFrequency: startFrequency,
      endFrequency: endFrequency,
      gain: gain,
      startPan: startPan,
      endPan: endPan,
      timbre: ScoreTimbre.timbre(of: self)
    )
  }

  /// Two short tones in the event's time.
  fileprivate func doubleClick(_ segment: Voice.Segment) -> [Voice] {
    var segment = segment
    segment.duration = 0.4 * duration
    return [0, 0.6].map { share in
      Voice(start: onset + share * duration, segments: [segment])
    }
  }
}
