import ChartAudio

/// A turn of a line: when, how high, and which mark.
struct Turn {
  var time: Seconds
  var height: Double
  var index: Int
}

/// An unbroken part of a line; never empty.
struct LineRun {
  var turns: [Turn]

  /// The first missing mark between the run before and this one, or before the first run.
  var missingBefore: Int?

  var start: Seconds { turns.first?.time ?? 0 }
  var end: Seconds { turns.last?.time ?? 0 }
}

/// Takes a line mark by mark and keeps what can be heard: the least and the greatest of each two
/// hundredth of a second, the ends of every run, and silences that are long enough to be noticed.
///
/// Lines with room for every mark are kept whole.
struct LineReduction {
  private(set) var runs: [LineRun] = []
  private(set) var bridgedGaps = 0

  /// Where marks are missing behind the last run.
  private(set) var missing: (index: Int, start: Seconds, end: Seconds)?

  private var turns: [Turn] = []
  private var missingBefore: Int?
  private var bin: LineBin?

  /// Reads the marks of a series over a sweep.
  init(of marks: SeriesMarks, sweep: Seconds) {
    for index in 0..<marks.count {
      let time = marks.times[index] * sweep
      guard !time.isNaN else { continue }
      if marks.heights[index].isNaN {
        skip(index, time)
      } else {
        add(Turn(time: time, height: marks.heights[index], index: index))
      }
    }
    endRun()
  }

  private mutating func add(_ turn: Turn) {
    missing = nil
    let number = Int(turn.time / Sweep.lineBin)
    if bin?.number == number {
      bin?.add(turn)
    } else {
      if let bin { turns += bin.kept(isStart: turns.isEmpty, isEnd: false) }
      bin = LineBin(number, turn)
    }
  }

  private mutating func skip(_ index: Int, _ time: Seconds) {
    if missing == nil {
      endRun()
      missing = (index, time, time)
      missingBefore = index
    }
    missing?.end = time
  }

  private mutating func endRun() {
    if let bin { turns += bin.kept(isStart: turns.isEmpty, isEnd: true) }
    bin = nil
    guard let first = turns.first else { return }
    if let last = runs.last, first.time - last.end < Sweep.shortestGap {
      runs[runs.count - 1].turns += turns
      bridgedGaps += 1
    } else {
      runs.append(LineRun(turns: turns, missingBefore: missingBefore))
    }
    turns = []
    missingBefore = nil
  }
}

/// The marks of a line within one two hundredth of a second.
private struct LineBin {
  let number: Int
  private let first: Turn
  private var last: Turn
  private var least: Turn
  private var greatest: Turn
  private var count = 1

  init(_ number: Int, _ turn: Turn) {
    self.number = number
    (first, last, least, greatest) = (turn, turn, turn, turn)
  }

  mutating func add(_ turn: Turn) {
    last = turn
    count += 1
    if turn.height < least.height { least = turn }
    if turn.height > greatest.height { greatest = turn }
  }

  /// What stays of it, in order.
  func kept(isStart: Bool, isEnd: Bool) -> [Turn] {
    if count == 1 { return [first] }
    if count == 2 { return [first, last] }
    var kept = least.index < greatest.index ? [least, greatest] : [greatest, least]
    if least.index == greatest.index { kept.removeLast() }
    if isStart, kept.first?.index != first.index { kept.insert(first, at: 0) }
    if isEnd, kept.last?.index != last.index { kept.append(last) }
    return kept
  }
}
