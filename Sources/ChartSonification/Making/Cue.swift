import ChartAccessibility
import ChartAudio

/// A sound of one pitch or slide that helps to follow the data.
struct Cue {
  var kind: ScoreEvent.Kind
  var duration: Seconds
  var startFrequency: Hertz
  var endFrequency: Hertz
  var gain: Double

  /// High above the data, so that it is told from them.
  static let zeroCrossing = Cue(
    kind: .zeroCrossing,
    duration: 0.07,
    startFrequency: frequency(ofNote: 96),
    endFrequency: frequency(ofNote: 96),
    gain: 0.3
  )

  static let end = Cue(
    kind: .end,
    duration: 0.25,
    startFrequency: frequency(ofNote: 67),
    endFrequency: frequency(ofNote: 60),
    gain: 0.4
  )

  func event(
    at onset: Seconds,
    node: NodeID,
    pan: Double = 0,
    timbre: Int = 0,
    series: Int? = nil,
    index: Int? = nil
  ) -> ScoreEvent {
    ScoreEvent(
      kind: kind,
      onset: rounded(onset, ScoreDigits.time),
      duration: rounded(duration, ScoreDigits.time),
      startFrequency: rounded(startFrequency, ScoreDigits.frequency),
      endFrequency: rounded(endFrequency, ScoreDigits.frequency),
      gain: rounded(gain, ScoreDigits.share),
      startPan: pan,
      endPan: pan,
      timbre: timbre,
      isNegative: false,
      node: node,
      series: series,
      index: index
    )
  }
}
