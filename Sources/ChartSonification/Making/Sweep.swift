import ChartAudio

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How much time the marks of one series are given, and how close they may stand.
enum Sweep {
  /// The least time between the tones of a series: 20 a second.
  static let toneSpacing: Seconds = 0.05

  /// The least time that a line takes from one end of the axis to the other; for less of the way, as much
  /// less.
  static let steepestClimb: Seconds = 1.0 / 400

  /// A stretch of a line in which only the extremes are kept.
  static let lineBin: Seconds = 1.0 / 200

  /// A silence shorter than this inside a line is not heard as one.
  static let shortestGap: Seconds = 0.05

  /// 4 seconds up to 10 marks, 5 at 1000, 6 from 100,000 on; 60 milliseconds a tone where that fits; no
  /// more than 0.7 seconds a mark; together about two minutes for very many series.
  ///
  /// The same for all series of a chart, so that the same time is the same place.
  static func duration(of series: [SeriesMarks]) -> Seconds {
    let heard = series.filter { $0.heights.contains { !$0.isNaN } }
    guard let most = heard.map(\.count).max() else { return 0.5 }
    let tones = heard.lazy.filter { !$0.isContinuous }.map(\.count).max() ?? 0
    var duration = min(max(4 + 0.5 * log10(Double(most) / 10), 4), 6)
    duration = max(duration, min(Double(tones) * 0.06, 6))
    duration = min(duration, max(0.5, Double(most) * 0.7))
    return min(duration, max(0.5, 120 / Double(series.count)))
  }

  /// Times of which each is at least a ``toneSpacing`` behind the one before.
  static func spaced(_ times: [Seconds]) -> [Seconds] {
    var earliest = -Seconds.infinity
    return times.map { time in
      let spaced = max(time, earliest)
      earliest = spaced + toneSpacing
      return spaced
    }
  }

  /// The times of a line's turns, moved back where it would climb or fall too steeply to be heard as one
  /// tone; two at one time come at least two microseconds apart.
  static func spaced(_ turns: [Turn]) -> [Seconds] {
    var before: (time: Seconds, height: Double)?
    return turns.map { turn in
      var time = turn.time
      if let before {
        let climb = abs(turn.height - before.height) * steepestClimb
        time = max(time, before.time + max(climb, 2e-6))
      }
      before = (time, turn.height)
      return time
    }
  }
}
