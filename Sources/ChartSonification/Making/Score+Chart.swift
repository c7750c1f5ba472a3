public import ChartAccessibility
import ChartAudio
public import ChartModel
import ChartScales

extension Score {
  /// Makes the score of a chart.
  ///
  /// Heard in this order, as the options say: the pitches of both ends of the axis, then series after
  /// series, each after a sample of its sound if there are several, then the end. Pitch follows the
  /// measure's axis, time the other one: in proportion along amounts and instants, a step a name. Lines
  /// and areas glide from mark to mark; bars, points and cells are a tone each, marks that span a range
  /// rise from its start to its end. A box rises through its middle half, and what stands apart from it
  /// follows in short tones. Missing values are silent. A chart without marks has its end alone.
  ///
  /// Of a chart with a selection only the selected marks are heard, each at the time and the pitch that it
  /// has in the whole, so that both compare; ``Score/selection`` says how many.
  ///
  /// `tree` must be the tree of `chart`; its ids name the events, and marks that it leaves out as decoration
  /// are silent. Nothing is thrown and no value is
  /// unheard of: ``ScoreSeries`` says what was left out.
  ///
  /// - Complexity: O(marks).
  public init(
    of chart: ResolvedChart,
    tree: AccessibilityTree,
    options: ScoreOptions = ScoreOptions()
  ) {
    var making = ScoreMaking(options)
    let all = tree.chart.layers.indices.flatMap { layer in
      tree.chart.layers[layer].series.indices.compactMap { series in
        SeriesMarks(of: tree, layer: layer, series: series)
      }
    }
    .filter { $0.count > 0 }
    .enumerated().map { voice, marks in
      var marks = marks
      marks.voice = voice
      return marks
    }
    let marks = all.filter { $0.selectedCount != 0 }
    if tree.chart.selection != nil {
      making.selection = ScoreSelection(
        markCount: all.reduce(0) { $0 + ($1.selectedCount ?? 0) },
        of: all.reduce(0) { $0 + $1.count }
      )
    }
    if !all.isEmpty { making.writeReferences(node: chart.measureAxisNode) }
    making.write(marks, sweep: options.sweep ?? Sweep.duration(of: all))
    making.writeEnd()
    self = making.score
  }
}

extension ResolvedChart {
  /// The node of the axis that the first layer measures along.
  fileprivate var measureAxisNode: NodeID {
    let isHorizontal = layers.first?.orientation == .horizontal
    let hasAxis = (isHorizontal ? x : y) != nil
    return hasAxis ? .chart.child(isHorizontal ? "x-axis" : "y-axis") : .chart
  }
}

/// Puts the parts of a score one after the other.
private struct ScoreMaking {
  private let options: ScoreOptions
  private let pitches: PitchMapping
  private var time: Seconds = 0.05
  private var events: [ScoreEvent] = []
  private var series: [ScoreSeries] = []

  /// How much of the chart is heard, where a part of it is selected.
  var selection: ScoreSelection?

  init(_ options: ScoreOptions) {
    self.options = options
    pitches = PitchMapping(options)
  }

  /// Everything in order of onset.
  var score: Score {
    let ordered = events.enumerated().sorted { left, right in
      (left.element.onset, left.offset) < (right.element.onset, right.offset)
    }
    var score = Score(
      duration: rounded(time + 0.05, ScoreDigits.time),
      series: series,
      events: ordered.map(\.element)
    )
    score.selection = selection
    return score
  }

  mutating func writeReferences(node: NodeID) {
    guard options.context.contains(.references) else { return }
    for (kind, height) in [(ScoreEvent.Kind.referenceLow, 0.0), (.referenceHigh, 1.0)] {
      writeSteady(kind, height: height, lasting: 0.25, node: node)
      time += 0.05
    }
    time += 0.35
  }

  mutating func write(_ all: [SeriesMarks], sweep: Seconds) {
    for (number, marks) in all.enumerated() {
      if number > 0 { time += 0.4 }
      if all.count > 1, options.context.contains(.seriesStarts) {
        let timbre = marks.voice % ScoreTimbre.count
        writeSteady(
          .seriesStart,
          height: 0.5,
          lasting: 0.3,
          node: marks.node,
          timbre: timbre,
          series: number
        )
        time += 0.25
      }
      write(marks, number, sweep)
    }
  }

  private mutating func write(_ marks: SeriesMarks, _ number: Int, _ sweep: Seconds) {
    let onset = rounded(time, ScoreDigits.time)
    var writer = EventWriter(
      marks,
      number: number,
      onset: onset,
      sweep: sweep,
      options: options
    )
    let (sounded, bridged) = marks.isContinuous ? writer.writeLine() : (writer.writeTones(), 0)
    events += writer.events
    series.append(
      ScoreSeries(
        node: marks.node,
        isContinuous: marks.isContinuous,
        onset: onset,
        duration: rounded(sweep, ScoreDigits.time),
        markCount: marks.count,
        soundedCount: sounded,
        bridgedGaps: bridged
      )
    )
    time = writer.events.reduce(onset + sweep) { max($0, $1.end) }
  }

  mutating func writeEnd() {
    guard options.context.contains(.end) else { return }
    if !events.isEmpty { time += 0.3 }
    events.append(Cue.end.event(at: time, node: .chart))
    time += Cue.end.duration
  }

  private mutating func writeSteady(
    _ kind: ScoreEvent.Kind,
    height: Double,
    lasting duration: Seconds,
    node: NodeID,
    timbre: Int = 0,
    series: Int? = nil
  ) {
    let pitch = pitches.frequency(atHeight: height)
    let cue = Cue(
      kind: kind,
      duration: duration,
      startFrequency: pitch,
      endFrequency: pitch,
      gain: 0.5
    )
    events.append(cue.event(at: time, node: node, timbre: timbre, series: series))
    time += duration
  }
}
