import ChartAudio
import ChartScales

extension EventWriter {
  /// Writes a line: glides from mark to mark, the last of each run held for a moment, silence where
  /// values are missing.
  ///
  /// Gives how many marks are heard at their own pitch and how many gaps are glided over.
  mutating func writeLine() -> (sounded: Int, bridged: Int) {
    let reduction = LineReduction(of: marks, sweep: sweep)
    let runs = reduction.runs
    for (number, run) in runs.enumerated() {
      let next = number + 1 < runs.count ? runs[number + 1].start : reduction.missing?.end
      let previousEnd = events.last { $0.kind != .zeroCrossing }?.end
      if let index = run.missingBefore {
        let start = previousEnd.map { $0 - onset } ?? marks.times[index] * sweep
        write(.gap, index, from: start, to: run.start)
      }
      writeRun(run, until: next, isAlone: runs.count == 1)
    }
    if let missing = reduction.missing {
      let start = events.last { $0.kind != .zeroCrossing }.map { $0.end - onset } ?? missing.start
      let end = runs.isEmpty ? sweep : missing.end
      write(.gap, missing.index, from: start, to: end)
    }
    return (runs.reduce(0) { $0 + $1.turns.count }, reduction.bridgedGaps)
  }

  private mutating func writeRun(_ run: LineRun, until next: Seconds?, isAlone: Bool) {
    let times = Sweep.spaced(run.turns)
    guard let last = run.turns.last, let end = times.last else { return }
    let room = next.map { max($0 - end, 0) } ?? .infinity
    let heights = Interval(last.height, last.height)
    let isNegative = marks.isNegative(last.index)
    guard times.count > 1 else {
      let duration = min(isAlone ? 0.3 : 0.15, max(0.02, room / 2))
      return write(
        .tone,
        last.index,
        from: end,
        to: end + duration,
        heights: heights,
        isNegative: isNegative
      )
    }
    for place in 1..<times.count {
      writeGlide(run.turns[place - 1], run.turns[place], from: times[place - 1], to: times[place])
    }
    // The last value is held, so that it can be heard and has an event of its own.
    let hold = min(0.08, room / 3)
    write(.glide, last.index, from: end, to: end + hold, heights: heights, isNegative: isNegative)
  }

  /// Writes the way from one mark to the next, in two where it goes through zero.
  private mutating func writeGlide(
    _ first: Turn,
    _ second: Turn,
    from start: Seconds,
    to end: Seconds
  ) {
    let isNegative = marks.isNegative(first.index)
    guard isNegative != marks.isNegative(second.index) else {
      return write(
        .glide,
        first.index,
        from: start,
        to: end,
        heights: Interval(first.height, second.height),
        isNegative: isNegative
      )
    }
    let share = (marks.zero - first.height) / (second.height - first.height)
    let part = share > 0 && share < 1 ? share : 0.5
    let middle = start + (end - start) * part
    let height = first.height + (second.height - first.height) * part
    write(
      .glide,
      first.index,
      from: start,
      to: middle,
      heights: Interval(first.height, height),
      isNegative: isNegative
    )
    write(
      .glide,
      first.index,
      from: middle,
      to: end,
      heights: Interval(height, second.height),
      isNegative: !isNegative
    )
    writeCrossing(second.index, at: middle)
  }
}
