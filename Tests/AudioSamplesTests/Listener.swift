import ChartAudio
import ChartSonification
import Foundation

/// Hears a sound and says where it is not what a score asks for.
struct Listener {
  private let sound: AudioBuffer
  private let mono: [Float]

  init(_ sound: AudioBuffer) {
    self.sound = sound
    mono = (0..<sound.frameCount).map { frame in
      sound.channels.reduce(0) { $0 + $1[frame] } / Float(sound.channels.count)
    }
  }

  /// What differs, a sentence each, and how many events were heard for their pitch and their onset.
  func faults(against score: Score) -> (sentences: [String], pitches: Int, onsets: Int) {
    let pitched = score.events.filter { $0.startFrequency != nil && $0.kind != .zeroCrossing }
    let afterSilence = pitched.filter { event in
      !score.events.contains { $0.onset < event.onset && $0.end > event.onset - 0.02 }
    }
    var sentences = pitched.compactMap(pitchFault) + afterSilence.compactMap(onsetFault)
    if abs(sound.duration - score.duration) > 1e-3 {
      sentences.append("lasts \(sound.duration) s; expected \(score.duration)")
    }
    return (sentences + levelFaults, pitched.count, afterSilence.count)
  }

  /// The pitch in the middle of an event, within 10 cents for a steady one and 30 for one that glides.
  private func pitchFault(_ event: ScoreEvent) -> String? {
    guard let start = event.startFrequency, let end = event.endFrequency else { return nil }
    let expected = (start * end).squareRoot()
    let isSteady = start == end
    // Long enough for the lowest pitch, too short for a glide to get far.
    let length = isSteady ? event.duration * 0.8 : min(event.duration * 0.8, 0.05)
    let middle = event.onset + event.duration / 2
    let stretch = frames(from: middle - length / 2, to: middle + length / 2)
    let found = Spectrum(of: mono[stretch], sampleRate: sound.sampleRate).strongest
    let cents = 1_200 * log2(found / expected)
    guard abs(cents) > (isSteady ? 10 : 30) else { return nil }
    return "pitch at \(event.onset) s is \(found) Hz; expected \(expected), \(cents) cents off"
  }

  /// When the sound first passes a twentieth of what the event comes to, within 5 ms.
  private func onsetFault(_ event: ScoreEvent) -> String? {
    let heard = mono[frames(from: event.onset, to: event.end)].map { abs($0) }.max() ?? 0
    let before = frames(from: event.onset - 0.02, to: event.end)
    let first = mono[before].firstIndex { abs($0) > heard / 20 }
    let found = first.map { Double($0) / sound.sampleRate } ?? .nan
    guard !(abs(found - event.onset) <= 0.005) else { return nil }
    return "onset is at \(found) s; expected \(event.onset)"
  }

  private var levelFaults: [String] {
    var sentences: [String] = []
    let loudness = Loudness(of: sound).integrated ?? -.infinity
    if abs(loudness + 20) > 0.5 { sentences.append("level is \(loudness) LUFS; expected -20") }
    let peak = Decibels(amplitude: sound.truePeak).value
    if peak >= -1 { sentences.append("true peak is \(peak) dBTP; expected less than -1") }
    return sentences
  }

  private func frames(from start: Seconds, to end: Seconds) -> Range<Int> {
    let first = min(max(Int(start * sound.sampleRate), 0), mono.count)
    return first..<max(first, min(Int(end * sound.sampleRate), mono.count))
  }
}
