import ChartAccessibility
import ChartAudio
import ChartScales

/// Writes the data events of one series.
struct EventWriter {
  let marks: SeriesMarks
  let number: Int

  /// When the sweep starts, and how long it takes.
  let onset: Seconds
  let sweep: Seconds

  let pitches: PitchMapping
  let options: ScoreOptions

  private(set) var events: [ScoreEvent] = []
  private var latestCrossing = -Seconds.infinity

  init(
    _ marks: SeriesMarks,
    number: Int,
    onset: Seconds,
    sweep: Seconds,
    options: ScoreOptions
  ) {
    self.marks = marks
    self.number = number
    self.onset = onset
    self.sweep = sweep
    self.options = options
    pitches = PitchMapping(options)
  }

  /// Writes an event from one time of the sweep to another, from one height to another.
  ///
  /// `part` is the number of the part of the mark that it belongs to, from 1.
  mutating func write(
    _ kind: ScoreEvent.Kind,
    _ index: Int,
    from start: Seconds,
    to end: Seconds,
    heights: Interval? = nil,
    isNegative: Bool = false,
    part: Int? = nil
  ) {
    let first = rounded(onset + start, ScoreDigits.time)
    let last = rounded(onset + end, ScoreDigits.time)
    guard last > first else { return }
    let node = marks.node.child("point", index + 1)
    events.append(
      ScoreEvent(
        kind: kind,
        onset: first,
        duration: rounded(last - first, ScoreDigits.time),
        startFrequency: heights.map { pitches.frequency(atHeight: $0.start) },
        endFrequency: heights.map { pitches.frequency(atHeight: $0.end) },
        gain: heights == nil ? 0 : 1,
        startPan: pan(at: start),
        endPan: pan(at: kind == .glide ? end : start),
        timbre: marks.voice % ScoreTimbre.count,
        isNegative: isNegative,
        node: part.map { node.child("part", $0) } ?? node,
        series: number,
        index: index
      )
    )
  }

  /// Writes the cue that the sign changes, unless the last one has hardly passed.
  mutating func writeCrossing(_ index: Int, at time: Seconds) {
    guard options.context.contains(.zeroCrossings), time - latestCrossing >= 0.25 else { return }
    latestCrossing = time
    events.append(
      Cue.zeroCrossing.event(
        at: onset + max(time, 0),
        node: marks.node.child("point", index + 1),
        pan: pan(at: time),
        series: number,
        index: index
      )
    )
  }

  private func pan(at time: Seconds) -> Double {
    let place = min(max(time / sweep + marks.middle, 0), 1)
    return rounded((2 * place - 1) * options.panWidth, ScoreDigits.share)
  }
}
