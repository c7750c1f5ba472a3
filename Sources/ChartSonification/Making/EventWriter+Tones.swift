import ChartAudio
import ChartScales

extension EventWriter {
  /// Writes a tone a mark, at most twenty a second.
  ///
  /// Where marks stand closer, each tenth of a second keeps its least and its greatest; the first and the
  /// last mark stay. Gives how many marks are heard.
  mutating func writeTones() -> Int {
    let kept = keptMarks()
    let onsets = Sweep.spaced(kept.map { marks.times[$0] * sweep })
    var sounded = 0
    var before: Int?
    for (place, index) in kept.enumerated() {
      let room = room(at: place, onsets)
      guard !marks.heights[index].isNaN else {
        write(.gap, index, from: onsets[place], to: onsets[place] + room)
        continue
      }
      if let before, marks.isNegative(before) != marks.isNegative(index) {
        writeCrossing(index, at: onsets[place] - (room >= 0.3 ? 0.09 : 0))
      }
      writeTone(index, at: onsets[place], lasting: min(0.3, 0.8 * room))
      writeOutliers(of: index, after: onsets[place] + min(0.3, 0.8 * room), room: room)
      sounded += 1
      before = index
    }
    return sounded
  }

  private mutating func writeTone(_ index: Int, at start: Seconds, lasting duration: Seconds) {
    let height = marks.heights[index]
    let low = marks.starts.isEmpty || marks.starts[index].isNaN ? height : marks.starts[index]
    write(
      .tone,
      index,
      from: start,
      to: start + duration,
      heights: Interval(low, height),
      isNegative: marks.isNegative(index)
    )
  }

  /// Short tones for what stands apart from a box, as many as there is time for.
  private mutating func writeOutliers(of index: Int, after start: Seconds, room: Seconds) {
    guard marks.outliers.indices.contains(index) else { return }
    let step = 0.08
    let fitting = max(0, Int((room - min(0.3, 0.8 * room) - 0.04) / step))
    for (number, height) in marks.outliers[index].prefix(fitting).enumerated() {
      let onset = start + 0.02 + Double(number) * step
      // The middle half, the median and the whiskers are a box's first three parts.
      write(
        .tone,
        index,
        from: onset,
        to: onset + 0.05,
        heights: Interval(height, height),
        part: number + 4
      )
    }
  }

  /// From one onset to the next; the last mark has as much as the one before.
  private func room(at place: Int, _ onsets: [Seconds]) -> Seconds {
    if place + 1 < onsets.count { return onsets[place + 1] - onsets[place] }
    return place > 0 ? min(onsets[place] - onsets[place - 1], 0.375) : 0.375
  }

  /// The marks that are heard, and those that are heard to be missing.
  private func keptMarks() -> [Int] {
    let placed = marks.times.indices.filter { !marks.times[$0].isNaN }
    let isCrowded = zip(placed, placed.dropFirst()).contains { first, second in
      (marks.times[second] - marks.times[first]) * sweep < Sweep.toneSpacing - 1e-9
    }
    guard isCrowded, let first = placed.first, let last = placed.last else { return placed }
    var kept: [Int] = []
    var start = 0
    while start < placed.count {
      let number = Int(marks.times[placed[start]] * sweep / (2 * Sweep.toneSpacing))
      var end = start + 1
      while end < placed.count,
        Int(marks.times[placed[end]] * sweep / (2 * Sweep.toneSpacing)) == number
      { end += 1 }
      kept += extremes(of: placed[start..<end], keeping: first, last)
      start = end
    }
    return kept
  }

  /// The least and the greatest of some marks and, if they are among them, two more, in order.
  private func extremes(of some: ArraySlice<Int>, keeping first: Int, _ last: Int) -> [Int] {
    var least: Int?
    var greatest: Int?
    for index in some where !marks.heights[index].isNaN {
      if marks.heights[index] < least.map({ marks.heights[$0] }) ?? .infinity { least = index }
      if marks.heights[index] > greatest.map({ marks.heights[$0] }) ?? -.infinity {
        greatest = index
      }
    }
    guard let least, let greatest else { return Array(some.prefix(1)) }
    var kept: Set<Int> = [least, greatest]
    if some.first == first { kept.insert(first) }
    if some.last == last { kept.insert(last) }
    return kept.sorted()
  }
}
